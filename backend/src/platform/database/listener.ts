import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Client } from 'pg';
import { CONFIG, type Config } from '../config/config.js';
import { timeouts } from './pool/timeouts.js';

interface Ear {
  hear(payload: string): void;
  /** It listens from now on: what was said before stands in the tables alone. */
  begin(): void;
}

/** Longer each time, so that a database that comes back is not overrun by its nodes. */
const firstWait = 100;
const longestWait = 3_000;
/** A connection can be gone without a word; then nobody answers this. */
const askEvery = 5_000;
const patience = 3_000;

/** The one connection on which this node hears what all nodes are told; it comes back by itself. */
@Injectable()
export class Listener implements BeforeApplicationShutdown {
  private readonly log = new Logger('Listener');
  private readonly ears = new Map<string, Ear>();
  private client?: Client;
  private failures = 0;
  private isStopped = false;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Hears a channel; the connection is made when the first one is listened to. */
  listen(channel: string, ear: Ear): void {
    this.ears.set(channel, ear);
    if (!this.client) void this.connect();
    else void this.open(this.client, [channel]);
  }

  async beforeApplicationShutdown() {
    this.isStopped = true;
    await this.client?.end();
  }

  private async connect(): Promise<void> {
    const client = new Client({
      ...timeouts('listen'),
      connectionString: this.config.databaseUrl,
      query_timeout: patience,
    });
    this.client = client;
    const asking = setInterval(() => void client.query('select 1').catch(() => client.end()), askEvery);
    asking.unref();
    client.on('notification', ({ channel, payload = '' }) => this.ears.get(channel)?.hear(payload));
    client.on('error', (error) => this.log.warn(`The connection was lost: ${error.message}`));
    // Also a connection that was never made ends.
    client.once('end', () => {
      clearInterval(asking);
      this.connectLater();
    });
    try {
      await client.connect();
      await this.open(client, [...this.ears.keys()]);
    } catch (error) {
      this.log.warn(`Cannot connect: ${(error as Error).message}`);
    }
  }

  private async open(client: Client, channels: string[]): Promise<void> {
    try {
      await client.query(channels.map((channel) => `listen ${channel}`).join(';'));
    } catch (error) {
      this.log.warn(`Cannot listen: ${(error as Error).message}`);
      return client.end();
    }
    this.failures = 0;
    for (const channel of channels) this.ears.get(channel)?.begin();
  }

  private connectLater() {
    if (this.isStopped) return;
    const wait = Math.min(longestWait, firstWait * 2 ** this.failures++) * (0.5 + Math.random() / 2);
    setTimeout(() => !this.isStopped && void this.connect(), wait).unref();
  }
}
