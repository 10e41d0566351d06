import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.js';
import { trustedProxies } from './trusted-proxies.js';

export const requestIdHeader = 'x-request-id';

const saneId = /^[\w.-]{8,64}$/;

/** Only a trusted proxy may give an id: anyone else could forge the ids in the log. */
export function requestIds(config: Pick<Config, 'trustProxy'>) {
  const isTrusted = trustedProxies(config);
  return ({ headers, socket }: IncomingMessage): string => {
    const given = headers[requestIdHeader];
    return typeof given === 'string' && saneId.test(given) && isTrusted(socket) ? given : randomUUID();
  };
}

export function sendRequestIds(fastify: FastifyInstance) {
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header(requestIdHeader, request.id);
    done();
  });
}
