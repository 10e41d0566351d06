import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { LOG } from './log-token.js';
import { Metrics } from './metrics.js';
import { shortenedIp } from './personal-data.js';

const quiet = new Set(['/health/live', '/health/ready', '/metrics']);

/** What is being answered at this moment, and a line and a figure for whatever has been. */
@Injectable()
export class Requests {
  private readonly open = new Set<FastifyReply>();
  private closing = false;

  constructor(
    @Inject(LOG) private readonly log: Logger,
    private readonly metrics: Metrics,
  ) {}

  watch(fastify: FastifyInstance) {
    fastify.addHook('onRequest', (_request, reply, done) => {
      this.open.add(reply);
      reply.raw.once('close', () => this.open.delete(reply));
      if (this.closing) void reply.header('connection', 'close');
      done();
    });
    fastify.addHook('onResponse', (request, reply, done) => {
      this.record(request, reply);
      done();
    });
  }

  /** From now on no connection is kept for a further request. */
  closeConnections() {
    this.closing = true;
  }

  /** Live streams would hold the server open for ever: their browsers reconnect to another node. */
  endStreams() {
    for (const { raw } of this.open)
      if (String(raw.getHeader('content-type')).startsWith('text/event-stream')) raw.end();
  }

  /** The route's pattern, never the address itself: that may hold a token or a name. */
  private record(request: FastifyRequest, reply: FastifyReply) {
    const route = request.routeOptions.url ?? 'none';
    const { statusCode: status, elapsedTime } = reply;
    this.metrics.request(request.method, route, status, elapsedTime);
    this.log[quiet.has(route) ? 'debug' : 'info'](
      {
        requestId: request.id,
        method: request.method,
        route,
        status,
        ms: Math.round(elapsedTime * 10) / 10,
        ip: shortenedIp(request.ip),
      },
      'answered',
    );
  }
}
