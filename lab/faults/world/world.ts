import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { releaseFolder } from '../../../tools/build/publish-builds.ts';
import { root } from '../../../tools/root.mjs';
import { freePort } from '../../../tools/start/port.ts';
import { Disk } from './disk.ts';
import { Postgres } from './postgres.ts';
import { Proxy } from './proxy.ts';
import { SiteNode } from './site-node.ts';
import { Wire } from './wire.ts';

/** Empty, so that no .env file makes a run send mails and payments to real providers. */
export const sandboxProviders = Object.fromEntries(
  [
    'SMTP_HOST SMTP_USER SMTP_PASSWORD DATABASE_REPLICA_URLS',
    'TWILIO_ACCOUNT_SID TWILIO_AUTH_TOKEN TWILIO_FROM',
    'RECAPTCHA_SITE_KEY RECAPTCHA_SECRET_KEY GA_MEASUREMENT_ID GA_API_SECRET',
    'STRIPE_SECRET_KEY STRIPE_PUBLISHABLE_KEY STRIPE_WEBHOOK_SECRET',
    'RELEASES_BUCKET RELEASES_BUCKET_KEY_ID RELEASES_BUCKET_SECRET',
  ].flatMap((names) => names.split(' ').map((name) => [name, ''])),
);

export const poolSize = 6;

export class World {
  readonly disk: Disk;
  url = '';
  nodes: SiteNode[] = [];
  wires: Wire[] = [];
  private readonly folder: string;
  private database: Postgres | undefined;
  private proxy: Proxy | undefined;

  constructor(folder: string, { mayMount }: { mayMount: boolean }) {
    this.folder = folder;
    this.disk = new Disk(join(folder, 'disk'), mayMount);
  }

  get postgres(): Postgres {
    if (!this.database) throw new Error('The database was not started');
    return this.database;
  }

  async start(): Promise<void> {
    mkdirSync(join(this.folder, 'data'));
    cpSync(releaseFolder(), join(this.folder, 'releases'), { recursive: true });
    this.database = await Postgres.create(
      join(this.disk.folder, 'postgres'),
      join(this.folder, 'postgres.log'),
    );
    await this.database.start();
    const port = await freePort('127.0.0.1');
    this.url = `http://127.0.0.1:${port}`;
    for (const name of ['node-1', 'node-2']) {
      const wire = await Wire.to(this.postgres.port);
      this.wires.push(wire);
      this.nodes.push(this.node(name, wire, await freePort('127.0.0.1')));
    }
    await Promise.all(this.nodes.map((node) => node.start()));
    this.proxy = await Proxy.listen(
      this.nodes.map((node) => node.url),
      port,
    );
    await this.proxy.checkNow();
  }

  async isComplete(): Promise<void> {
    while (this.proxy && this.proxy.healthy.size < this.nodes.length) await pause(50);
  }

  end(): void {
    this.proxy?.close();
    for (const node of this.nodes) void node.kill();
    for (const wire of this.wires) wire.close();
    void this.database?.kill();
    this.disk.unmount();
  }

  private node(name: string, wire: Wire, port: number): SiteNode {
    const env = {
      ...sandboxProviders,
      APP_ENV: 'demo',
      PUBLIC_URL: this.url,
      TRUST_PROXY: '127.0.0.1',
      DATABASE_URL: this.postgres.url(wire.port),
      DATA_DIR: join(this.folder, 'data'),
      RELEASES_DIR: join(this.folder, 'releases'),
      SHELL_DIR: join(root, 'shell/dist/release'),
      SECRET: 'a secret that is only good for the fault test',
      DEMO_DATA: '0',
      LIMITS_SCALE: '1000000',
      DATABASE_POOL: String(poolSize),
    };
    return new SiteNode(name, port, env, join(this.folder, `${name}.log`));
  }
}
