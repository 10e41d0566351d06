import { EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import {
  BadRequestException,
  ConflictException,
  Inject,
  Injectable,
  type OnModuleInit,
} from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { productName } from '../../platform/contract.js';
import { Database } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access.js';
import type { MailText } from '../../platform/mail/mail-content.js';
import { Mail } from '../../platform/mail/mail.js';
import { renderForReader } from '../../platform/mail/render-for-reader.js';
import { MailboxBlocks } from '../blocks/mailbox-blocks.js';
import { CodeCheck } from '../codes/code-check.js';
import { hashToken, newToken } from '../codes/codes.js';
import { ContactAttempts } from '../codes/contact-attempts.js';
import { wrongCode } from '../codes/refusals.js';
import type { Me } from '../contract.js';
import { UnsolicitedMail } from '../notifications/unsolicited-mail.js';
import { Mailboxes, maskEmail } from '../people/mailbox.js';
import { PeopleEvents } from '../people/people-events.js';
import { PeopleService } from '../people/people.service.js';
import { asMe } from '../people/user-views.js';
import { PersonalData } from '../profile/personal-data.js';
import { wordsOf } from '../words/index.js';
import type { EmailChange } from './contract.js';
import { findReserved, forgetEmailChanges, isStoppable, stoppableDays } from '../former-addresses.js';

const findCurrent = `
  select a.destination, c.changed_at + interval '${stoppableDays} days' as "possibleAt"
  from "user" u
  left join code_attempt a on a.user_id = u.id and a.purpose = 'email' and a.used_at is null and a.code_expires_at > now()
  left join email_change c on c.user_id = u.id and ${isStoppable}
  where u.id = $1`;

const findOwn = `
  select old_email as "from", new_email as "to", changed_at as "changedAt" from email_change where user_id = $1`;

const findRecent = `select from email_change where user_id = ? and ${isStoppable}`;
const findAccount = `select from "user" where email = ?`;
const record = `insert into email_change (user_id, old_email, new_email, stop_hash) values (?, ?, ?, ?)`;

/** A code that comes later has little time left. */
const mailableMs = 5 * 60_000;

interface Current extends Record<string, unknown> {
  destination: string | null;
  possibleAt: Date | null;
}

/** The person stays who they are: limits, blocks and decisions follow the key of the first mailbox. */
@Injectable()
export class EmailChangesService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly attempts: ContactAttempts,
    private readonly blocks: MailboxBlocks,
    private readonly codeCheck: CodeCheck,
    private readonly database: Database,
    private readonly events: PeopleEvents,
    private readonly mail: Mail,
    private readonly mailboxes: Mailboxes,
    private readonly people: PeopleService,
    private readonly personalData: PersonalData,
    private readonly unsolicited: UnsolicitedMail,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'emailChange',
      collect: async (id) => (await this.database.query('email-change-own', findOwn, [id]))[0] ?? null,
      erase: async (em, id) => void (await em.execute(`delete from email_change where user_id = ?`, [id])),
    });
  }

  async current({ id }: Pick<CurrentUser, 'id'>): Promise<EmailChange> {
    const [found] = await this.database.query<Current>('email-change-current', findCurrent, [id]);
    return {
      waitsFor: found?.destination ? maskEmail(found.destination) : null,
      possibleAt: found?.possibleAt?.toISOString() ?? null,
    };
  }

  /** Answers the same whether or not the address has an account: only its mailbox reads which. */
  async begin(me: CurrentUser, email: string): Promise<EmailChange> {
    const message = 'This is the address of your account already';
    if (email === me.email) throw new BadRequestException({ message, issues: [{ path: 'email', message }] });
    await this.em.transactional(async (em) => {
      await this.people.lock(em, me.id);
      await this.expectPossible(em, me.id);
      await this.unsolicited.takeOne(email);
      const { code } = await this.attempts.newCode(em, 'email', me.id, email);
      const content = (await this.isFree(em, email)) ? codeMail(code) : hasAccountMail;
      const notAfter = new Date(Date.now() + mailableMs);
      await this.unsolicited.send(em, { to: email, content, language: me.language, notAfter });
    });
    return this.current(me);
  }

  async confirm(me: CurrentUser, code: string, ip: string): Promise<Me> {
    const count = () => this.attempts.count('email', me.id);
    const checked = await this.codeCheck.check({ code, purpose: 'email', ip, count });
    return this.em.transactional(async (em) => {
      const user = await this.people.lock(em, me.id);
      const email = await this.attempts.useCode(em, checked);
      if (!email) throw wrongCode();
      await this.expectPossible(em, user.id);
      if (!(await this.isFree(em, email))) throw hasAccount();
      const proven = { id: user.id, mailboxKey: await this.mailboxes.keyOf(email), phoneKey: user.phoneKey };
      await this.events.beforeLogin(em, proven);

      const old = user.email;
      const stopToken = newToken(128);
      await em.execute(forgetEmailChanges);
      await em.execute(record, [user.id, old, email, hashToken(stopToken)]);
      user.mailboxKey ??= await this.mailboxes.keyOf(old);
      user.email = email;
      await em.flush().catch(throwHasAccount);
      await this.blocks.inherit(em, proven);
      await this.events.emailChanged(em, { userId: user.id, from: old, to: email });
      const url = `${this.config.publicUrl}/email-stop#token=${stopToken}`;
      const mail = renderForReader(changedMail(maskEmail(email), url), user.language, this.config);
      await this.mail.send(em, { to: old, mail });
      return asMe(user);
    });
  }

  private async expectPossible(em: EntityManager, userId: number): Promise<void> {
    if ((await em.execute<unknown[]>(findRecent, [userId])).length > 0)
      throw new ConflictException(`You can change your address once in ${stoppableDays} days`);
  }

  private async isFree(em: EntityManager, email: string): Promise<boolean> {
    const taken = await em.execute<unknown[]>(`${findAccount} union all ${findReserved}`, [email, email]);
    return taken.length === 0;
  }
}

const hasAccount = () => new ConflictException('This address has an account of its own');

function throwHasAccount(error: unknown): never {
  if (error instanceof UniqueConstraintViolationException) throw hasAccount();
  throw error;
}

const codeMail =
  (code: string): MailText =>
  (language) => {
    const { hello, newEmail: words } = wordsOf(language);
    return {
      subject: words.subject(productName),
      greeting: hello,
      paragraphs: [words.text(productName)],
      code,
      footnote: words.footnote,
    };
  };

const hasAccountMail: MailText = (language) => {
  const { hello, newEmail: words } = wordsOf(language);
  return {
    subject: words.hasAccountSubject(productName),
    greeting: hello,
    paragraphs: words.hasAccount(productName),
  };
};

const changedMail =
  (to: string, url: string): MailText =>
  (language) => {
    const { hello, emailChanged: words } = wordsOf(language);
    return {
      subject: words.subject(productName),
      greeting: hello,
      paragraphs: [words.text(to), words.ifYou, words.ifNotYou(stoppableDays)],
      action: { label: words.stop, url },
      footnote: words.footnote,
    };
  };
