import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.js';

/** Headers for every answer; the pages add their own Content-Security-Policy to these. */
export function secureHeaders(fastify: FastifyInstance, config: Config) {
  const always = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    ...(config.publicUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
  const api = { ...always, 'cache-control': 'no-store' };
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.headers(request.url.startsWith('/api/') ? api : always);
    done();
  });
}
