import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { Database } from '../../platform/database/database.js';
import { defineJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';

const nightly = defineJob('site.forget-old', z.object({}), { every: '20 3 * * *', timeout: 300 });

const batchSize = 5_000;

const retentionDays = { analytics_entry: 400, client_error: 60, slow_load: 60 };

@Injectable()
export class IntakeCleanup implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly database: Database,
  ) {}

  async onModuleInit() {
    await this.jobs.work(nightly, () => this.cleanUp());
  }

  async cleanUp(): Promise<void> {
    for (const [table, days] of Object.entries(retentionDays)) {
      const sql = `
        with old as (
          select id from ${table} where received_at < now() - interval '${days} days' limit ${batchSize}
        )
        delete from ${table} where id in (select id from old) returning id`;
      while ((await this.database.query(`site-forget-${table}`, sql)).length === batchSize);
    }
  }
}
