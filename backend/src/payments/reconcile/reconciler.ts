import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { Database } from '../../platform/database/database.js';
import { defineJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { ProviderAway } from '../provider/provider-errors.js';
import { Settling } from '../tips/settling.js';
import { tipTransfer } from '../store/tip-jobs.js';
import * as sql from './statements.js';

export const tipReconcile = defineJob('tip.reconcile', z.object({}), {
  every: '* * * * *',
  retries: 3,
  timeout: 50,
  concurrency: 1,
});

const atOnce = 8;

interface Due {
  id: number;
  isStale: boolean;
}

/** Every minute: finds what neither the page nor the provider has told us, and what got stuck. */
@Injectable()
export class Reconciler implements OnModuleInit {
  private readonly log = new Logger('Tips');

  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly settling: Settling,
  ) {}

  onModuleInit(): Promise<void> {
    return this.jobs.work(tipReconcile, (_, { signal }) => this.pass(signal));
  }

  async pass(signal?: AbortSignal): Promise<void> {
    await this.moveHeld();
    for (;;) {
      const due = await this.database.query<Due>('reconcile-claim', sql.claim);
      if (!due.length || signal?.aborted) return;
      if (!(await this.lookAt(due))) return;
    }
  }

  /** False when the provider is away, and with it any reason to go on. */
  private async lookAt(due: Due[]): Promise<boolean> {
    for (let from = 0; from < due.length; from += atOnce) {
      const some = await Promise.all(due.slice(from, from + atOnce).map((tip) => this.one(tip)));
      if (some.includes(false)) return false;
    }
    return true;
  }

  private async one({ id, isStale }: Due): Promise<boolean> {
    try {
      await (isStale ? this.settling.cancel(id) : this.settling.sync(id));
      await this.database.query('reconcile-plan', sql.plan, [id]);
    } catch (error) {
      this.log.warn({ err: error, tip: id }, 'A tip could not be looked at');
      return !(error instanceof ProviderAway);
    }
    return true;
  }

  private async moveHeld(): Promise<void> {
    const held = await this.database.query<{ id: number; key: string }>('reconcile-held', sql.movable);
    for (const { id, key } of held) await this.jobs.enqueue(null, tipTransfer, { tipId: id }, { key });
  }
}
