import type { ServerResponse } from 'node:http';
import { NotAcceptableException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

const aStream = 'text/event-stream';

export const asksForStream = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.startsWith(aStream) ?? false;

/** Hijacks the response: Fastify would hold everything about a request that never ends. */
export function beginEventStream(request: FastifyRequest, reply: FastifyReply): ServerResponse {
  if (!asksForStream(request) || request.method !== 'GET')
    throw new NotAcceptableException('This is a stream of events: ask for text/event-stream');
  const { raw } = reply;
  if (raw.headersSent) return raw;
  reply.hijack();
  // Open pages send nothing for hours. Heartbeats find the closed ones.
  request.raw.socket.setTimeout(0);
  void reply.headers({
    'content-type': aStream,
    'cache-control': 'no-store, no-transform',
    // Prevents buffering in nginx.
    'x-accel-buffering': 'no',
  });
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200);
  // Flushed alone, so that Node frees the pieces of the header.
  raw.flushHeaders();
  return raw;
}

export const comeBack = () => `retry: ${Math.round(500 + Math.random() * 2_500)}\n\n`;

/** Also sends headers if there were none yet: the browser then reconnects instead of giving up. */
export function endEventStream(raw: ServerResponse): void {
  if (!raw.headersSent) raw.writeHead(200, { 'content-type': aStream });
  raw.end(comeBack());
}
