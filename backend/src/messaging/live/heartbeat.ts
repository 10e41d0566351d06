import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { EndedSessions } from '../../account/index.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { OpenStreams, turns } from './open-streams.js';

/** A comment, for proxies that would take silence for the end. */
const heartbeat = ':\n\n';
/** A round is 25 seconds, in which every stream is sent a heartbeat once and its session looked at five times. */
const turnMs = 250;
const looksPerRound = 5;

/** One timer for all streams: keeps them open, and ends those whose session has ended, on any node. */
@Injectable()
export class Heartbeat implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger('Heartbeat');
  private timer?: NodeJS.Timeout;
  private turn = 0;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly endedSessions: EndedSessions,
    private readonly streams: OpenStreams,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.role === 'worker') return;
    this.timer = setInterval(() => void this.beat(), turnMs).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** A small part of the streams each time, so that what is new never waits behind all of them. */
  async beat(): Promise<void> {
    this.turn = (this.turn + 1) % turns;
    for (const stream of this.streams.ofTurn(this.turn)) stream.send(heartbeat);
    try {
      await this.endOver(this.turn);
    } catch (error) {
      this.log.warn(`Sessions will be looked at again: ${(error as Error).message}`);
    }
  }

  private async endOver(turn: number): Promise<void> {
    const step = turns / looksPerRound;
    const looked = Array.from({ length: looksPerRound }, (_, at) => [
      ...this.streams.ofTurn(turn + at * step),
    ]);
    const streams = looked.flat();
    if (!streams.length) return;
    const ended = new Set(await this.endedSessions.among(streams.map(({ sessionId }) => sessionId)));
    for (const stream of streams) if (ended.has(stream.sessionId)) stream.end();
  }
}
