import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs.js';
import { tipCancel, tipSync } from '../store/tip-jobs.js';
import { TipSync } from '../tips/tip-sync.js';
import { StripeEvents, type EventSubject } from '../../platform/stripe/stripe-events.js';

const ofPayments = [
  'payment_intent.succeeded',
  'payment_intent.canceled',
  'charge.refunded',
  'charge.updated',
  'charge.dispute.created',
  'charge.dispute.closed',
  'charge.dispute.funds_reinstated',
];

/** A payment may succeed before its id is stored, so the metadata also identifies the tip. */
const find = `
  select id::float8 as id from tip
  where payment_intent_id = ? or (payment_intent_id is null and id = ?)`;

/** Many declined cards on one payment suggest stolen cards. */
const maxDeclines = 5;
const countDecline = `
  update tip set declines = declines + 1 where payment_intent_id = ?
  returning id::float8 as id, declines`;

@Injectable()
export class TipEvents implements OnModuleInit {
  constructor(
    private readonly events: StripeEvents,
    private readonly jobs: Jobs,
    private readonly tipSync: TipSync,
  ) {}

  async onModuleInit(): Promise<void> {
    for (const type of ofPayments) this.events.on(type, (em, subject) => this.enqueueSync(em, subject));
    this.events.on('payment_intent.payment_failed', (em, subject) => this.countDecline(em, subject));
    await this.jobs.work(tipCancel, ({ tipId }) => this.tipSync.cancel(tipId));
    await this.jobs.work(tipSync, async ({ tipId }) => void (await this.tipSync.sync(tipId)));
  }

  private async enqueueSync(
    em: EntityManager,
    { id, payment_intent, metadata }: EventSubject,
  ): Promise<void> {
    const tipId = Number(metadata?.tipId);
    const values = [payment_intent ?? id, Number.isSafeInteger(tipId) ? tipId : null];
    const tips = await em.execute<{ id: number }[]>(find, values);
    for (const tip of tips) await this.jobs.enqueue(em, tipSync, { tipId: tip.id });
  }

  private async countDecline(em: EntityManager, subject: EventSubject): Promise<void> {
    const [tip] = await em.execute<{ id: number; declines: number }[]>(countDecline, [subject.id]);
    if (!tip) return;
    await this.jobs.enqueue(em, tip.declines < maxDeclines ? tipSync : tipCancel, { tipId: tip.id });
  }
}
