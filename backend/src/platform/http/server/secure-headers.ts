import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.js';

const unusedPowers =
  'accelerometer autoplay camera display-capture encrypted-media geolocation gyroscope hid magnetometer ' +
  'microphone midi payment picture-in-picture serial usb xr-spatial-tracking';

export const permissionsPolicy = (granted: Record<string, string> = {}) =>
  unusedPowers
    .split(' ')
    .map((power) => `${power}=${granted[power] ?? '()'}`)
    .join(', ');

export const secureHeaders = ({ publicUrl }: Pick<Config, 'publicUrl'>) => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'permissions-policy': permissionsPolicy(),
  'cross-origin-opener-policy': 'same-origin',
  ...(publicUrl.startsWith('https:') && {
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  }),
});

export function sendSecureHeaders(fastify: FastifyInstance, config: Config) {
  const always = secureHeaders(config);
  const api = { ...always, 'cache-control': 'no-store' };
  fastify.addHook('onRequest', ({ url, routeOptions }, reply, done) => {
    // A path can be spelled in several ways: /%61pi/auth/me.
    const isApi = url.startsWith('/api/') || routeOptions.url?.startsWith('/api/');
    void reply.headers(isApi ? api : always);
    done();
  });
}
