import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Mailboxes, PhoneKeys } from '../people/mailbox.js';
import { MailboxBlocks } from './mailbox-blocks.js';

const backfillMailboxes = defineJob('account.name-mailboxes', z.object({}), {
  every: '41 * * * *',
  timeout: 600,
});

/** In ascending order of ids, like every lock on users. */
const withoutMailbox = `
  select id::float8 as id, email, case when verified then phone_e164 end as phone from "user"
  where (mailbox_key is null or verified and phone_key is null and phone_e164 is not null) and deleted_at is null
  order by id limit 200 for update`;

const setKeys = `update "user" set mailbox_key = ?, phone_key = coalesce(?, phone_key) where id = ?`;

interface Missing {
  id: number;
  email: string;
  phone: string | null;
}

@Injectable()
export class MailboxBackfill implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
    private readonly mailboxes: Mailboxes,
    private readonly mailboxBlocks: MailboxBlocks,
    private readonly phoneKeys: PhoneKeys,
  ) {}

  onModuleInit(): Promise<void> {
    return this.jobs.work(backfillMailboxes, () => this.fillAll());
  }

  async fillAll(): Promise<void> {
    while (await this.fillBatch());
  }

  private fillBatch(): Promise<number> {
    return this.em.transactional(async (em) => {
      const accounts = await em.execute<Missing[]>(withoutMailbox);
      for (const { id, email, phone } of accounts) {
        const mailboxKey = await this.mailboxes.keyOf(email);
        const phoneKey = phone && (await this.phoneKeys.keyOf(phone));
        await em.execute(setKeys, [mailboxKey, phoneKey, id]);
        await this.mailboxBlocks.shareAmongAccounts(em, { id, mailboxKey, phoneKey });
      }
      return accounts.length;
    });
  }
}
