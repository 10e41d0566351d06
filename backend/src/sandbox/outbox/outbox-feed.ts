import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type MessageEvent,
} from '@nestjs/common';
import { Client } from 'pg';
import { interval, map, merge, Subject, takeUntil, type Observable } from 'rxjs';
import { timeouts } from '../../platform/database/pool/timeouts.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { outboxChannel } from './outbox.js';

const reconnectAfterMs = 1000;
const heartbeatMs = 20_000;

/** Notifies open pages of new messages, through whichever node they were sent. */
@Injectable()
export class OutboxFeed implements BeforeApplicationShutdown {
  private readonly log = new Logger('Sandbox');
  private readonly news = new Subject<void>();
  private readonly end = new Subject<void>();
  private listener?: Client;
  private stopped = false;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Sends no content, because each page refetches with its own filter. */
  watch(): Observable<MessageEvent> {
    if (!this.listener) void this.listen();
    const news = this.news.pipe(map(() => ({ data: 'new' })));
    const heartbeat = interval(heartbeatMs).pipe(map(() => ({ type: 'heartbeat', data: '' })));
    return merge(news, heartbeat).pipe(takeUntil(this.end));
  }

  async beforeApplicationShutdown() {
    this.stopped = true;
    this.end.next();
    await this.listener?.end();
  }

  private async listen(): Promise<void> {
    const client = new Client({
      ...timeouts('sandbox'),
      connectionString: this.config.databaseDirectUrl,
    });
    this.listener = client;
    client.on('notification', () => this.news.next());
    client.on('error', (error) => this.log.warn(`The outbox feed was lost: ${error.message}`));
    // Also emitted when connecting failed.
    client.once('end', () => this.listenAgain());
    try {
      await client.connect();
      await client.query(`listen ${outboxChannel}`);
      // Notifications may have been missed while disconnected.
      this.news.next();
    } catch (error) {
      this.log.warn(`The outbox feed cannot listen: ${(error as Error).message}`);
    }
  }

  private listenAgain() {
    if (this.stopped) return;
    setTimeout(() => !this.stopped && void this.listen(), reconnectAfterMs).unref();
  }
}
