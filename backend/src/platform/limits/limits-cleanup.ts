import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { Database } from '../database/database.js';
import { defineJob } from '../jobs/job.js';
import { Jobs } from '../jobs/jobs.js';

const cleanUpLimits = defineJob('limits.clean', z.object({}), { every: '*/10 * * * *' });

@Injectable()
export class LimitsCleanup implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
  ) {}

  async onModuleInit() {
    await this.jobs.work(cleanUpLimits, () => this.run());
  }

  async run() {
    await this.database.query('limits-clean', 'delete from limit_bucket where ends_at < now()');
  }
}
