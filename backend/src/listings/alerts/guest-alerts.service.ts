import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  CodeCheck,
  Codes,
  hashToken,
  Mailboxes,
  newCode,
  newToken,
  UnsolicitedMail,
} from '../../account/index.js';
import { Database } from '../../platform/database/database.js';
import { currentLanguage } from '../../platform/request-context.js';
import { required } from '../posting/contract.js';
import { fieldIssue } from '../../platform/http/errors/field-issue.js';
import { PostingGate, type BotCheckAnswer } from '../posting/posting-gate.js';
import { alertCodeMail } from './mails/alert-mails.js';
import { alertColumns, lockMailbox } from './alert-rows.js';
import type { Alert, CreatedAlert } from './contract.js';
import { AlertedListings } from './alerted-listings.js';
import { NewAlerts, tripColumns, tripOf, type Wanted } from './new-alerts.js';

const insert = `
  insert into alert as a (${tripColumns}, how, email, mailbox_key, status, confirm_hash, code_hash, code_expires_at, language)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'unconfirmed', ?, ?, now() + interval '10 minutes', ?)
  returning ${alertColumns}, now() + interval '5 minutes' as "mailBy"`;
const countTry = `
  update alert set tries = tries + 1 where confirm_hash = $1 and status = 'unconfirmed'
  returning mailbox_key as person, email as destination, code_hash as "codeHash", tries,
    code_expires_at > now() as "isLive"`;
const lock = `
  select ${alertColumns}, a.mailbox_key as "mailboxKey" from alert a
  where a.confirm_hash = ? and a.status = 'unconfirmed' for update`;
const confirm = `
  update alert a set status = 'on', confirm_hash = null, code_hash = null, code_expires_at = null where a.id = ?
  returning ${alertColumns}`;
const remove = `delete from alert where id = ?`;
/** A code that has arrived proves that mails do. */
const resume = `update alert set status = 'on' where mailbox_key = ? and status = 'paused'`;
const forgetBounces = `update alert_mail set bounced_at = null where mailbox_key = ? and bounced_at is not null`;

interface Guess extends Record<string, unknown> {
  person: string;
  destination: string;
  codeHash: Buffer;
  tries: number;
  isLive: boolean;
}

/** Alerts without an account: the code proves the address. Nothing tells whether the address has an account. */
@Injectable()
export class GuestAlertsService {
  constructor(
    private readonly alerted: AlertedListings,
    private readonly codeCheck: CodeCheck,
    private readonly codes: Codes,
    private readonly database: Database,
    private readonly em: EntityManager,
    private readonly gate: PostingGate,
    private readonly mail: UnsolicitedMail,
    private readonly mailboxes: Mailboxes,
    private readonly newAlerts: NewAlerts,
  ) {}

  async create(wanted: Wanted, email: string | undefined, botCheck: BotCheckAnswer): Promise<CreatedAlert> {
    if (!email) throw fieldIssue('email', required.email);
    await this.newAlerts.expectPossible(wanted);
    await this.gate.passGuest(botCheck, email, 'alert.guest');
    const confirmation = newToken(128);
    const code = newCode();
    const secrets = [hashToken(confirmation), this.codes.seal(code, 'alert', confirmation)];
    const mailboxKey = await this.mailboxes.keyOf(email);
    return this.em.transactional(async (em) => {
      const trip = await this.alerted.settle(em, wanted, null);
      const { mailBy, ...created } = await em.execute<Alert & { mailBy: string }>(
        insert,
        [...tripOf(trip), wanted.how, email, mailboxKey, ...secrets, currentLanguage()],
        'get',
      );
      await this.mail.send(em, {
        to: email,
        content: alertCodeMail(code, created),
        notAfter: new Date(mailBy),
      });
      return { ...created, confirmation };
    });
  }

  async confirm(confirmation: string, code: string, ip: string): Promise<Alert> {
    const hash = hashToken(confirmation);
    await this.codeCheck.check({
      code,
      purpose: 'alert',
      ip,
      count: async () => {
        const [guess] = await this.database.query<Guess>('alert-guess', countTry, [hash]);
        return guess ? { ...guess, id: confirmation } : null;
      },
    });
    return this.em.transactional(async (em) => {
      const [waiting] = await em.execute<(Alert & { mailboxKey: string })[]>(lock, [hash]);
      if (!waiting) throw fieldIssue('code', 'This code was used already');
      const { mailboxKey, ...alert } = waiting;
      await em.execute(lockMailbox, [mailboxKey]);
      // The listing may have been claimed or closed since the code was sent.
      await this.alerted.settle(em, wantedIn(alert), null);
      await em.execute(resume, [mailboxKey]);
      await em.execute(forgetBounces, [mailboxKey]);
      const known = await this.newAlerts.findRunning(em, mailboxKey, wantedIn(alert));
      if (known) {
        await em.execute(remove, [alert.id]);
        return known;
      }
      await this.newAlerts.expectRoom(em, mailboxKey);
      return em.execute<Alert>(confirm, [alert.id], 'get');
    });
  }
}

const wantedIn = ({ from, to, flight, listing, ...rest }: Alert): Wanted => ({
  ...rest,
  from: from ?? undefined,
  to: to ?? undefined,
  flight: flight ?? undefined,
  listing: listing ?? undefined,
  ownListing: undefined,
});
