import type { ServerResponse } from 'node:http';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { asksForStream, comeBack, endEventStream } from '../http/event-stream.js';
import { LOG } from './log-token.js';
import { Metrics } from './metrics.js';
import { shortenedIp } from './personal-data.js';
import { RemoteFigures } from './remote-figures.js';

/** Reads that went well are counted and not written down: they are nine in ten, and say nothing by themselves. */
const reads = new Set(['GET', 'HEAD']);

/** The live streams that are open, and a line and a figure for whatever has been. */
@Injectable()
export class Requests implements OnModuleDestroy {
  private readonly streams = new Set<ServerResponse>();
  private closing = false;
  private isEnding = false;

  constructor(
    @Inject(LOG) private readonly log: Logger,
    private readonly metrics: Metrics,
    private readonly remotes: RemoteFigures,
  ) {}

  watch(fastify: FastifyInstance) {
    fastify.addHook('onRequest', (request, reply, done) => {
      if (asksForStream(request)) {
        if (this.isEnding) return reply.type('text/event-stream').send(comeBack());
        this.keep(reply.raw);
      }
      done();
    });
    // No Set tracks requests in flight: V8 keeps its old entries alive across young collections.
    fastify.addHook('onSend', (_request, reply, payload, done) => {
      if (this.closing) void reply.header('connection', 'close');
      done(null, payload);
    });
    fastify.addHook('onResponse', (request, reply, done) => {
      this.record(request, reply);
      done();
    });
  }

  /** From now on no connection is kept for a further request, nor those whose request is under way. */
  closeConnections() {
    this.closing = true;
  }

  /** Live streams would hold the server open for ever: their browsers reconnect to another node. */
  endStreams() {
    this.isEnding = true;
    for (const raw of this.streams) endEventStream(raw);
    this.streams.clear();
  }

  onModuleDestroy() {
    this.endStreams();
  }

  /** Not the reply, which would keep all that was ever known of the request. */
  private keep(raw: ServerResponse) {
    this.streams.add(raw);
    raw.once('close', () => this.streams.delete(raw));
  }

  /** The route's pattern, never the address itself: that may hold a token or a name. */
  private record(request: FastifyRequest, reply: FastifyReply) {
    const route = request.routeOptions.url ?? 'none';
    const { statusCode: status, elapsedTime } = reply;
    this.metrics.request(request.method, route, status, elapsedTime);
    const asker = this.remotes.asker(request.headers['x-remote']);
    if (asker) this.remotes.called(asker, status, elapsedTime);
    const level = status < 400 && reads.has(request.method) ? 'debug' : 'info';
    if (!this.log.isLevelEnabled(level)) return;
    this.log[level](
      {
        requestId: request.id,
        method: request.method,
        route,
        status,
        ms: Math.round(elapsedTime * 10) / 10,
        ip: shortenedIp(request.ip),
        remote: asker?.remote,
        release: asker?.release,
      },
      'answered',
    );
  }
}
