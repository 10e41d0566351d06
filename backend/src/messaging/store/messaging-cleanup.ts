import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { Database } from '../../platform/database/database.js';
import { defineJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';

const cleanUpEvents = defineJob('messaging.tidy', z.object({}), { every: '23 * * * *' });

const batchSize = 10_000;
const deleteOld = `
  delete from inbox_event where (user_id, id) in (
    select user_id, id from inbox_event where created_at < now() - interval '3 days'
    order by created_at limit ${batchSize})
  returning 1`;

@Injectable()
export class MessagingCleanup implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): Promise<void> {
    return this.jobs.work(cleanUpEvents, () => this.cleanUp());
  }

  async cleanUp(): Promise<void> {
    while ((await this.database.query('messaging-tidy', deleteOld)).length === batchSize);
  }
}
