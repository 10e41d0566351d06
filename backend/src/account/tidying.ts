import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { Database } from '../platform/database/database.js';
import { defineJob } from '../platform/jobs/job.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { keptDays } from './safety/following-blocks.js';
import { deviceDays } from './sessions/known-devices.js';
import { expiredSession } from './sessions/session-user.js';

const tidyAccounts = defineJob('account.tidy', z.object({}), { every: '17 3 * * *' });

const forgottenAccounts = `
  select id from "user" where mailbox_key is not null and deleted_at <= now() - interval '${keptDays} days'`;

/** What a deleted account leaves behind for the safety of others, and for how long. */
const forget = [
  [
    'blocks',
    `delete from block where blocker_id in (${forgottenAccounts}) or blocked_id in (${forgottenAccounts})`,
  ],
  [
    'meetings',
    `delete from meeting where user_low in (${forgottenAccounts}) or user_high in (${forgottenAccounts})`,
  ],
  ['mailboxes', `update "user" set mailbox_key = null where id in (${forgottenAccounts})`],
] as const;

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
    await this.database.query(
      'account-tidy-devices',
      `delete from known_device where last_seen_at < now() - interval '${deviceDays} days'`,
    );
    await this.database.query(
      'account-tidy-wrong-codes',
      `delete from wrong_code_day where day < now() - interval '60 days'`,
    );
    for (const [what, text] of forget) await this.database.query(`account-forget-${what}`, text);
  }
}
