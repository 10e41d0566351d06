import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { Database } from '../platform/database/database.js';
import { defineJob } from '../platform/jobs/job.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { expiredSession } from './sessions/session-user.js';

const tidyAccounts = defineJob('account.tidy', z.object({}), { every: '17 3 * * *' });

/** Once a night: what has run out is not kept. */
@Injectable()
export class Tidying implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): Promise<void> {
    return this.jobs.work(tidyAccounts, () => this.tidy());
  }

  async tidy(): Promise<void> {
    await this.database.query('account-tidy-sessions', `delete from session s where ${expiredSession}`);
    await this.database.query(
      'account-tidy-attempts',
      `delete from code_attempt where created_at < now() - interval '2 days'`,
    );
  }
}
