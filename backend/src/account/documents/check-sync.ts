import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Counter } from 'prom-client';
import { z } from 'zod';
import { Database } from '../../platform/database/database.js';
import { defineJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Limits } from '../../platform/limits/limits.js';
import { StripeEvents, type EventSubject } from '../../platform/stripe/stripe-events.js';
import { Metrics } from '../../platform/observe/metrics.js';
import { PeopleEvents } from '../people/people-events.js';
import { UserEntity } from '../people/user.entity.js';
import { personOf } from '../people/user-views.js';
import { outcomeOf, type Outcome } from './check-outcome.js';
import { firstNameFits } from './first-name.js';
import { IdentitySessions } from './identity-sessions.js';

// The names in quotes stay as they are: queued jobs hold them.
export const identitySync = defineJob('identity.look', z.object({ checkId: z.number() }), { retries: 12 });
export const identityRedaction = defineJob('identity.redact', z.object({ sessionId: z.string().max(255) }), {
  retries: 32,
});

const events = ['processing', 'requires_input', 'verified', 'canceled'];

/** An event may come before the session's id is stored, so the metadata also identifies the check. */
const findByEvent = `
  update identity_check set session_id = coalesce(session_id, ?)
  where session_id = ? or (session_id is null and key::text = ?)
  returning id::float8 as id`;
const findOpen = `
  select user_id::float8 as "userId", session_id as "sessionId" from identity_check
  where id = $1 and status = 'waiting' and session_id is not null`;
const decideText = `
  update identity_check
  set status = ?, reason = ?, is_adult = ?, name_fits = ?, checked_at = now(), look_at = now() + interval '10 minutes', looks = 0
  where id = ? and status = 'waiting' returning id`;
const redacted = `update identity_check set redacted_at = now(), look_at = null where session_id = $1 and status <> 'waiting'`;

interface Open extends Record<string, unknown> {
  userId: number;
  sessionId: string;
}

/** Event, returning person and reconciler all end in one look at the provider. */
@Injectable()
export class CheckSync implements OnModuleInit {
  private readonly ended: Counter;

  constructor(
    private readonly database: Database,
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
    private readonly limits: Limits,
    private readonly peopleEvents: PeopleEvents,
    private readonly sessions: IdentitySessions,
    private readonly stripeEvents: StripeEvents,
    { registry }: Metrics,
  ) {
    this.ended = new Counter({
      name: 'identity_checks_total',
      help: 'Checks of documents, by what came of them',
      labelNames: ['status'],
      registers: [registry],
    });
  }

  async onModuleInit(): Promise<void> {
    for (const event of events)
      this.stripeEvents.on(`identity.verification_session.${event}`, (em, subject) =>
        this.heard(em, subject),
      );
    await this.jobs.work(identitySync, ({ checkId }) => this.look(checkId));
    await this.jobs.work(identityRedaction, ({ sessionId }) => this.redact(sessionId));
  }

  /** Any number of times, in any order. */
  async look(checkId: number): Promise<void> {
    const [open] = await this.database.query<Open>('identity-open', findOpen, [checkId]);
    if (!open) return;
    const outcome = outcomeOf(await this.sessions.find(open.sessionId));
    if (outcome) await this.decide(checkId, open, outcome);
  }

  async redact(sessionId: string): Promise<void> {
    await this.sessions.redact(sessionId);
    await this.database.query('identity-redacted', redacted, [sessionId]);
  }

  /** Ends a check whose person left Stripe's page and did not come back. The try does not count. */
  async giveUp(checkId: number): Promise<void> {
    const [open] = await this.database.query<Open>('identity-open', findOpen, [checkId]);
    if (open) await this.sessions.cancel(open.sessionId);
    await this.look(checkId);
  }

  private async heard(em: EntityManager, { id, metadata }: EventSubject): Promise<void> {
    const [check] = await em.execute<{ id: number }[]>(findByEvent, [id, id, metadata?.['check'] ?? '']);
    if (check) await this.jobs.enqueue(em, identitySync, { checkId: check.id });
  }

  private async decide(checkId: number, { userId, sessionId }: Open, outcome: Outcome): Promise<void> {
    const person = await this.em.fork().transactional(async (em) => {
      const user = await em.findOne(
        UserEntity,
        { id: userId, deletedAt: null },
        { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
      );
      if (!user) return null;
      const isChecked = outcome.status === 'checked';
      const nameFits = isChecked ? firstNameFits(outcome.firstName, user.username) : null;
      const isAdult = isChecked ? true : outcome.status === 'refused' ? (outcome.isAdult ?? null) : null;
      const values = [outcome.status, isChecked ? null : outcome.reason, isAdult, nameFits, checkId];
      if (!(await em.execute<unknown[]>(decideText, values)).length) return null;
      await this.jobs.enqueue(em, identityRedaction, { sessionId });
      if (isChecked) {
        Object.assign(user, { documentCheckedAt: new Date(), documentNameFits: nameFits });
        await em.flush();
        await this.peopleEvents.changed(em, user);
      }
      return personOf(user);
    });
    if (person) this.ended.inc({ status: outcome.status });
    if (person && outcome.status === 'ended')
      await this.limits.giveBack('identity.check', { account: person });
  }
}
