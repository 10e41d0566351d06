import { Injectable } from '@nestjs/common';
import { BalanceTransactions } from '../money/balance-transactions.js';
import { newId, nowSeconds } from '../wire/call.js';
import type { Charge, PaymentIntent, PaymentMethod } from '../wire/kinds.js';
import { StripeEvents } from '../events/events.js';
import { StripeObjects } from '../wire/stripe-objects.js';
import { CardFates } from './card-fates.js';
import type { Decline } from './test-cards.js';

/** Stripe's fee: 2.9 % and 30 cents. */
const feeOf = (amount: number) => Math.round(amount * 0.029) + 30;

@Injectable()
export class Charges {
  constructor(
    private readonly objects: StripeObjects,
    private readonly events: StripeEvents,
    private readonly balance: BalanceTransactions,
    private readonly fates: CardFates,
  ) {}

  async succeed(intent: PaymentIntent, method: PaymentMethod): Promise<Charge> {
    const { isInstant = false } = this.fates.of(method.card.fingerprint);
    const charge: Charge = { ...asCharge(intent, method), ...accepted };
    const { id } = await this.balance.book(
      'charge',
      charge.id,
      intent.amount,
      feeOf(intent.amount),
      !isInstant,
    );
    const paid = await this.objects.add<Charge>({ ...charge, balance_transaction: id });
    await this.events.record('charge.succeeded', paid);
    return paid;
  }

  async fail(intent: PaymentIntent, method: PaymentMethod, decline: Decline): Promise<Charge> {
    const failed = await this.objects.add<Charge>({ ...asCharge(intent, method), ...declined(decline) });
    await this.events.record('charge.failed', failed);
    return failed;
  }
}

const accepted = {
  captured: true,
  failure_code: null,
  failure_message: null,
  outcome: {
    network_status: 'approved_by_network',
    reason: null,
    risk_level: 'normal',
    seller_message: 'Payment complete.',
    type: 'authorized',
  },
  paid: true,
  status: 'succeeded',
} as const;

const declined = ({ code, decline_code, message }: Decline) =>
  ({
    amount_captured: 0,
    captured: false,
    failure_code: code,
    failure_message: message,
    outcome: {
      network_status: 'declined_by_network',
      reason: decline_code ?? code,
      risk_level: 'normal',
      seller_message: 'The bank did not return any further details with this decline.',
      type: 'issuer_declined',
    },
    paid: false,
    status: 'failed',
  }) as const;

const asCharge = (intent: PaymentIntent, { id, billing_details, card }: PaymentMethod) => ({
  id: newId('ch'),
  object: 'charge' as const,
  amount: intent.amount,
  amount_captured: intent.amount,
  amount_refunded: 0,
  application: null,
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: null,
  billing_details,
  calculated_statement_descriptor: 'FLIGHT AMIGO',
  created: nowSeconds(),
  currency: intent.currency,
  customer: null,
  description: intent.description,
  disputed: false,
  fraud_details: {},
  livemode: false as const,
  metadata: intent.metadata,
  on_behalf_of: null,
  payment_intent: intent.id,
  payment_method: id,
  payment_method_details: { card, type: 'card' },
  receipt_email: intent.receipt_email,
  receipt_number: null,
  receipt_url: null,
  refunded: false,
  review: null,
  shipping: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: intent.transfer_group,
});
