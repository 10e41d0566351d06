import { EntityManager } from '@mikro-orm/postgresql';
import { ForbiddenException, Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { Database } from '../../platform/database/database.js';
import { defineJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Mailboxes, Notify, PeopleEvents, SessionsService } from '../../account/index.js';
import { AppealLinks } from './appeal-links.js';
import { accountSuspended } from './contract.js';
import { reasonTexts, untilText } from '../reasons.js';
import { liftedMail, otherAccountMail } from './measure-texts.js';

const endSuspensions = defineJob('account.end-suspensions', z.object({}), { every: '*/5 * * * *' });

/** Of a ban, in the user's row. */
const forever = '9999-12-31';

const running = `kind in ('suspend', 'ban') and lifted_at is null and (ends_at is null or ends_at > now())`;

const ofPerson = `
  select id::float8 as id, user_id::float8 as "userId", reason, ends_at as "endsAt" from measure
  where (user_id = ? or mailbox_key = ? or phone_key = ?) and ${running} order by ends_at desc nulls first limit 1`;

const liftAll = `
  update measure set lifted_at = now()
  where (user_id = ? or mailbox_key = ? or phone_key = ?) and ${running}`;

const serialize = `select pg_advisory_xact_lock(hashtextextended(?, 0))`;

const personOf = `
  select id::float8 as id, mailbox_key as "mailboxKey", phone_key as "phoneKey" from "user" where id = ?`;

const accountsOf = `
  select id::float8 as id, email, mailbox_key as "mailboxKey", phone_key as "phoneKey",
    suspended_until is not null as "wasSuspended", suspended_until::text as until,
    coalesce(suspended_until > now(), false) as "isRunning"
  from "user"
  where (id = ? or mailbox_key = ? or phone_key = ?) and deleted_at is null order by id for no key update`;

const mark = `
  update "user" set suspended_until = (
    select max(coalesce(ends_at, '${forever}')) from measure m
    where (m.user_id = "user".id or m.mailbox_key = "user".mailbox_key or m.phone_key = "user".phone_key)
      and ${running})
  where id = ? returning suspended_until is not null as "isSuspended", suspended_until::text as until`;

const over = `select id::float8 as id from "user" where suspended_until <= now() order by id limit 500`;

/** Null is for good. */
const endOf = `
  select case when suspended_until < '9999-01-01' then suspended_until end as "endsAt" from "user"
  where id = ? and suspended_until > now() and deleted_at is null`;

const isSuspended = `select from "user" where id = $1 and suspended_until > now()`;

interface Running {
  id: number;
  userId: number;
  reason: keyof typeof reasonTexts;
  endsAt: string | null;
}

interface Person {
  id: number;
  mailboxKey?: string | null;
  phoneKey?: string | null;
}

interface Account extends Person {
  email: string;
  wasSuspended: boolean;
  until: string | null;
  /** False when it ends by itself. */
  isRunning: boolean;
}

/** Suspensions are of people: every account of a mailbox or a verified number has them, also one made later. */
@Injectable()
export class Suspensions implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
    private readonly events: PeopleEvents,
    private readonly jobs: Jobs,
    private readonly links: AppealLinks,
    private readonly notify: Notify,
    private readonly mailboxes: Mailboxes,
    private readonly sessions: SessionsService,
  ) {}

  onModuleInit(): Promise<void> {
    this.events.onBeforeLogin((em, account) => this.assertNone(em, account));
    this.events.onNumberVerified((em, { userId }) => this.apply(em, userId));
    return this.jobs.work(endSuspensions, () => this.endOver());
  }

  async isSuspended(em: EntityManager, email: string): Promise<boolean> {
    return Boolean(await this.find(em, { id: 0, mailboxKey: await this.mailboxes.keyOf(email) }));
  }

  /** All that strangers may learn: neither until when nor why. */
  async includes(userId: number): Promise<boolean> {
    return (await this.database.query('suspended-person', isSuspended, [userId])).length > 0;
  }

  /** What those learn who have agreed to fly with this person: until when, null for good, and not why. */
  async endOf(em: EntityManager, userId: number): Promise<{ endsAt: Date | null } | undefined> {
    const [found] = await em.execute<{ endsAt: Date | string | null }[]>(endOf, [userId]);
    return found && { endsAt: found.endsAt === null ? null : new Date(found.endsAt) };
  }

  /** Brings all accounts of the person to what the measures say. `informed` has another mail about a lifted one. */
  async apply(em: EntityManager, userId: number, informed?: number): Promise<void> {
    const [person] = await em.execute<Person[]>(personOf, [userId]);
    if (!person) return;
    await this.serialize(em, person);
    for (const account of await em.execute<Account[]>(accountsOf, keysOf(person)))
      await this.applyTo(em, account, account.id === informed);
  }

  /** For the command on the server: the desk may have no other operator left. */
  async liftAll(em: EntityManager, userId: number): Promise<void> {
    const [person] = await em.execute<Person[]>(personOf, [userId]);
    if (!person) return;
    await this.serialize(em, person);
    await em.execute(liftAll, keysOf(person));
    await this.apply(em, userId);
  }

  async endOver(): Promise<void> {
    for (const { id } of await this.em.fork().execute<{ id: number }[]>(over))
      await this.em.fork().transactional((em) => this.apply(em, id));
  }

  /** Only for logins with a proven mailbox or passkey, so that strangers cannot find out about a suspension. */
  private async assertNone(em: EntityManager, person: Person): Promise<void> {
    await this.serialize(em, person);
    const found = await this.find(em, person);
    if (!found) return;
    const message =
      `This account is suspended ${untilText(found.endsAt ? new Date(found.endsAt) : null)}. Reason: ${reasonTexts[found.reason]}. ` +
      'Our mail about it says more, and has a link by which you can ask us to look again.';
    throw new ForbiddenException({ message, code: accountSuspended });
  }

  private async applyTo(em: EntityManager, account: Account, isInformed: boolean): Promise<void> {
    const { id: userId, email, wasSuspended, isRunning, until: before } = account;
    const { isSuspended, until } = await em.execute<Pick<Account, 'until'> & { isSuspended: boolean }>(
      mark,
      [userId],
      'get',
    );
    if (isSuspended) await this.sessions.endAll(em, userId);
    if (until === before) return;
    await this.events.suspensionChanged(em, { userId, email, isSuspended });
    if (isSuspended && !wasSuspended) await this.notifyOtherAccount(em, account);
    if (!isSuspended && isRunning && !isInformed)
      await this.notify.send(em, 'team.looked-again', { userId, content: liftedMail('suspend') });
  }

  /** An account that shares a mailbox or number with the one that the measure is about. */
  private async notifyOtherAccount(em: EntityManager, account: Account): Promise<void> {
    const found = await this.find(em, account);
    if (!found || found.userId === account.id) return;
    const { id, reason, endsAt } = found;
    const content = otherAccountMail({ reason, endsAt, appealUrl: this.links.to(id) });
    await this.notify.send(em, 'team.decided', { userId: account.id, content });
  }

  private async find(em: EntityManager, person: Person): Promise<Running | undefined> {
    const [found] = await em.execute<Running[]>(ofPerson, keysOf(person));
    return found;
  }

  private async serialize(em: EntityManager, { mailboxKey, phoneKey }: Person): Promise<void> {
    for (const key of [mailboxKey, phoneKey]) if (key) await em.execute(serialize, [key]);
  }
}

const keysOf = ({ id, mailboxKey, phoneKey }: Person) => [id, mailboxKey ?? null, phoneKey ?? null];
