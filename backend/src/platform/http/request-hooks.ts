import type { EntityManager } from '@mikro-orm/core';
import type { FastifyInstance } from 'fastify';
import { inContext } from '../context.js';

const longestAddress = 4_096;

/** What is done for every request before Nest sees it. */
export function prepareRequests(fastify: FastifyInstance, em: EntityManager) {
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (request.url.length <= longestAddress) return done();
    done(Object.assign(new Error('The address is too long'), { statusCode: 414 }));
  });
  // After the body has been read: what runs then has lost a context that was opened earlier.
  fastify.addHook('preValidation', (request, _reply, done) => inContext(em, request.id, done));
}
