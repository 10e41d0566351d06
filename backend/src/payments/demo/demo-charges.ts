import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { groupOf } from '../provider/card-payments.js';
import { asIntent, type Charge } from '../provider/intent.js';
import { StripeClient } from '../provider/stripe-client.js';
import type { DemoTip } from './demo-tips.js';

/** The same for the same tip on every node and at every start. */
export function keyOf({ from, to, daysAgo }: DemoTip): string {
  const hex = createHash('sha256').update(`demo tip ${from} ${to} ${daysAgo}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Pays with a card that only a sandbox knows, so that the money of a demo can be moved like any other. */
@Injectable()
export class DemoCharges {
  constructor(private readonly stripe: StripeClient) {}

  async pay(tip: DemoTip): Promise<Charge | null> {
    const key = keyOf(tip);
    const intent = await this.stripe.ask(({ paymentIntents }) =>
      paymentIntents.create(
        {
          amount: tip.dollars * 100,
          currency: 'usd',
          automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
          payment_method: 'pm_card_visa',
          confirm: true,
          transfer_group: groupOf(key),
          expand: ['latest_charge.balance_transaction'],
        },
        { idempotencyKey: key },
      ),
    );
    return asIntent(intent).charge;
  }
}
