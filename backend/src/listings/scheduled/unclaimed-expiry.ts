import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { Database } from '../../platform/database/database.js';
import { defineJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { isUnclaimedTooLong } from '../reads/listing-json.js';

const expireUnclaimed = defineJob('listings.lapse', z.object({}), { every: '7 * * * *' });

@Injectable()
export class UnclaimedExpiry implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): Promise<void> {
    return this.jobs.work(expireUnclaimed, () => this.deleteExpired());
  }

  async deleteExpired(): Promise<void> {
    await this.database.query('listings-lapse', `delete from listing l where ${isUnclaimedTooLong}`);
  }
}
