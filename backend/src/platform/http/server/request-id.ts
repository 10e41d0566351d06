import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { compile } from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.js';

export const requestIdHeader = 'x-request-id';

const saneId = /^[\w.-]{8,64}$/;

/** Only a trusted proxy may give an id: others could make their requests look like somebody else's in the log. */
export function requestIds({ trustProxy }: Pick<Config, 'trustProxy'>) {
  const isTrusted = compile(trustProxy);
  return ({ headers, socket }: IncomingMessage): string => {
    const given = headers[requestIdHeader];
    if (typeof given !== 'string' || !saneId.test(given)) return randomUUID();
    const { remoteAddress = '' } = socket;
    return remoteAddress && isTrusted(remoteAddress, 0) ? given : randomUUID();
  };
}

export function sendRequestIds(fastify: FastifyInstance) {
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header(requestIdHeader, request.id);
    done();
  });
}
