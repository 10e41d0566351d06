import type { EntityManager } from '@mikro-orm/core';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.js';
import { languageOfCall } from '../../language/requested-language.js';
import { inContext } from '../../request-context.js';

const longestAddress = 4_096;

const ofWorkers = /^\/(health|metrics|sandbox)(\/|\?|$)/;

export function prepareRequests(
  fastify: FastifyInstance,
  em: EntityManager,
  { role, languages }: Pick<Config, 'role' | 'languages'>,
) {
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (request.url.length <= longestAddress) return done();
    done(Object.assign(new Error('The address is too long'), { statusCode: 414 }));
  });
  if (role === 'worker')
    fastify.addHook('onRequest', (request, reply, done) =>
      ofWorkers.test(request.url) ? done() : reply.callNotFound(),
    );
  // Not earlier: reading the body loses the AsyncLocalStorage context.
  fastify.addHook('preValidation', (request, _reply, done) => {
    const { id: requestId, routeOptions, span } = request;
    const language = languageOfCall(request, languages);
    inContext(em, { requestId, language, bulkhead: routeOptions.url, span }, done);
  });
}
