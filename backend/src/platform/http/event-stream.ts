import type { ServerResponse } from 'node:http';
import { NotAcceptableException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

const aStream = 'text/event-stream';

export const asksForStream = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.startsWith(aStream) ?? false;

/** Takes the response out of the server's hands: what it keeps of a request that never ends, it keeps for ever. */
export function beginEventStream(request: FastifyRequest, reply: FastifyReply): ServerResponse {
  if (!asksForStream(request) || request.method !== 'GET')
    throw new NotAcceptableException('This is a stream of events: ask for text/event-stream');
  const { raw } = reply;
  // The server may have begun to stop meanwhile.
  if (raw.headersSent) return raw;
  reply.hijack();
  // A page that is open for hours sends nothing; whether it is still there, heartbeats tell.
  request.raw.socket.setTimeout(0);
  void reply.headers({
    'content-type': aStream,
    'cache-control': 'no-store, no-transform',
    // Else nginx would collect it.
    'x-accel-buffering': 'no',
  });
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200);
  // Sent by itself it is not kept in the pieces that it was put together from.
  raw.flushHeaders();
  return raw;
}

/** When its browser connects again: not in the same moment as all the others. */
export const comeBack = () => `retry: ${Math.round(500 + Math.random() * 2_500)}\n\n`;

/** Also one that has not begun, so that its browser connects again instead of giving up. */
export function endEventStream(raw: ServerResponse): void {
  if (!raw.headersSent) raw.writeHead(200, { 'content-type': aStream });
  raw.end(comeBack());
}
