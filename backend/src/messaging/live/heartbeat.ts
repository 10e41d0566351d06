import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { EndedSessions } from '../../account/index.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { OpenStreams, slots } from './open-streams.js';

/** An SSE comment; proxies close connections that stay silent. */
const heartbeat = ':\n\n';
/** Streams are spread over 100 slots: a heartbeat every 25 seconds, a session check every 5. */
const slotMs = 250;
const checksPerCycle = 5;

/** One timer for all streams keeps them open and ends those whose session has ended. */
@Injectable()
export class Heartbeat implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger('Live');
  private timer?: NodeJS.Timeout;
  private slot = 0;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly endedSessions: EndedSessions,
    private readonly streams: OpenStreams,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.role === 'worker') return;
    this.timer = setInterval(() => void this.beat(), slotMs).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** One slot at a time, so that new events never wait behind all streams. */
  async beat(): Promise<void> {
    this.slot = (this.slot + 1) % slots;
    for (const stream of this.streams.inSlot(this.slot)) stream.send(heartbeat);
    try {
      await this.endExpired(this.slot);
    } catch (error) {
      this.log.warn(`Session check failed, will retry: ${(error as Error).message}`);
    }
  }

  private async endExpired(slot: number): Promise<void> {
    const step = slots / checksPerCycle;
    const checked = Array.from({ length: checksPerCycle }, (_, at) => [
      ...this.streams.inSlot(slot + at * step),
    ]);
    const streams = checked.flat();
    if (!streams.length) return;
    const ended = new Set(await this.endedSessions.among(streams.map(({ sessionId }) => sessionId)));
    for (const stream of streams) if (ended.has(stream.sessionId)) stream.end();
  }
}
