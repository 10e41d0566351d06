import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { newId, nowSeconds } from '../wire/call.js';
import type { BalanceTransaction } from '../wire/kinds.js';
import { StripeObjects } from '../wire/stripe-objects.js';

const daysUntilAvailable = 2;

@Injectable()
export class BalanceTransactions {
  constructor(
    private readonly em: EntityManager,
    private readonly objects: StripeObjects,
  ) {}

  available(): Promise<number> {
    return this.sum('<=');
  }

  pending(): Promise<number> {
    return this.sum('>');
  }

  private async sum(when: '<=' | '>'): Promise<number> {
    const [row] = await this.em.execute<{ cents: number }[]>(
      `select coalesce(sum((body->>'net')::int), 0)::int as cents from sandbox_stripe_object
       where object = 'balance_transaction' and (body->>'available_on')::bigint ${when} ?`,
      [nowSeconds()],
    );
    return row?.cents ?? 0;
  }

  book(
    type: BalanceTransaction['type'],
    source: string,
    amount: number,
    fee = 0,
    isPending = false,
  ): Promise<BalanceTransaction> {
    const created = nowSeconds();
    return this.objects.add({
      id: newId('txn'),
      object: 'balance_transaction',
      amount,
      available_on: created + (isPending ? daysUntilAvailable * 86_400 : 0),
      created,
      currency: 'usd',
      description: null,
      exchange_rate: null,
      fee,
      fee_details: fee
        ? [
            {
              amount: fee,
              application: null,
              currency: 'usd',
              description: feeNames[type],
              type: 'stripe_fee',
            },
          ]
        : [],
      livemode: false,
      metadata: {},
      net: amount - fee,
      reporting_category:
        type === 'adjustment' ? 'dispute' : type.replace('transfer_refund', 'transfer_reversal'),
      source,
      status: isPending ? 'pending' : 'available',
      type,
    });
  }
}

const feeNames: Partial<Record<BalanceTransaction['type'], string>> = {
  charge: 'Stripe processing fees',
  adjustment: 'Dispute fee',
};
