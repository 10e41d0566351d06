import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { asksForStream, comeBack, endEventStream } from '../http/event-stream.js';
import { LOG } from './log-token.js';
import { Metrics } from './metrics.js';
import { shortenedIp } from './personal-data.js';
import { RemoteFigures } from './remote-figures.js';

/** Successful reads are counted, not logged: they are nine of ten requests. */
const reads = new Set(['GET', 'HEAD']);
/** Asked every second. `Readiness` logs what changes. */
const probes = new Set(['/health/ready', '/health/live']);

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
    // No Set of requests in flight: V8 would keep its entries alive across young collections.
    fastify.addHook('onSend', (_request, reply, payload, done) => {
      if (this.closing) void reply.header('connection', 'close');
      done(null, payload);
    });
    fastify.addHook('onResponse', (request, reply, done) => {
      this.record(request, reply);
      done();
    });
  }

  closeConnections() {
    this.closing = true;
  }

  /**
   * Open streams would keep the server running. Their browsers reconnect to other nodes, and thousands of them at once
   * would hold those up, so the streams end over up to ten seconds.
   */
  async endStreams() {
    this.isEnding = true;
    const atOnce = Math.max(50, this.streams.size / 100);
    while (this.streams.size) {
      for (const raw of [...this.streams].slice(0, atOnce)) {
        this.streams.delete(raw);
        endEventStream(raw);
      }
      if (this.streams.size) await pause(100);
    }
  }

  onModuleDestroy() {
    return this.endStreams();
  }

  /** Stores the raw response: the reply would keep the whole request alive. */
  private keep(raw: ServerResponse) {
    this.streams.add(raw);
    raw.once('close', () => this.streams.delete(raw));
  }

  /** Logs the route's pattern: the address itself may contain a token or a name. */
  private record(request: FastifyRequest, reply: FastifyReply) {
    const route = request.routeOptions.url ?? 'none';
    const { statusCode: status, elapsedTime } = reply;
    this.metrics.request(request.method, route, status, elapsedTime);
    const caller = this.remotes.callerOf(request.headers['x-remote']);
    if (caller) this.remotes.called(caller, status, elapsedTime);
    const isRoutine = reads.has(request.method) && (status < 400 || probes.has(route));
    const level = isRoutine ? 'debug' : 'info';
    if (!this.log.isLevelEnabled(level)) return;
    this.log[level](
      {
        requestId: request.id,
        method: request.method,
        route,
        status,
        ms: Math.round(elapsedTime * 10) / 10,
        ip: shortenedIp(request.ip),
        remote: caller?.remote,
        release: caller?.release,
      },
      'answered',
    );
  }
}
