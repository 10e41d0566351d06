import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Client } from 'pg';
import { CONFIG, type Config } from '../config/config.js';
import { timeouts } from './pool/timeouts.js';

interface Subscriber {
  onNotification(payload: string): void;
  onListening(): void;
}

/** Backoff: nodes must not overrun a database that comes back. */
const firstDelayMs = 100;
const longestDelayMs = 3_000;
/** A heartbeat finds connections that died silently. */
const heartbeatMs = 3_000;
const timeoutMs = 3_000;

@Injectable()
export class Listener implements BeforeApplicationShutdown {
  private readonly log = new Logger('Listener');
  private readonly subscribers = new Map<string, Subscriber>();
  private client?: Client;
  private isConnected = false;
  /** The last query. A connection runs one at a time. */
  private turn: Promise<unknown> = Promise.resolve();
  private failures = 0;
  private isStopped = false;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  listen(channel: string, subscriber: Subscriber): void {
    this.subscribers.set(channel, subscriber);
    if (!this.client) void this.connect();
    // A connection under way will listen to all channels that are known then.
    else if (this.isConnected) void this.open(this.client, [channel]);
  }

  async beforeApplicationShutdown() {
    this.isStopped = true;
    await this.client?.end();
  }

  private async connect(): Promise<void> {
    const client = new Client({
      ...timeouts('listen'),
      connectionString: this.config.databaseDirectUrl,
      query_timeout: timeoutMs,
    });
    this.client = client;
    this.turn = Promise.resolve();
    const heartbeat = setInterval(
      () => void this.query(client, 'select 1').catch(() => client.end()),
      heartbeatMs,
    );
    heartbeat.unref();
    client.on('notification', ({ channel, payload = '' }) =>
      this.subscribers.get(channel)?.onNotification(payload),
    );
    client.on('error', (error) => this.log.warn(`The connection was lost: ${error.message}`));
    // Also emitted when connecting failed.
    client.once('end', () => {
      clearInterval(heartbeat);
      this.isConnected = false;
      this.connectLater();
    });
    try {
      await client.connect();
      this.isConnected = true;
      await this.open(client, [...this.subscribers.keys()]);
    } catch (error) {
      this.log.warn(`Cannot connect: ${(error as Error).message}`);
    }
  }

  private async open(client: Client, channels: string[]): Promise<void> {
    try {
      await this.query(client, channels.map((channel) => `listen ${channel}`).join(';'));
    } catch (error) {
      this.log.warn(`Cannot listen: ${(error as Error).message}`);
      return client.end();
    }
    this.failures = 0;
    for (const channel of channels) this.subscribers.get(channel)?.onListening();
  }

  private query(client: Client, text: string): Promise<unknown> {
    const result = this.turn.then(() => client.query(text));
    this.turn = result.catch(() => undefined);
    return result;
  }

  private connectLater() {
    if (this.isStopped) return;
    const wait = Math.min(longestDelayMs, firstDelayMs * 2 ** this.failures++) * (0.5 + Math.random() / 2);
    setTimeout(() => !this.isStopped && void this.connect(), wait).unref();
  }
}
