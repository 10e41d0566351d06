import { Injectable } from '@nestjs/common';
import type { Stripe } from 'stripe';
import { asIntent, type Intent } from './intent.js';
import { StripeClient } from './stripe-client.js';

export interface WantedPayment {
  /** Makes a repeated call the same call. */
  key: string;
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

  async create({ key, id, cents, recipientId, message }: WantedPayment): Promise<Intent> {
    const wanted: Stripe.PaymentIntentCreateParams = {
      amount: cents,
      currency: 'usd',
      // What leads away to a bank may take days to be paid; cards answer at once.
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      transfer_group: groupOf(key),
      metadata: { tipId: id, recipientId: recipientId ?? '', message: message ?? '' },
    };
    return asIntent(
      await this.stripe.ask(({ paymentIntents }) => paymentIntents.create(wanted, { idempotencyKey: key })),
    );
  }

  async find(intentId: string): Promise<Intent> {
    return asIntent(
      await this.stripe.ask(({ paymentIntents }) => paymentIntents.retrieve(intentId, { expand })),
    );
  }

  async cancel(intentId: string): Promise<Intent> {
    return asIntent(
      await this.stripe.ask(({ paymentIntents }) => paymentIntents.cancel(intentId, { expand })),
    );
  }
}

/** The name under which the provider shows what belongs to one tip. */
export const groupOf = (key: string) => `tip_${key}`;
