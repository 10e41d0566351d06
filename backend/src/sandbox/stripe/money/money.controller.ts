import { Body, Param } from '@nestjs/common';
import { BalanceTransactions } from './balance-transactions.js';
import { Disputes, evidence, type Evidence } from './disputes.js';
import { Expansion } from '../wire/expansion.js';
import { params } from '../wire/form.js';
import { newRefund, Refunds, type NewRefund } from './refunds.js';
import { StripeController, StripeGet, StripePost } from '../wire/stripe-route.js';
import { newReversal, TransferReversals, type NewReversal } from './transfer-reversals.js';
import { newTransfer, Transfers, type NewTransfer } from './transfers.js';

@StripeController()
export class MoneyController {
  constructor(
    private readonly transfers: Transfers,
    private readonly reversals: TransferReversals,
    private readonly refunds: Refunds,
    private readonly disputes: Disputes,
    private readonly balance: BalanceTransactions,
    private readonly expansion: Expansion,
  ) {}

  @StripePost('transfers')
  async transfer(@Body(params(newTransfer)) wanted: NewTransfer) {
    return this.expansion.expand(await this.transfers.create(wanted), wanted.expand);
  }

  @StripePost('transfers/:id/reversals')
  async reverse(@Param('id') id: string, @Body(params(newReversal)) wanted: NewReversal) {
    return this.expansion.expand(await this.reversals.create(id, wanted), wanted.expand);
  }

  @StripePost('refunds')
  async refund(@Body(params(newRefund)) wanted: NewRefund) {
    return this.expansion.expand(await this.refunds.create(wanted), wanted.expand);
  }

  @StripePost('disputes/:id')
  answer(@Param('id') id: string, @Body(params(evidence)) wanted: Evidence) {
    return this.disputes.answer(id, wanted);
  }

  @StripePost('disputes/:id/close')
  close(@Param('id') id: string) {
    return this.disputes.close(id);
  }

  @StripeGet('balance')
  async funds() {
    const [available, pending] = [await this.balance.available(), await this.balance.pending()];
    const asFunds = (amount: number) => [{ amount, currency: 'usd', source_types: { card: amount } }];
    return { object: 'balance', available: asFunds(available), livemode: false, pending: asFunds(pending) };
  }
}
