import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Notify, PeopleEvents, PeopleService, type LoggedIn } from '../../account/index.js';
import { productName } from '../../platform/contract.js';
import type { MailText } from '../../platform/mail/mail-content.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { wordsOf } from '../words/index.js';
import { daysHeld } from '../store/held-until.js';
import { keyedHashes } from '../../platform/secrets/sealing.js';

const owed = `
  select coalesce(sum(cents) filter (where money = 'held'), 0)::float8 as cents, count(*)::int as tips
  from tip where recipient_id = ? and money in ('none', 'held') and status <> 'abandoned'`;
const record = `insert into left_money (email_hash, user_id) values (?, ?)`;
const take = `delete from left_money where email_hash in (?) returning user_id::float8 as "userId"`;
const claim = `
  update tip set recipient_id = ? where recipient_id in (?) and money in ('none', 'held') returning id`;

/** A new account with the address of a deleted one gets its held tips back. */
@Injectable()
export class UnclaimedTips implements OnModuleInit {
  constructor(
    private readonly events: PeopleEvents,
    private readonly notify: Notify,
    private readonly people: PeopleService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.events.onLogin((em, person) => this.claim(em, person));
  }

  /** Runs before the deletion erases the email. */
  async recordFor(em: EntityManager, userId: number): Promise<void> {
    const [sum] = await em.execute<{ cents: number; tips: number }[]>(owed, [userId]);
    if (!sum?.tips) return;
    const { email } = await this.people.lock(em, userId);
    await em.execute(record, [this.hashesOf(email)[0], userId]);
    if (!sum.cents) return;
    const content = unclaimedTipsMail(sum.cents / 100, this.config.publicUrl);
    await this.notify.send(em, 'tip.unclaimed', { userId, content });
  }

  private async claim(em: EntityManager, { id, email }: LoggedIn): Promise<void> {
    const before = await em.execute<{ userId: number }[]>(take, [this.hashesOf(email)]);
    if (!before.length) return;
    const tips = await em.execute<unknown[]>(claim, [id, before.map(({ userId }) => userId)]);
    if (tips.length) await this.people.markAsHelper(em, id);
  }

  private hashesOf(email: string): Buffer[] {
    return keyedHashes(this.config.secrets, `left-money:${email}`);
  }
}

const unclaimedTipsMail =
  (dollars: number, publicUrl: string): MailText =>
  (language) => {
    const { hello, unclaimed: words } = wordsOf(language);
    return {
      subject: words.subject(dollars),
      greeting: hello,
      paragraphs: [words.deleted(productName, dollars), words.held(daysHeld)],
      action: { label: words.logIn, url: publicUrl },
      footnote: words.footnote,
    };
  };
