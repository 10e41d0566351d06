import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { Database } from '../../platform/database/database.js';
import { defineJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';

const forget = defineJob('site.forget-old', z.object({}), { every: '20 3 * * *', timeout: 300 });

const atOnce = 5_000;

/** Days for which each kind of row is of use. */
const kept = { analytics_entry: 400, client_error: 60, slow_load: 60 };

/** Lets go, every night, of what browsers told long ago. */
@Injectable()
export class ForgetOld implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly database: Database,
  ) {}

  async onModuleInit() {
    await this.jobs.work(forget, () => this.forget());
  }

  async forget(): Promise<void> {
    for (const [table, days] of Object.entries(kept)) {
      const sql = `
        with old as (
          select id from ${table} where received_at < now() - interval '${days} days' limit ${atOnce}
        )
        delete from ${table} where id in (select id from old) returning id`;
      while ((await this.database.query(`site-forget-${table}`, sql)).length === atOnce);
    }
  }
}
