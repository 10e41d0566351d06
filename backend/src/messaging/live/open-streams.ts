import { HttpException, Inject, Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Metrics } from '../../platform/observe/metrics.js';
import type { Reader, Stream } from './stream.js';

/** All tabs of a browser share one stream; all visitors of an airport may share one address. */
const maxPerUser = 12;
const maxPerNetwork = 500;

export const slots = 100;

@Injectable()
export class OpenStreams {
  private readonly byUser = new Map<number, Stream[]>();
  private readonly countByNetwork = new Map<string, number>();
  private readonly bySlot = Array.from({ length: slots }, () => new Set<Stream>());
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

  expectCapacity({ userId, network }: Reader): void {
    const scale = this.config.limitsScale;
    const isFull =
      this.of(userId).length >= maxPerUser * scale ||
      (this.countByNetwork.get(network) ?? 0) >= maxPerNetwork * scale;
    if (!isFull) return;
    const message = 'Too many pages are open here. Please close some and try again in a minute.';
    throw new HttpException({ message, retryAfter: 60 }, 429);
  }

  add(stream: Stream): void {
    const slot = this.bySlot[this.opened++ % slots]!;
    const { userId, network } = stream;
    this.open += 1;
    slot.add(stream);
    this.countByNetwork.set(network, (this.countByNetwork.get(network) ?? 0) + 1);
    this.byUser.set(userId, [...this.of(userId), stream]);
    stream.onClose(() => slot.delete(stream) && this.remove(stream));
  }

  of(userId: number): readonly Stream[] {
    return this.byUser.get(userId) ?? [];
  }

  readers(): Iterable<number> {
    return this.byUser.keys();
  }

  inSlot(slot: number): Iterable<Stream> {
    return this.bySlot[slot % slots]!;
  }

  private remove(stream: Stream): void {
    const { userId, network } = stream;
    this.open -= 1;
    const left = this.of(userId).filter((other) => other !== stream);
    if (left.length) this.byUser.set(userId, left);
    else this.byUser.delete(userId);
    const others = (this.countByNetwork.get(network) ?? 1) - 1;
    if (others) this.countByNetwork.set(network, others);
    else this.countByNetwork.delete(network);
  }
}
