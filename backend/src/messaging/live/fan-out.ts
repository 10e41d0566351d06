import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Listener } from '../../platform/database/listener.js';
import { OpenStreams } from './open-streams.js';
import { CatchUp } from './catch-up.js';
import type { Stream } from './stream.js';

const batchSize = 100;
const retryMs = 500;

@Injectable()
export class FanOut implements OnModuleInit {
  private readonly log = new Logger('Live');
  /** Users with new events; true if their pages may have been disconnected. */
  private readonly waiting = new Map<number, boolean>();
  private isRunning = false;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly listener: Listener,
    private readonly catchUp: CatchUp,
    private readonly streams: OpenStreams,
  ) {}

  onModuleInit(): void {
    if (this.config.role === 'worker') return;
    this.listener.listen('inbox', {
      onNotification: (userAndEvent) => this.notify(Number.parseInt(userAndEvent, 10), false),
      onListening: () => {
        for (const userId of this.streams.readers()) this.notify(userId, true);
      },
    });
  }

  begin(stream: Stream): void {
    this.streams.add(stream);
    this.notify(stream.userId, true);
  }

  private notify(userId: number, mayHaveMissed: boolean): void {
    if (!this.streams.of(userId).length) return;
    this.waiting.set(userId, mayHaveMissed || (this.waiting.get(userId) ?? false));
    if (!this.isRunning) void this.run();
  }

  /** One batch at a time, so that no event is sent twice or out of order. */
  private async run(): Promise<void> {
    this.isRunning = true;
    await nextTurn();
    while (this.waiting.size) {
      const batch = this.nextBatch();
      try {
        await this.catchUp.send(batch);
      } catch (error) {
        this.log.warn(`Retrying: ${(error as Error).message}`);
        for (const userId of batch.keys()) this.waiting.set(userId, true);
        await pause(retryMs, undefined, { ref: false });
      }
    }
    this.isRunning = false;
  }

  private nextBatch(): Map<number, boolean> {
    const batch = new Map([...this.waiting].slice(0, batchSize));
    for (const userId of batch.keys()) this.waiting.delete(userId);
    return batch;
  }
}
