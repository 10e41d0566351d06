import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { productName } from '../../platform/contract.js';
import { Database } from '../../platform/database/database.js';
import type { Language } from '../../platform/language/contract.js';
import type { MailText } from '../../platform/mail/mail-content.js';
import { Mail } from '../../platform/mail/mail.js';
import { renderForReader } from '../../platform/mail/render-for-reader.js';
import { hashToken } from '../codes/codes.js';
import { usedLink } from '../codes/refusals.js';
import { maskEmail } from '../people/mailbox.js';
import { PeopleEvents } from '../people/people-events.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { wordsOf } from '../words/index.js';
import type { StoppableChange } from './contract.js';
import { isStoppable } from '../former-addresses.js';

const find = `
  select user_id::float8 as "userId", old_email as "oldEmail", new_email as "newEmail", changed_at as "changedAt"
  from email_change where stop_hash = $1 and ${isStoppable}`;

const lockOwner = `
  select language from "user"
  where id = (select user_id from email_change where stop_hash = ? and ${isStoppable}) and deleted_at is null
  for no key update`;

const take = `
  delete from email_change where stop_hash = ? and ${isStoppable}
  returning user_id::float8 as "userId", old_email as "oldEmail", new_email as "newEmail"`;

/** The person who changed the address may also have added a passkey and requested codes. */
const takeOut = [
  `delete from passkey where user_id = ?`,
  `delete from code_attempt where user_id = ? and purpose = 'email'`,
];

interface Change extends Record<string, unknown> {
  userId: number;
  oldEmail: string;
  newEmail: string;
}

/** The mail to the old address has a link that brings it back. It also works while the account is suspended. */
@Injectable()
export class EmailStopsService {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
    private readonly events: PeopleEvents,
    private readonly mail: Mail,
    private readonly sessions: SessionsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async find(token: string): Promise<StoppableChange> {
    const values = [hashToken(token)];
    const [found] = await this.database.query<Change & { changedAt: Date }>('email-stop-find', find, values);
    if (!found) throw usedLink();
    const { oldEmail, newEmail, changedAt } = found;
    return {
      oldEmail: maskEmail(oldEmail),
      newEmail: maskEmail(newEmail),
      changedAt: changedAt.toISOString(),
    };
  }

  async stop(token: string): Promise<void> {
    await this.em.transactional(async (em) => {
      const [owner] = await em.execute<{ language: Language | null }[]>(lockOwner, [hashToken(token)]);
      const [change] = owner ? await em.execute<Change[]>(take, [hashToken(token)]) : [];
      if (!owner || !change) throw usedLink();
      const { userId, oldEmail, newEmail } = change;
      await em.execute(`update "user" set email = ? where id = ?`, [oldEmail, userId]);
      await this.sessions.endAll(em, userId);
      for (const statement of takeOut) await em.execute(statement, [userId]);
      await this.events.emailChanged(em, { userId, from: newEmail, to: oldEmail });
      const mail = renderForReader(stoppedMail(maskEmail(oldEmail)), owner.language, this.config);
      await this.mail.send(em, { to: newEmail, mail });
    });
  }
}

const stoppedMail =
  (to: string): MailText =>
  (language) => {
    const { hello, emailStopped: words } = wordsOf(language);
    return { subject: words.subject(productName), greeting: hello, paragraphs: words.texts(to) };
  };
