import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { newId, nowSeconds } from '../wire/call.js';
import { cardForm, checkedCard, type CheckedCard } from './card-form.js';
import type { PaymentMethod } from '../wire/kinds.js';
import { StripeObjects } from '../wire/stripe-objects.js';
import { CardFates } from './card-fates.js';
import { namedCards } from './test-cards.js';

export const methodForm = z.object({
  type: z.literal('card'),
  card: cardForm,
  billing_details: z.record(z.string(), z.unknown()).default({}),
});
export type MethodForm = z.infer<typeof methodForm>;

/** Stores cards without their numbers. */
@Injectable()
export class PaymentMethods {
  constructor(
    private readonly objects: StripeObjects,
    private readonly fates: CardFates,
  ) {}

  create({ card, billing_details }: MethodForm): Promise<PaymentMethod> {
    return this.objects.add(this.asMethod(checkedCard(card), billing_details));
  }

  find(id: string): Promise<PaymentMethod> {
    const named = namedCards[id];
    if (named === undefined) return this.objects.find('payment_method', id, 'payment_method');
    const exp_year = new Date().getUTCFullYear() + 1;
    return this.objects.add(this.asMethod({ number: named, exp_month: 12, exp_year, hasCvc: true }));
  }

  private asMethod(
    { number, exp_month, exp_year, hasCvc }: CheckedCard,
    billing: object = {},
  ): PaymentMethod {
    const mark = this.fates.fingerprint(number);
    const { brand, funding = 'credit', country = 'US', decline } = this.fates.of(mark);
    const cvc_check = decline?.code === 'incorrect_cvc' ? 'fail' : 'pass';
    return {
      id: newId('pm'),
      object: 'payment_method',
      allow_redisplay: 'unspecified',
      billing_details: { address: null, email: null, name: null, phone: null, tax_id: null, ...billing },
      card: {
        brand,
        checks: {
          address_line1_check: null,
          address_postal_code_check: null,
          cvc_check: hasCvc ? cvc_check : null,
        },
        country,
        display_brand: brand,
        exp_month,
        exp_year,
        fingerprint: mark,
        funding,
        generated_from: null,
        last4: number.slice(-4),
        networks: { available: [brand], preferred: null },
        three_d_secure_usage: { supported: true },
        wallet: null,
      },
      created: nowSeconds(),
      customer: null,
      livemode: false,
      metadata: {},
      type: 'card',
    };
  }
}
