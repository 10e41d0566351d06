import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { Mailboxes } from '../people/mailbox.js';
import { PersonalData } from '../profile/personal-data.js';

export const remindDays = 30;

const stop = `insert into stopped_mailbox (mailbox_key) values (?) on conflict do nothing`;
const allow = `delete from stopped_mailbox where mailbox_key = ?`;
const find = `select from stopped_mailbox where mailbox_key = ?`;
const remind = `
  update stopped_mailbox set reminded_at = now()
  where mailbox_key = ? and reminded_at < now() - interval '${remindDays} days' returning 1`;
const emailOf = `select email from "user" where id = $1`;
const since = `select stopped_at as since from stopped_mailbox where mailbox_key = $1`;

type Listener = (em: EntityManager, mailbox: string) => Promise<void>;

/** Mailboxes that want none of the mails that others can have sent to them. */
@Injectable()
export class StoppedMailboxes implements OnModuleInit {
  private readonly listeners: Listener[] = [];

  constructor(
    private readonly database: Database,
    private readonly em: EntityManager,
    private readonly mailboxes: Mailboxes,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'mailboxStopped',
      collect: (userId) => this.collect(userId),
      // The wish outlasts the account.
      erase: async () => {},
    });
  }

  /** Where other domains end what a mailbox has asked for without an account. */
  onStop(listener: Listener): void {
    this.listeners.push(listener);
  }

  async change(mailbox: string, on: boolean): Promise<void> {
    await this.em.transactional(async (em) => {
      await em.execute(on ? allow : stop, [mailbox]);
      if (!on) for (const listener of this.listeners) await listener(em, mailbox);
    });
  }

  async isStopped(em: EntityManager, mailbox: string): Promise<boolean> {
    return (await em.execute<object[]>(find, [mailbox])).length > 0;
  }

  private async collect(userId: number): Promise<unknown> {
    const [user] = await this.database.query<{ email: string }>('stopped-email', emailOf, [userId]);
    return user && this.database.query('stopped-since', since, [await this.mailboxes.keyOf(user.email)]);
  }

  /** True once in 30 days. */
  async takeReminder(em: EntityManager, mailbox: string): Promise<boolean> {
    return (await em.execute<object[]>(remind, [mailbox])).length > 0;
  }
}
