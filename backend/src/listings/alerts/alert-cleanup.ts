import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { Database } from '../../platform/database/database.js';
import { defineJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { today } from '../sql/today.js';

const clean = defineJob('alerts.clean', z.object({}), { every: '23 4 * * *' });

const statements = {
  'alerts-over': `delete from alert where last_day < ${today}`,
  'alerts-unconfirmed': `delete from alert where status = 'unconfirmed' and created_at < now() - interval '1 day'`,
  'alert-hits-over': `delete from alert_hit h where not exists (select from alert a where a.id = h.alert_id)`,
  // The links in the mails work for as long as there is anything to stop.
  'alert-mails-over': `
    delete from alert_mail m where sent_at < now() - interval '30 days'
      and not exists (select from alert a where a.mailbox_key = m.mailbox_key)`,
};

/** Alerts end by themselves after their last day. */
@Injectable()
export class AlertCleanup implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): Promise<void> {
    return this.jobs.work(clean, () => this.clean());
  }

  async clean(): Promise<void> {
    for (const [name, statement] of Object.entries(statements)) await this.database.query(name, statement);
  }
}
