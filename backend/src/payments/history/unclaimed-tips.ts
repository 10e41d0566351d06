import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { MemberMail, PeopleEvents, PeopleService, type LoggedIn } from '../../account/index.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { keyedHashes } from '../../platform/secrets/sealing.js';
import { unclaimedTipsMail } from './unclaimed-tips-mail.js';

const owed = `
  select coalesce(sum(cents) filter (where money = 'held'), 0)::float8 as cents, count(*)::int as tips
  from tip where recipient_id = ? and money in ('none', 'held') and status <> 'abandoned'`;
const leave = `insert into left_money (email_hash, user_id) values (?, ?)`;
const take = `delete from left_money where email_hash in (?) returning user_id::float8 as "userId"`;
const handOver = `
  update tip set recipient_id = ? where recipient_id in (?) and money in ('none', 'held') returning id`;

/** Money that waits for somebody who has deleted the account: whoever owns that mailbox finds it again. */
@Injectable()
export class UnclaimedTips implements OnModuleInit {
  constructor(
    private readonly events: PeopleEvents,
    private readonly members: MemberMail,
    private readonly people: PeopleService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.events.onLogin((em, person) => this.handOver(em, person));
  }

  /** In the transaction that deletes the account, while its email is still known. */
  async keep(em: EntityManager, userId: number): Promise<void> {
    const [sum] = await em.execute<{ cents: number; tips: number }[]>(owed, [userId]);
    if (!sum?.tips) return;
    const { email } = await this.people.lock(em, userId);
    await em.execute(leave, [this.hashesOf(email)[0], userId]);
    if (!sum.cents) return;
    const content = unclaimedTipsMail(sum.cents / 100, this.config.publicUrl);
    await this.members.send(em, { userId, content });
  }

  private async handOver(em: EntityManager, { id, email }: LoggedIn): Promise<void> {
    const before = await em.execute<{ userId: number }[]>(take, [this.hashesOf(email)]);
    if (!before.length) return;
    const tips = await em.execute<unknown[]>(handOver, [id, before.map(({ userId }) => userId)]);
    if (tips.length) await this.people.markAsHelper(em, id);
  }

  /** All that stays of an address: enough to know it again, and to nobody else. */
  private hashesOf(email: string): Buffer[] {
    return keyedHashes(this.config.secrets, `left-money:${email}`);
  }
}
