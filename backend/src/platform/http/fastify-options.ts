import { randomUUID } from 'node:crypto';
import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../config.js';

/** An id that somebody in front of us gave the request is kept if it is harmless to write down. */
const saneId = /^[\w.-]{8,64}$/;

export const fastifyOptions = (config: Config) =>
  ({
    logger: false,
    skipMiddie: true,
    trustProxy: config.trustProxy.length ? config.trustProxy : false,
    bodyLimit: 32 * 1024,
    maxParamLength: 100,
    connectionTimeout: 30_000,
    requestTimeout: 15_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    requestIdHeader: false,
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && saneId.test(given) ? given : randomUUID();
    },
  }) satisfies FastifyServerOptions & { skipMiddie: boolean };
