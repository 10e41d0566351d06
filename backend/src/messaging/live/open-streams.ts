import { HttpException, Inject, Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Metrics } from '../../platform/observe/metrics.js';
import type { Reader, Stream } from './stream.js';

/** One browser has one, shared by its tabs; an airport's visitors share one address. */
const mostOfPerson = 12;
const mostOfNetwork = 500;

/** The turns of one round of heartbeats; a stream always has the same one. */
export const turns = 100;

/** The streams that are open on this node. */
@Injectable()
export class OpenStreams {
  private readonly people = new Map<number, Stream[]>();
  private readonly networks = new Map<string, number>();
  private readonly byTurn = Array.from({ length: turns }, () => new Set<Stream>());
  private opened = 0;
  private open = 0;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    metrics: Metrics,
  ) {
    const collect = (gauge: Gauge) => gauge.set(this.open);
    new Gauge({
      name: 'live_streams',
      help: 'Pages that are open and hear of messages',
      registers: [metrics.registry],
      collect() {
        collect(this);
      },
    });
  }

  get count(): number {
    return this.open;
  }

  /** PerUserQueue away whoever has too many open. */
  expectRoom({ userId, network }: Reader): void {
    const scale = this.config.limitsScale;
    const isFull =
      this.of(userId).length >= mostOfPerson * scale ||
      (this.networks.get(network) ?? 0) >= mostOfNetwork * scale;
    if (!isFull) return;
    const message = 'Too many pages are open here. Please close some and try again in a minute.';
    throw new HttpException({ message, retryAfter: 60 }, 429);
  }

  add(stream: Stream): void {
    const turn = this.byTurn[this.opened++ % turns]!;
    const { userId, network } = stream;
    this.open += 1;
    turn.add(stream);
    this.networks.set(network, (this.networks.get(network) ?? 0) + 1);
    this.people.set(userId, [...this.of(userId), stream]);
    stream.onClose(() => turn.delete(stream) && this.remove(stream));
  }

  of(userId: number): readonly Stream[] {
    return this.people.get(userId) ?? [];
  }

  readers(): Iterable<number> {
    return this.people.keys();
  }

  ofTurn(turn: number): Iterable<Stream> {
    return this.byTurn[turn % turns]!;
  }

  private remove(stream: Stream): void {
    const { userId, network } = stream;
    this.open -= 1;
    const left = this.of(userId).filter((other) => other !== stream);
    if (left.length) this.people.set(userId, left);
    else this.people.delete(userId);
    const others = (this.networks.get(network) ?? 1) - 1;
    if (others) this.networks.set(network, others);
    else this.networks.delete(network);
  }
}
