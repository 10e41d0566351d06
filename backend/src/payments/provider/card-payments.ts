import { Injectable } from '@nestjs/common';
import type { Stripe } from 'stripe';
import { asIntent, type Intent } from './intent.js';
import { StripeClient } from './stripe-client.js';

export interface WantedPayment {
  /** With the attempt, makes a repeated call the same call. */
  key: string;
  attempt: number;
  /** The tip's. */
  id: number;
  cents: number;
  recipientId: number | null;
  message: string | null;
}

const expand = ['latest_charge.balance_transaction'];

/** Charging cards; the provider's word on a payment is the only one that counts. */
@Injectable()
export class CardPayments {
  constructor(private readonly stripe: StripeClient) {}

  async create({ key, attempt, id, cents, recipientId, message }: WantedPayment): Promise<Intent> {
    const wanted: Stripe.PaymentIntentCreateParams = {
      amount: cents,
      currency: 'usd',
      // What leads away to a bank may take days to be paid; cards answer at once.
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      transfer_group: groupOf(key),
      metadata: { tipId: id, recipientId: recipientId ?? '', message: message ?? '' },
    };
    return asIntent(
      await this.stripe.ask(({ paymentIntents }) =>
        paymentIntents.create(wanted, { idempotencyKey: attemptKey(key, attempt) }),
      ),
    );
  }

  async find(intentId: string): Promise<Intent> {
    const intent = await this.stripe.ask(({ paymentIntents }) =>
      paymentIntents.retrieve(intentId, { expand }),
    );
    const { latest_charge: charge } = intent;
    if (!charge || typeof charge === 'string' || !charge.disputed) return asIntent(intent);
    const { data } = await this.stripe.ask(({ disputes }) =>
      disputes.list({ payment_intent: intentId, limit: 10 }),
    );
    return asIntent(intent, data);
  }

  async cancel(intentId: string): Promise<Intent> {
    return asIntent(
      await this.stripe.ask(({ paymentIntents }) => paymentIntents.cancel(intentId, { expand })),
    );
  }

  /** All of it, once, to the card that paid. */
  async refund({ key, round, chargeId }: { key: string; round: number; chargeId: string }): Promise<void> {
    await this.stripe.ask(({ refunds }) =>
      refunds.create({ charge: chargeId }, { idempotencyKey: attemptKey(`${key}-refund`, round) }),
    );
  }
}

/** The first attempt has the bare key, so that what was asked before attempts were counted keeps its own. */
export const attemptKey = (key: string, attempt: number) => (attempt ? `${key}-${attempt}` : key);

/** The name under which the provider shows what belongs to one tip. */
export const groupOf = (key: string) => `tip_${key}`;
