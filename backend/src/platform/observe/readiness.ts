import { Injectable, Logger } from '@nestjs/common';
import { migrations } from '../../migrations/index.js';
import { Database } from '../database/database.js';
import { OrmPool } from '../database/pool/orm-pool.js';
import { withoutPersonalData } from './personal-data.js';

type Check = () => Promise<string | null | void>;

interface Result {
  obstacle: string | null;
  reason?: string;
}

/** Proxies give up after 2 s. */
const timeoutMs = 1_500;

@Injectable()
export class Readiness {
  private readonly log = new Logger('Readiness');
  private readonly checks = new Map<string, Check>();
  private stopping = false;
  private migrated = false;
  private checking: Promise<string | null> | undefined;
  private lastObstacle: string | null = null;

  constructor(
    private readonly database: Database,
    ormPool: OrmPool,
  ) {
    this.require('The database does not answer', () => this.checkDatabase());
    this.require('The database connections for changes are not usable', async () => {
      await ormPool.probe('select 1');
    });
  }

  require(obstacle: string, check: Check): void {
    this.checks.set(obstacle, check);
  }

  stop() {
    this.stopping = true;
  }

  async obstacle(): Promise<string | null> {
    if (this.stopping) return 'The server is stopping';
    this.checking ??= this.checkAll().finally(() => (this.checking = undefined));
    return this.checking;
  }

  private async checkAll(): Promise<string | null> {
    const results = await Promise.all([...this.checks].map(([obstacle, check]) => inTime(obstacle, check)));
    const { obstacle, reason } = results.find((result) => result.obstacle !== null) ?? { obstacle: null };
    this.logChange(obstacle, reason);
    return obstacle;
  }

  /** Probes come every second or two: only what changes is news. */
  private logChange(obstacle: string | null, reason?: string): void {
    if (obstacle === this.lastObstacle) return;
    this.lastObstacle = obstacle;
    if (obstacle === null) this.log.log('Ready again');
    else this.log.warn({ reason }, `Not ready: ${obstacle}`);
  }

  private async checkDatabase(): Promise<string | null> {
    const { isReadOnly } = await this.database.probe();
    if (isReadOnly) return 'The database takes no changes';
    this.migrated ||= await this.isMigrated();
    return this.migrated ? null : 'The database is not migrated';
  }

  private async isMigrated(): Promise<boolean> {
    const rows = await this.database.query<{ name: string }>(
      'ready-migrations',
      'select name from migration',
    );
    const made = new Set(rows.map(({ name }) => name));
    return migrations.every(({ name }) => made.has(name));
  }
}

function inTime(obstacle: string, check: Check): Promise<Result> {
  return new Promise((resolve) => {
    const reason = `no answer within ${timeoutMs / 1_000} s`;
    const tooLate = setTimeout(() => resolve({ obstacle, reason }), timeoutMs);
    check()
      .then((found) => resolve({ obstacle: found ?? null }))
      .catch((error: unknown) => resolve({ obstacle, reason: withoutPersonalData(String(error)) }))
      .finally(() => clearTimeout(tooLate));
  });
}
