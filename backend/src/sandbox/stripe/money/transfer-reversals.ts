import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { BalanceTransactions } from './balance-transactions.js';
import { newId, nowSeconds } from '../wire/call.js';
import { StripeEvents } from '../events/events.js';
import { expand, metadata, whole } from '../wire/form.js';
import type { TransferReversal } from '../wire/kinds.js';
import { StripeObjects } from '../wire/stripe-objects.js';
import { refused } from '../wire/stripe-errors.js';

export const newReversal = z.strictObject({
  amount: whole.optional(),
  description: z.string().max(500).optional(),
  expand,
  metadata,
});
export type NewReversal = z.infer<typeof newReversal>;

@Injectable()
export class TransferReversals {
  constructor(
    private readonly objects: StripeObjects,
    private readonly events: StripeEvents,
    private readonly balance: BalanceTransactions,
  ) {}

  async create(transferId: string, wanted: NewReversal): Promise<TransferReversal> {
    const transfer = await this.objects.lock('transfer', transferId);
    const left = transfer.amount - transfer.amount_reversed;
    const amount = wanted.amount ?? left;
    if (left === 0) throw refused(`Transfer ${transferId} has already been fully reversed.`, { param: 'id' });
    if (amount < 1 || amount > left)
      throw refused('Reversal amount is greater than the unreversed amount on the transfer.', {
        param: 'amount',
      });
    const id = newId('trr');
    const transaction = await this.balance.book('transfer_refund', id, amount);
    const reversal = await this.objects.add<TransferReversal>({
      id,
      object: 'transfer_reversal',
      amount,
      balance_transaction: transaction.id,
      created: nowSeconds(),
      currency: 'usd',
      destination_payment_refund: newId('pyr'),
      metadata: wanted.metadata,
      source_refund: null,
      transfer: transferId,
    });
    const { data, total_count } = transfer.reversals;
    transfer.reversals = { ...transfer.reversals, data: [reversal, ...data], total_count: total_count + 1 };
    transfer.amount_reversed += amount;
    transfer.reversed = transfer.amount_reversed === transfer.amount;
    await this.objects.save(transfer);
    await this.events.record('transfer.reversed', transfer);
    return reversal;
  }
}
