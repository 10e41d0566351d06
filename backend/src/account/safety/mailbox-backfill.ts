import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Mailboxes } from '../people/mailbox.js';
import { MailboxBlocks } from './mailbox-blocks.js';

const backfillMailboxes = defineJob('account.name-mailboxes', z.object({}), {
  every: '41 * * * *',
  timeout: 600,
});

/** In ascending order of ids, like every lock on users. */
const withoutMailbox = `
  select id::float8 as id, email from "user" where mailbox_key is null and deleted_at is null
  order by id limit 200 for update`;

@Injectable()
export class MailboxBackfill implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
    private readonly mailboxes: Mailboxes,
    private readonly mailboxBlocks: MailboxBlocks,
  ) {}

  onModuleInit(): Promise<void> {
    return this.jobs.work(backfillMailboxes, () => this.fillAll());
  }

  async fillAll(): Promise<void> {
    while (await this.fillBatch());
  }

  private fillBatch(): Promise<number> {
    return this.em.transactional(async (em) => {
      const accounts = await em.execute<{ id: number; email: string }[]>(withoutMailbox);
      for (const { id, email } of accounts) {
        const mailboxKey = await this.mailboxes.keyOf(email);
        await em.execute(`update "user" set mailbox_key = ? where id = ?`, [mailboxKey, id]);
        await this.mailboxBlocks.shareAmongAccounts(em, { id, mailboxKey });
      }
      return accounts.length;
    });
  }
}
