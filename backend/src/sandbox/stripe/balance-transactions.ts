import { Injectable } from '@nestjs/common';
import { newId, nowSeconds } from './call.js';
import type { BalanceTransaction } from './kinds.js';
import { StripeObjects } from './stripe-objects.js';

const daysUntilAvailable = 2;

/** Each change of our balance at Stripe. */
@Injectable()
export class BalanceTransactions {
  constructor(private readonly objects: StripeObjects) {}

  book(
    type: BalanceTransaction['type'],
    source: string,
    amount: number,
    fee = 0,
  ): Promise<BalanceTransaction> {
    const created = nowSeconds();
    return this.objects.add({
      id: newId('txn'),
      object: 'balance_transaction',
      amount,
      available_on: created + (type === 'charge' ? daysUntilAvailable * 86_400 : 0),
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
      status: type === 'charge' ? 'pending' : 'available',
      type,
    });
  }
}

const feeNames: Partial<Record<BalanceTransaction['type'], string>> = {
  charge: 'Stripe processing fees',
  adjustment: 'Dispute fee',
};
