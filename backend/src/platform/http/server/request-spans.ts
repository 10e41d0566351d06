import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.js';
import type { Span } from '../../tracing/span.js';
import type { Tracing } from '../../tracing/tracing.js';
import { asksForStream } from '../event-stream.js';
import { trustedProxies } from './trusted-proxies.js';

declare module 'fastify' {
  interface FastifyRequest {
    span?: Span | undefined;
  }
}

const untraced = /^\/(health|metrics)(\/|$)/;

/** Live streams last for hours, and a trace would only be sent at their end. */
export function traceRequests(fastify: FastifyInstance, tracing: Tracing, config: Config) {
  if (!tracing.isOn) return;
  const isTrusted = trustedProxies(config);
  fastify.addHook('onRequest', (request, _reply, done) => {
    const { url: route = 'none' } = request.routeOptions;
    if (asksForStream(request) || untraced.test(route)) return done();
    const { traceparent } = request.headers;
    const isContinued = typeof traceparent === 'string' && isTrusted(request.raw.socket);
    request.span = tracing.begin(`${request.method} ${route}`, {
      kind: 'server',
      traceparent: isContinued ? traceparent : undefined,
      attributes: {
        'http.request.method': request.method,
        'http.route': route,
        'http.request.header.x-request-id': request.id,
      },
    });
    done();
  });
  fastify.addHook('onResponse', ({ span }, { statusCode }, done) => {
    const attributes = { 'http.response.status_code': statusCode };
    if (statusCode >= 500) span?.fail(attributes);
    else span?.end(attributes);
    done();
  });
}
