import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyHttpOptions, FastifyReply } from 'fastify';
import type { Config } from '../../config/config.js';
import { requestIdHeader, requestIds } from './request-id.js';
import { secureHeaders } from './secure-headers.js';
import { defaultMessage } from '../errors/default-messages.js';

export const fastifyOptions = (config: Config) =>
  ({
    logger: false,
    /** No path middleware: only guards decide about access. */
    skipMiddie: true,
    trustProxy: config.trustProxy.length ? config.trustProxy : false,
    bodyLimit: 32 * 1024,
    routerOptions: { maxParamLength: 100 },
    // Contracts check what comes in. Without this Fastify loads a compiler of JSON schemas, a hundred files, at each start.
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    connectionTimeout: 30_000,
    requestTimeout: 15_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    http: { maxHeaderSize: 16 * 1024, headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    requestIdHeader: false,
    genReqId: requestIds(config),
    frameworkErrors: (error, { id }, reply: FastifyReply) => {
      const status = error.statusCode ?? 400;
      void reply
        .code(status)
        .headers({ ...secureHeaders(config), 'cache-control': 'no-store', [requestIdHeader]: id })
        .send({ message: defaultMessage(status), requestId: id });
    },
    clientErrorHandler: (error: Error & { code?: string }, socket: Socket) =>
      answerRaw(socket, statusOf(error.code), secureHeaders(config)),
  }) satisfies FastifyHttpOptions<Server> & { skipMiddie: boolean };

function noSchemas(): never {
  throw new Error('A route has a JSON schema, which nothing here compiles: use a contract');
}

function statusOf(code: string | undefined): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}

function answerRaw(socket: Socket, status: number, always: Record<string, string>) {
  if (!socket.writable) return socket.destroy();
  const requestId = randomUUID();
  const body = JSON.stringify({ message: defaultMessage(status), requestId });
  const headers = {
    ...always,
    [requestIdHeader]: requestId,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} Refused\r\n${lines.join('')}\r\n${body}`);
}
