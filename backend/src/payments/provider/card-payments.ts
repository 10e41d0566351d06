import { Injectable } from '@nestjs/common';
import type { Stripe } from 'stripe';
import { asIntent, asListedPayment, type Intent, type ListedPayment } from './intent.js';
import { StripeClient } from '../../platform/stripe/stripe-client.js';

export interface NewPayment {
  /** With the attempt, forms the idempotency key. */
  key: string;
  attempt: number;
  id: number;
  cents: number;
  senderId: number | null;
  recipientId: number | null;
  message: string | null;
}

const expand = ['latest_charge.balance_transaction'];

/** Card payments. Only the provider's state of a payment counts. */
@Injectable()
export class CardPayments {
  constructor(private readonly stripe: StripeClient) {}

  async create({ key, attempt, id, cents, senderId, recipientId, message }: NewPayment): Promise<Intent> {
    const wanted: Stripe.PaymentIntentCreateParams = {
      amount: cents,
      currency: 'usd',
      // Redirects to a bank may take days to settle; cards confirm at once.
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      transfer_group: groupOf(key),
      metadata: {
        tipId: id,
        senderId: senderId ?? '',
        recipientId: recipientId ?? '',
        message: message ?? '',
      },
    };
    return asIntent(
      await this.stripe.call(({ paymentIntents }) =>
        paymentIntents.create(wanted, { idempotencyKey: attemptKey(key, attempt) }),
      ),
    );
  }

  async find(intentId: string): Promise<Intent> {
    const intent = await this.stripe.call(({ paymentIntents }) =>
      paymentIntents.retrieve(intentId, { expand }),
    );
    const { latest_charge: charge } = intent;
    if (!charge || typeof charge === 'string' || !charge.disputed) return asIntent(intent);
    const { data } = await this.stripe.call(({ disputes }) =>
      disputes.list({ payment_intent: intentId, limit: 10 }),
    );
    return asIntent(intent, data);
  }

  /** Newest first. */
  async *listCreated(from: Date, to: Date): AsyncGenerator<ListedPayment> {
    const created = { gte: Math.floor(from.getTime() / 1_000), lte: Math.ceil(to.getTime() / 1_000) };
    for (let last: string | undefined, isMore = true; isMore;) {
      const page = await this.stripe.call(({ paymentIntents }) =>
        paymentIntents.list({ created, limit: 100, ...(last && { starting_after: last }) }),
      );
      for (const intent of page.data) {
        const payment = intent.status === 'canceled' ? null : asListedPayment(intent);
        if (payment) yield payment;
      }
      last = page.data.at(-1)?.id;
      isMore = page.has_more && last !== undefined;
    }
  }

  async cancel(intentId: string): Promise<Intent> {
    return asIntent(
      await this.stripe.call(({ paymentIntents }) => paymentIntents.cancel(intentId, { expand })),
    );
  }

  async refund({ key, round, chargeId }: { key: string; round: number; chargeId: string }): Promise<void> {
    await this.stripe.call(({ refunds }) =>
      refunds.create({ charge: chargeId }, { idempotencyKey: attemptKey(`${key}-refund`, round) }),
    );
  }
}

/** The first attempt uses the bare key, like payments from before attempts were counted. */
export const attemptKey = (key: string, attempt: number) => (attempt ? `${key}-${attempt}` : key);

export const groupOf = (key: string) => `tip_${key}`;
