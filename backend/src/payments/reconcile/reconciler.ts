import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { Database } from '../../platform/database/database.js';
import { defineJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { ProviderUnavailable } from '../../platform/stripe/provider-errors.js';
import { TipSync } from '../tips/tip-sync.js';
import { tipTransfer } from '../store/tip-jobs.js';
import { LostPayments } from './lost-payments.js';
import * as sql from './statements.js';

export const tipReconcile = defineJob('tip.reconcile', z.object({}), {
  every: '* * * * *',
  retries: 3,
  timeout: 50,
  concurrency: 1,
});

const parallel = 8;

interface Due {
  id: number;
  isStale: boolean;
}

/** Every minute: syncs tips that neither page nor webhook reported, and restarts stuck transfers. */
@Injectable()
export class Reconciler implements OnModuleInit {
  private readonly log = new Logger('Tips');

  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly lostPayments: LostPayments,
    private readonly tipSync: TipSync,
  ) {}

  onModuleInit(): Promise<void> {
    return this.jobs.work(tipReconcile, (_, { signal }) => this.runOnce(signal));
  }

  async runOnce(signal?: AbortSignal): Promise<void> {
    // First, because what it finds must not be reported again.
    await this.lostPayments.find();
    await this.transferHeld();
    for (;;) {
      const due = await this.database.query<Due>('reconcile-claim', sql.claim);
      if (!due.length || signal?.aborted) return;
      if (!(await this.syncAll(due))) return;
    }
  }

  private async syncAll(due: Due[]): Promise<boolean> {
    for (let from = 0; from < due.length; from += parallel) {
      const results = await Promise.all(due.slice(from, from + parallel).map((tip) => this.syncOne(tip)));
      if (results.includes(false)) return false;
    }
    return true;
  }

  private async syncOne({ id, isStale }: Due): Promise<boolean> {
    try {
      await (isStale ? this.tipSync.cancel(id) : this.tipSync.sync(id));
      await this.database.query('reconcile-plan', sql.plan, [id]);
    } catch (error) {
      this.log.warn({ err: error, tip: id }, 'A tip could not be synced');
      return !(error instanceof ProviderUnavailable);
    }
    return true;
  }

  private async transferHeld(): Promise<void> {
    const held = await this.database.query<{ id: number; key: string }>('reconcile-held', sql.heldTransfers);
    for (const { id, key } of held) await this.jobs.enqueue(null, tipTransfer, { tipId: id }, { key });
  }
}
