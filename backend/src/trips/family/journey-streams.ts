import type { ServerResponse } from 'node:http';
import {
  HttpException,
  Inject,
  Injectable,
  Logger,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Listener } from '../../platform/database/listener.js';
import { journeyChannel } from './journey-changes.js';
import { Journeys } from './journeys.js';

interface OpenPage {
  hash: Buffer;
  matchId: number;
  address: string;
  response: ServerResponse;
  sent?: string;
  /** The number of the reading that it was sent. */
  reading?: number;
}

const maxPerAddress = 200;
const heartbeatMs = 20_000;

/** The open pages of family links. Each event is the whole journey, so a page that missed some is complete again. */
@Injectable()
export class JourneyStreams implements OnModuleInit, OnModuleDestroy {
  private readonly log = new Logger('Journeys');
  private readonly pages = new Set<OpenPage>();
  private readings = 0;
  private timer?: NodeJS.Timeout;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly journeys: Journeys,
    private readonly listener: Listener,
  ) {}

  onModuleInit(): void {
    if (this.config.role === 'worker') return;
    this.listener.listen(journeyChannel, {
      onNotification: (matchId) => void this.refresh((page) => page.matchId === Number(matchId)),
      onListening: () => void this.refresh(() => true),
    });
    this.timer = setInterval(() => void this.beat(), heartbeatMs).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  expectCapacity(address: string): void {
    const open = [...this.pages].filter((page) => page.address === address).length;
    if (open < maxPerAddress * this.config.limitsScale) return;
    const message = 'Too many pages are open here. Please close some and try again in a minute.';
    throw new HttpException({ message, retryAfter: 60 }, 429);
  }

  async add(page: OpenPage): Promise<void> {
    this.pages.add(page);
    const close = () => this.pages.delete(page);
    page.response.once('close', close).on('error', close);
    await this.refresh((other) => other === page);
  }

  /** Keeps proxies from closing the streams, and ends those whose link has expired. */
  async beat(): Promise<void> {
    for (const { response } of this.pages) if (!response.writableEnded) response.write(':\n\n');
    await this.refresh(() => true);
  }

  private async refresh(isMeant: (page: OpenPage) => boolean): Promise<void> {
    const byHash = Map.groupBy([...this.pages].filter(isMeant), ({ hash }) => hash.toString('base64'));
    try {
      for (const pages of byHash.values()) await this.send(pages);
    } catch (error) {
      this.log.warn(`The heartbeat will retry: ${(error as Error).message}`);
    }
  }

  private async send(pages: OpenPage[]): Promise<void> {
    const reading = ++this.readings;
    const found = await this.journeys.find(pages[0]!.hash);
    const text = found && `event: journey\ndata: ${JSON.stringify(found.journey)}\n\n`;
    for (const page of pages) {
      const hasLater = (page.reading ?? 0) > reading;
      if (page.response.writableEnded || hasLater) continue;
      page.reading = reading;
      if (page.sent === text) continue;
      if (text) page.response.write(text);
      else page.response.end('event: end\ndata: {}\n\n');
      page.sent = text ?? '';
    }
  }
}
