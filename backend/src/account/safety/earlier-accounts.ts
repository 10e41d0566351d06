import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Mailboxes } from '../people/mailbox.js';
import { FollowingBlocks } from './following-blocks.js';

const nameMailboxes = defineJob('account.name-mailboxes', z.object({}), {
  every: '41 * * * *',
  timeout: 600,
});

/** In the order of the ids, as everybody locks people. */
const nameless = `
  select id::float8 as id, email from "user" where mailbox_key is null and deleted_at is null
  order by id limit 200 for update`;

/** Accounts from before mailboxes were known get theirs, and the blocks of their owners' other accounts. */
@Injectable()
export class EarlierAccounts implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
    private readonly mailboxes: Mailboxes,
    private readonly followingBlocks: FollowingBlocks,
  ) {}

  onModuleInit(): Promise<void> {
    return this.jobs.work(nameMailboxes, () => this.nameAll());
  }

  async nameAll(): Promise<void> {
    while (await this.nameSome());
  }

  /** Resolves to how many there were. */
  private nameSome(): Promise<number> {
    return this.em.transactional(async (em) => {
      const accounts = await em.execute<{ id: number; email: string }[]>(nameless);
      for (const { id, email } of accounts) {
        const mailboxKey = await this.mailboxes.keyOf(email);
        await em.execute(`update "user" set mailbox_key = ? where id = ?`, [mailboxKey, id]);
        await this.followingBlocks.exchange(em, { id, mailboxKey });
      }
      return accounts.length;
    });
  }
}
