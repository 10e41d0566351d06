import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { BalanceTransactions } from './balance-transactions.js';
import { newId, nowSeconds } from '../wire/call.js';
import { StripeEvents } from '../events/events.js';
import { expand, flag, metadata } from '../wire/form.js';
import type { BalanceTransaction, Charge, Dispute } from '../wire/kinds.js';
import { StripeObjects } from '../wire/stripe-objects.js';
import { refused } from '../wire/stripe-errors.js';

export const evidence = z.object({
  evidence: z.record(z.string(), z.string().max(20_000)).default({}),
  expand,
  metadata,
  submit: flag.default(true),
});
export type Evidence = z.infer<typeof evidence>;

const feeCents = 1500;
const daysToAnswer = 7;
/** Stripe documents these texts to trigger the outcome of a test dispute. */
const endings: Record<string, 'won' | 'lost' | undefined> = {
  winning_evidence: 'won',
  losing_evidence: 'lost',
};

@Injectable()
export class Disputes {
  constructor(
    private readonly objects: StripeObjects,
    private readonly events: StripeEvents,
    private readonly balance: BalanceTransactions,
  ) {}

  async open(chargeId: string, reason = 'fraudulent'): Promise<Dispute> {
    const charge = await this.objects.lock('charge', chargeId, 'charge');
    if (charge.status !== 'succeeded' || charge.disputed || charge.refunded)
      throw refused(`Charge ${chargeId} cannot be disputed.`, { param: 'charge' });
    charge.disputed = true;
    await this.objects.save(charge);
    const id = newId('du');
    const taken = await this.balance.book('adjustment', id, -charge.amount, feeCents);
    const dispute = await this.objects.add(asDispute(id, charge, reason, taken));
    await this.events.record('charge.dispute.created', dispute);
    await this.events.record('charge.dispute.funds_withdrawn', dispute);
    return dispute;
  }

  async answer(id: string, { evidence, submit, metadata }: Evidence): Promise<Dispute> {
    const dispute = await this.undecided(id);
    Object.assign(dispute, { evidence: { ...dispute.evidence, ...evidence }, metadata });
    const ending = submit ? endings[evidence.uncategorized_text ?? ''] : undefined;
    if (ending) return this.end(dispute, ending);
    await this.objects.save(dispute);
    await this.events.record('charge.dispute.updated', dispute);
    return dispute;
  }

  /** Accepts the dispute as lost. */
  async close(id: string): Promise<Dispute> {
    return this.end(await this.undecided(id), 'lost');
  }

  private async undecided(id: string): Promise<Dispute> {
    const dispute = await this.objects.lock('dispute', id);
    if (dispute.status !== 'needs_response')
      throw refused('This dispute is already closed', { param: 'dispute' });
    return dispute;
  }

  private async end(dispute: Dispute, ending: 'won' | 'lost'): Promise<Dispute> {
    dispute.status = ending;
    if (ending === 'won')
      dispute.balance_transactions.push(await this.balance.book('adjustment', dispute.id, dispute.amount));
    await this.objects.save(dispute);
    if (ending === 'won') await this.events.record('charge.dispute.funds_reinstated', dispute);
    await this.events.record('charge.dispute.closed', dispute);
    return dispute;
  }
}

const asDispute = (id: string, charge: Charge, reason: string, taken: BalanceTransaction): Dispute => ({
  id,
  object: 'dispute',
  amount: charge.amount,
  balance_transactions: [taken],
  charge: charge.id,
  created: nowSeconds(),
  currency: charge.currency,
  evidence: {},
  evidence_details: {
    due_by: nowSeconds() + daysToAnswer * 86_400,
    has_evidence: false,
    past_due: false,
    submission_count: 0,
  },
  is_charge_refundable: false,
  livemode: false,
  metadata: {},
  payment_intent: charge.payment_intent,
  reason,
  status: 'needs_response',
});
