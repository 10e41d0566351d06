import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { Database } from '../../platform/database/database.js';
import { defineJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { ProviderUnavailable } from '../../platform/stripe/provider-errors.js';
import { CheckSync } from './check-sync.js';

const identityReconcile = defineJob('identity.reconcile', z.object({}), {
  every: '* * * * *',
  retries: 3,
  timeout: 50,
  concurrency: 1,
});

/** A lease of one minute, so that nodes share the work and a crashed node loses nothing. */
const claim = `
  update identity_check set look_at = now() + interval '1 minute'
  where id in (
    select id from identity_check where look_at <= now() order by look_at, id limit 50 for update skip locked)
  returning id::float8 as id, session_id as "sessionId", status = 'waiting' as "isWaiting",
    status = 'waiting' and created_at < now() - interval '24 hours' as "isStale"`;

const plan = `
  update identity_check set looks = looks + 1, look_at = case
    when redacted_at is not null then null
    when status = 'waiting' then now() + (array['10 minutes', '1 hour', '6 hours']::interval[])[least(looks, 2) + 1]
    else now() + (array['1 hour', '6 hours', '1 day']::interval[])[least(looks, 2) + 1]
  end
  where id = $1`;

/** A check without a session at the provider cannot be continued. */
const drop = `delete from identity_check where id = $1 and session_id is null and status = 'waiting'`;

interface Due extends Record<string, unknown> {
  id: number;
  sessionId: string | null;
  isWaiting: boolean;
  isStale: boolean;
}

/** Every minute: looks at checks that neither event nor page reported, and redacts what a lost job left. */
@Injectable()
export class CheckReconciler implements OnModuleInit {
  private readonly log = new Logger('DocumentChecks');

  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly sync: CheckSync,
  ) {}

  onModuleInit(): Promise<void> {
    return this.jobs.work(identityReconcile, (_, { signal }) => this.runOnce(signal));
  }

  async runOnce(signal?: AbortSignal): Promise<void> {
    for (;;) {
      const due = await this.database.query<Due>('identity-claim', claim);
      if (!due.length || signal?.aborted) return;
      for (const check of due) if (!(await this.settle(check))) return;
    }
  }

  private async settle({ id, sessionId, isWaiting, isStale }: Due): Promise<boolean> {
    try {
      if (sessionId === null) {
        if (isStale) await this.database.query('identity-drop', drop, [id]);
      } else if (!isWaiting) await this.sync.redact(sessionId);
      else await this.sync.look(id);
      if (isStale && sessionId !== null) await this.sync.giveUp(id);
      await this.database.query('identity-plan', plan, [id]);
    } catch (error) {
      this.log.warn({ err: error, check: id }, 'The check of a document could not be settled');
      return !(error instanceof ProviderUnavailable);
    }
    return true;
  }
}
