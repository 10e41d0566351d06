import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { Database } from '../../platform/database/database.js';
import { defineJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';

const tidyEvents = defineJob('messaging.tidy', z.object({}), { every: '23 * * * *' });

const atOnce = 10_000;
const tidy = `
  delete from inbox_event where (user_id, id) in (
    select user_id, id from inbox_event where created_at < now() - interval '3 days'
    order by created_at limit ${atOnce})
  returning 1`;

/** Every hour: pages that were away for longer than three days ask anew, so older events help nobody. */
@Injectable()
export class MessagingCleanup implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): Promise<void> {
    return this.jobs.work(tidyEvents, () => this.tidy());
  }

  async tidy(): Promise<void> {
    while ((await this.database.query('messaging-tidy', tidy)).length === atOnce);
  }
}
