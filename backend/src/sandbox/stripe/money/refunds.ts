import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { BalanceTransactions } from './balance-transactions.js';
import { newId, nowSeconds } from '../wire/call.js';
import { StripeEvents } from '../events/events.js';
import { expand, metadata, whole } from '../wire/form.js';
import type { Charge, Refund } from '../wire/kinds.js';
import { StripeObjects } from '../wire/stripe-objects.js';
import { refused } from '../wire/stripe-errors.js';

export const newRefund = z.strictObject({
  amount: whole.optional(),
  charge: z.string().optional(),
  expand,
  metadata,
  payment_intent: z.string().optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
});
export type NewRefund = z.infer<typeof newRefund>;

@Injectable()
export class Refunds {
  constructor(
    private readonly objects: StripeObjects,
    private readonly events: StripeEvents,
    private readonly balance: BalanceTransactions,
  ) {}

  async create(wanted: NewRefund): Promise<Refund> {
    const charge = await this.objects.lock('charge', await this.chargeOf(wanted), 'charge');
    const left = charge.amount - charge.amount_refunded;
    const amount = wanted.amount ?? left;
    refuseBadRefund(charge, amount, left);
    const refund = await this.book(charge, amount, wanted);
    charge.amount_refunded += amount;
    charge.refunded = charge.amount_refunded === charge.amount;
    await this.objects.save(charge);
    await this.events.record('charge.refunded', charge, {
      previous: { amount_refunded: charge.amount_refunded - amount, refunded: false },
    });
    await this.events.record('refund.created', refund);
    return refund;
  }

  private async chargeOf({ charge, payment_intent }: NewRefund): Promise<string> {
    if (charge !== undefined) return charge;
    if (payment_intent === undefined)
      throw refused(
        'One of the following params should be provided for this request: payment_intent or charge.',
      );
    const { latest_charge } = await this.objects.find('payment_intent', payment_intent, 'payment_intent');
    if (latest_charge !== null) return latest_charge;
    throw refused(`This PaymentIntent (${payment_intent}) does not have a successful charge to refund.`);
  }

  private async book(charge: Charge, amount: number, { metadata, reason }: NewRefund): Promise<Refund> {
    const id = newId('re');
    const transaction = await this.balance.book('refund', id, -amount);
    return this.objects.add<Refund>({
      id,
      object: 'refund',
      amount,
      balance_transaction: transaction.id,
      charge: charge.id,
      created: nowSeconds(),
      currency: charge.currency,
      destination_details: { card: { type: 'refund' }, type: 'card' },
      livemode: false,
      metadata,
      payment_intent: charge.payment_intent,
      reason: reason ?? null,
      receipt_number: null,
      source_transfer_reversal: null,
      status: 'succeeded',
      transfer_reversal: null,
    });
  }
}

function refuseBadRefund({ id, status, disputed, amount: paid }: Charge, amount: number, left: number) {
  if (status !== 'succeeded') throw refused(`Charge ${id} has not succeeded and cannot be refunded.`);
  if (disputed)
    throw refused(`Charge ${id} has been charged back; cannot issue a refund.`, { code: 'charge_disputed' });
  if (left === 0)
    throw refused(`Charge ${id} has already been refunded.`, { code: 'charge_already_refunded' });
  if (amount < 1)
    throw refused('Invalid positive integer', { code: 'parameter_invalid_integer', param: 'amount' });
  if (amount > left)
    throw refused(
      `Refund amount (${inDollars(amount)}) is greater than ${left < paid ? 'unrefunded amount on charge' : 'charge amount'} (${inDollars(left)})`,
      { param: 'amount' },
    );
}

const inDollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
