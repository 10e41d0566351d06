import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { Database } from '../../platform/database/database.js';
import { defineJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';

const cleanUpPayments = defineJob('payments.tidy', z.object({}), { every: '37 3 * * *' });

@Injectable()
export class PaymentsCleanup implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): Promise<void> {
    return this.jobs.work(cleanUpPayments, () => this.cleanUp());
  }

  async cleanUp(): Promise<void> {
    await this.database.query(
      'payments-tidy-events',
      `delete from stripe_event where received_at < now() - interval '30 days'`,
    );
  }
}
