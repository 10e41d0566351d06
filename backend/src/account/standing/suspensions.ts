import { EntityManager } from '@mikro-orm/postgresql';
import { ForbiddenException, Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Mailboxes } from '../people/mailbox.js';
import { PeopleEvents } from '../people/people-events.js';
import { accountSuspended } from './contract.js';
import { reasonTexts, untilText } from './measure-texts.js';

const endSuspensions = defineJob('account.end-suspensions', z.object({}), { every: '*/5 * * * *' });

/** Of a ban, in the user's row. */
const forever = '9999-12-31';

const running = `kind in ('suspend', 'ban') and lifted_at is null and (ends_at is null or ends_at > now())`;

const ofPerson = `
  select kind, reason, ends_at as "endsAt" from measure
  where (user_id = ? or mailbox_key = ?) and ${running} order by ends_at desc nulls first limit 1`;

const serialize = `select pg_advisory_xact_lock(hashtextextended(?, 0))`;

const accountsOf = `
  select id::float8 as id, email, suspended_until is not null as "wasSuspended" from "user"
  where (id = ? or mailbox_key = ?) and deleted_at is null order by id for no key update`;

const mark = `
  update "user" set suspended_until = (
    select max(coalesce(ends_at, '${forever}')) from measure m
    where (m.user_id = "user".id or m.mailbox_key = "user".mailbox_key) and ${running})
  where id = ? returning suspended_until is not null as "isSuspended"`;

const over = `select id::float8 as id from "user" where suspended_until <= now() order by id limit 500`;

interface Running {
  kind: string;
  reason: keyof typeof reasonTexts;
  endsAt: string | null;
}

export interface Person {
  id: number;
  mailboxKey?: string | null;
}

/** Suspensions are of people: every account of a mailbox has them, also one made later. */
@Injectable()
export class Suspensions implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly events: PeopleEvents,
    private readonly jobs: Jobs,
    private readonly mailboxes: Mailboxes,
  ) {}

  onModuleInit(): Promise<void> {
    return this.jobs.work(endSuspensions, () => this.endOver());
  }

  /** For a login whose mailbox or passkey is proven: nobody else learns of a suspension. */
  async expectNone(em: EntityManager, { id, mailboxKey = null }: Person): Promise<void> {
    if (mailboxKey) await em.execute(serialize, [mailboxKey]);
    const [found] = await em.execute<Running[]>(ofPerson, [id, mailboxKey]);
    if (!found) return;
    const message =
      `This account is suspended ${untilText(found.endsAt)}. Reason: ${reasonTexts[found.reason]}. ` +
      'Our mail about it says more, and has a link by which you can ask us to look again.';
    throw new ForbiddenException({ message, code: accountSuspended });
  }

  async isSuspended(em: EntityManager, email: string): Promise<boolean> {
    const rows = await em.execute<Running[]>(ofPerson, [0, await this.mailboxes.keyOf(email)]);
    return rows.length > 0;
  }

  /** Brings all accounts of the person to what the measures say. */
  async apply(em: EntityManager, { id, mailboxKey = null }: Person): Promise<void> {
    if (mailboxKey) await em.execute(serialize, [mailboxKey]);
    const accounts = await em.execute<{ id: number; email: string; wasSuspended: boolean }[]>(accountsOf, [
      id,
      mailboxKey,
    ]);
    for (const { id: userId, email, wasSuspended } of accounts) {
      const { isSuspended } = await em.execute<{ isSuspended: boolean }>(mark, [userId], 'get');
      if (isSuspended) await this.endSessions(em, userId);
      if (isSuspended !== wasSuspended)
        await this.events.suspensionChanged(em, { userId, email, isSuspended });
    }
  }

  async endSessions(em: EntityManager, userId: number): Promise<void> {
    await em.execute(`delete from session where user_id = ?`, [userId]);
  }

  async endOver(): Promise<void> {
    for (const { id } of await this.em.fork().execute<{ id: number }[]>(over))
      await this.em.fork().transactional((em) => this.apply(em, { id }));
  }
}
