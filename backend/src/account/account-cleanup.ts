import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { Database } from '../platform/database/database.js';
import { defineJob } from '../platform/jobs/job.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { forgetEmailChanges } from './former-addresses.js';
import { DeletionMarks } from './profile/deletion-marks.js';
import { retentionDays } from './blocks/mailbox-blocks.js';
import { deviceDays } from './sessions/known-devices.js';
import { networkDays } from './sessions/known-networks.js';
import { expiredSession } from './sessions/session-user.js';

const cleanUpAccounts = defineJob('account.tidy', z.object({}), { every: '17 3 * * *' });

/** Ids of accounts whose deletion is so long ago that nothing recognizes their person any more. */
export const expiredAccounts = `
  select id from "user" where (mailbox_key is not null or phone_key is not null) and deleted_at <= now() - interval '${retentionDays} days'`;

const forgetKeys = `update "user" set mailbox_key = null, phone_key = null where id in (${expiredAccounts})`;

const notificationDays = 90;

/** A piece of news may have been listed while the account was being deleted. */
const forgetNotifications = `
  delete from notification where created_at < now() - interval '${notificationDays} days'
    or user_id in (select id from "user" where deleted_at > now() - interval '${notificationDays} days')`;

/** What came to nothing counts as a try for a year. */
const forgetDocumentChecks = `
  delete from identity_check where status in ('refused', 'ended') and redacted_at is not null
    and created_at < now() - interval '365 days'`;

const expire: [what: string, statement: string][] = [
  [
    'blocks',
    `delete from block where blocker_id in (${expiredAccounts}) or blocked_id in (${expiredAccounts})`,
  ],
  [
    'meetings',
    `delete from meeting where user_low in (${expiredAccounts}) or user_high in (${expiredAccounts})`,
  ],
  ['devices', `delete from known_device where user_id in (${expiredAccounts})`],
  ['cards', `delete from person_card where user_id in (${expiredAccounts})`],
];

@Injectable()
export class AccountCleanup implements OnModuleInit {
  private readonly registered: [what: string, statement: string][] = [];

  constructor(
    private readonly database: Database,
    private readonly deletionMarks: DeletionMarks,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): Promise<void> {
    return this.jobs.work(cleanUpAccounts, () => this.cleanUp());
  }

  /** For what other domains store about the person of an expired account. */
  register(what: string, statement: string): void {
    this.registered.push([what, statement]);
  }

  async cleanUp(): Promise<void> {
    await this.database.query('account-tidy-sessions', `delete from session s where ${expiredSession}`);
    await this.database.query(
      'account-tidy-attempts',
      `delete from code_attempt where created_at < now() - interval '2 days'`,
    );
    await this.database.query('account-tidy-email-changes', forgetEmailChanges);
    await this.database.query(
      'account-tidy-devices',
      `delete from known_device where last_seen_at < now() - interval '${deviceDays} days'`,
    );
    await this.database.query(
      'account-tidy-networks',
      `delete from known_network where last_seen_at < now() - interval '${networkDays} days'`,
    );
    await this.database.query(
      'account-tidy-wrong-codes',
      `delete from wrong_code_day where day < now() - interval '60 days'`,
    );
    await this.database.query(
      'account-tidy-challenges',
      `delete from passkey_challenge where created_at < now() - interval '1 day'`,
    );
    await this.database.query('account-tidy-document-checks', forgetDocumentChecks);
    await this.database.query('account-tidy-notifications', forgetNotifications);
    await this.deletionMarks.forgetOld();
    for (const [what, text] of [...expire, ...this.registered])
      await this.database.query(`account-forget-${what}`, text);
    // Last: the other statements find expired accounts by their keys.
    await this.database.query('account-forget-mailboxes', forgetKeys);
  }
}
