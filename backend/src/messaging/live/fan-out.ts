import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Listener } from '../../platform/database/listener.js';
import { OpenStreams } from './open-streams.js';
import { CatchUp } from './catch-up.js';
import type { Stream } from './stream.js';

const mostAtOnce = 100;
const retryAfter = 500;

/** Brings what happens to every page that is open here, as soon as it is committed, on whichever node. */
@Injectable()
export class FanOut implements OnModuleInit {
  private readonly log = new Logger('FanOut');
  /** Who has something to hear; true for who may have been away meanwhile. */
  private readonly waiting = new Map<number, boolean>();
  private isAtWork = false;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly listener: Listener,
    private readonly rounds: CatchUp,
    private readonly streams: OpenStreams,
  ) {}

  onModuleInit(): void {
    if (this.config.role === 'worker') return;
    this.listener.listen('inbox', {
      onNotification: (userAndEvent) => this.wake(Number.parseInt(userAndEvent, 10), false),
      onListening: () => {
        for (const userId of this.streams.readers()) this.wake(userId, true);
      },
    });
  }

  begin(stream: Stream): void {
    this.streams.add(stream);
    this.wake(stream.userId, true);
  }

  private wake(userId: number, wasAway: boolean): void {
    if (!this.streams.of(userId).length) return;
    this.waiting.set(userId, wasAway || (this.waiting.get(userId) ?? false));
    if (!this.isAtWork) void this.work();
  }

  /** One round after the other, each for all who wait by then: so nothing is told twice or overtakes anything. */
  private async work(): Promise<void> {
    this.isAtWork = true;
    await nextTurn();
    while (this.waiting.size) {
      const people = this.nextPeople();
      try {
        await this.rounds.serve(people);
      } catch (error) {
        this.log.warn(`Will be read again: ${(error as Error).message}`);
        for (const userId of people.keys()) this.waiting.set(userId, true);
        await pause(retryAfter, undefined, { ref: false });
      }
    }
    this.isAtWork = false;
  }

  private nextPeople(): Map<number, boolean> {
    const people = new Map([...this.waiting].slice(0, mostAtOnce));
    for (const userId of people.keys()) this.waiting.delete(userId);
    return people;
  }
}
