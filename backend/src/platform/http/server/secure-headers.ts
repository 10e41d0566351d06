import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.js';

/** What no page of ours uses, so that nothing that gets into one can use it either. */
const unusedPowers =
  'accelerometer autoplay camera display-capture encrypted-media geolocation gyroscope hid magnetometer ' +
  'microphone midi payment picture-in-picture screen-wake-lock serial usb xr-spatial-tracking';

/** `granted`: the powers that a page does use, with the origins that may. */
export const permissionsPolicy = (granted: Record<string, string> = {}) =>
  unusedPowers
    .split(' ')
    .map((power) => `${power}=${granted[power] ?? '()'}`)
    .join(', ');

/** For every answer; pages replace the Content-Security-Policy with one of their own. */
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
    // An address may spell the route in other letters: /%61pi/auth/me.
    const isApi = url.startsWith('/api/') || routeOptions.url?.startsWith('/api/');
    void reply.headers(isApi ? api : always);
    done();
  });
}
