import { MikroORM } from '@mikro-orm/postgresql';
import type { Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Client as DatabaseClient } from 'pg';
import type { DestinationStream } from 'pino';
import { UserEntity } from '../account/people/user.entity.js';
import { SessionsService } from '../account/sessions/sessions.service.js';
import { createApp } from '../app.js';
import { loadConfig, type Config } from '../platform/config/config.js';
import { OwnCookie } from '../platform/http/own-cookie.js';
import { Database } from '../platform/database/database.js';
import type { Env } from '../platform/config/variables.js';
import { AppPool } from './app-pool.js';
import { Client } from './client.js';
import { Maker } from './make.js';
import { checkRows } from '../../test/rows/checked-rows.js';
import { waitForMessage, type WantedMessage } from './outbox.js';
import { createTestDatabase } from './test-database.js';

const pool = new AppPool<TestApp>();

interface Start {
  env?: Env;
  logTo?: DestinationStream;
  /** Why no other test file can use this application after this one. */
  alone?: string;
  /** Runs scheduled jobs. Off by default: results would depend on the minute in which a test runs. */
  runsSchedules?: boolean;
}

/**
 * The real application on its own empty database, with the sandbox as every provider. Files that ask for nothing but
 * other limits use one after the other.
 */
export async function startTestApp({ env = {}, logTo, alone, runsSchedules }: Start = {}): Promise<TestApp> {
  const { LIMITS_SCALE: limits = '1', ...others } = env;
  if (alone || logTo || runsSchedules || Object.keys(others).length)
    return startApp({ env, logTo, runsSchedules });
  const app = await pool.take(limits, () =>
    startApp({ env, giveBack: (used) => pool.giveBack(limits, used) }),
  );
  app.startOver();
  return app;
}

interface OwnStart extends Start {
  giveBack?: (app: TestApp) => Promise<void>;
}

async function startApp({ env, logTo, runsSchedules, giveBack }: Omit<OwnStart, 'alone'>): Promise<TestApp> {
  checkRows();
  const { url, drop } = await createTestDatabase({ runsSchedules });
  const config = await loadConfig({
    APP_ENV: 'test',
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: url,
    DATABASE_POOL: '5',
    // Requests at once prove what they do to each other. On a busy machine they take long.
    DATABASE_WAIT_SECONDS: '15',
    // Raw requests all come from one address, and fast.
    PAGES_PER_SECOND: '1000000',
    SECRET: 'a secret that is only good for tests',
    LOG_LEVEL: process.env.TEST_LOG ?? 'silent',
    DEMO_DATA: '0',
    RELEASES_DIR: process.env.TEST_RELEASES_DIR,
    ...env,
  });
  const nest = await createApp(config, logTo);
  await nest.listen(config.port, config.host);
  return new TestApp(nest, config, drop, giveBack);
}

export class TestApp {
  readonly make: Maker;
  readonly database: Database;
  private visitors = 0;
  private stopping: Promise<void> | undefined;

  constructor(
    readonly nest: NestFastifyApplication,
    readonly config: Config,
    private readonly dropDatabase: () => Promise<void>,
    private readonly giveBack?: (app: TestApp) => Promise<void>,
  ) {
    this.make = new Maker(nest.get(MikroORM).em);
    this.database = nest.get(Database);
  }

  get url(): string {
    return `http://127.0.0.1:${this.config.port}`;
  }

  get<Service>(service: Type<Service>): Service {
    return this.nest.get(service, { strict: false });
  }

  /** Restarts the counters of addresses and people, so that a file does not depend on earlier ones. */
  startOver(): void {
    this.visitors = 0;
    this.make.startOver();
  }

  /** A logged-out visitor with a unique IP address. */
  asVisitor({ ip }: { ip?: string } = {}): Client {
    this.visitors += 1;
    return new Client(
      this.nest,
      this.config.publicUrl,
      ip ?? `10.1.${this.visitors >> 8}.${this.visitors & 255}`,
    );
  }

  async as(user: Pick<UserEntity, 'id'>, options?: { ip?: string }): Promise<Client> {
    const client = this.asVisitor(options);
    const em = this.nest.get(MikroORM).em.fork();
    const token = await this.get(SessionsService).open(em, user.id, 'A browser');
    await em.flush();
    client.cookies.set(new OwnCookie('session', 'lax', this.config).name, token);
    return client;
  }

  /** Runs statements that may take longer than a request may, such as inserting thousands of rows. */
  async addRows(statements: readonly string[]): Promise<void> {
    const client = new DatabaseClient({ connectionString: this.config.databaseUrl });
    await client.connect();
    try {
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.end();
    }
  }

  outbox(wanted: WantedMessage) {
    return waitForMessage(this.asVisitor(), wanted);
  }

  /** Stops the application. Its database stays until `close`. */
  stop(): Promise<void> {
    if (this.giveBack) throw new Error('Start an app that this file stops with `alone`');
    return this.halt();
  }

  async close(): Promise<void> {
    await (this.giveBack ? this.giveBack(this) : this.end());
  }

  async end(): Promise<void> {
    await this.halt();
    await this.dropDatabase();
  }

  private halt(): Promise<void> {
    this.stopping ??= this.nest.close();
    return this.stopping;
  }
}
