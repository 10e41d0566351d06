import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { BalanceTransactions } from './balance-transactions.js';
import { newId, nowSeconds } from '../wire/call.js';
import { StripeEvents } from '../events/events.js';
import { expand, metadata, whole } from '../wire/form.js';
import type { Charge, Transfer } from '../wire/kinds.js';
import { StripeObjects } from '../wire/stripe-objects.js';
import { refused } from '../wire/stripe-errors.js';

const text = z.string().max(500);

export const newTransfer = z.strictObject({
  amount: whole.optional(),
  currency: z.literal('usd', 'the sandbox knows usd'),
  description: text.optional(),
  destination: text,
  expand,
  metadata,
  source_transaction: text.optional(),
  transfer_group: text.optional(),
});
export type NewTransfer = z.infer<typeof newTransfer>;

@Injectable()
export class Transfers {
  constructor(
    private readonly em: EntityManager,
    private readonly objects: StripeObjects,
    private readonly events: StripeEvents,
    private readonly balance: BalanceTransactions,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async create(wanted: NewTransfer): Promise<Transfer> {
    const { destination, source_transaction: source } = wanted;
    const { capabilities, country, tos_acceptance } = await this.objects.find(
      'account',
      destination,
      'destination',
    );
    if (capabilities.transfers !== 'active') throw notReady();
    if (country !== this.config.stripe.country && tos_acceptance.service_agreement !== 'recipient')
      throw refused(
        `Funds can't be sent to accounts located in ${country} when the account is under the \`full\` service agreement. Learn more here: https://stripe.com/docs/connect/service-agreement-types`,
      );
    const charge =
      source === undefined ? null : await this.objects.lock('charge', source, 'source_transaction');
    const amount = wanted.amount ?? charge?.amount ?? 0;
    if (amount < 1)
      throw refused('Missing required param: amount.', { code: 'parameter_missing', param: 'amount' });
    await (charge ? this.refuseMoreThan(charge, amount) : this.refuseOverdraft(amount));
    return this.move({ ...wanted, amount }, charge);
  }

  private async move(wanted: NewTransfer & { amount: number }, charge: Charge | null): Promise<Transfer> {
    const id = newId('tr');
    const { amount, destination, metadata, description = null } = wanted;
    const transaction = await this.balance.book('transfer', id, -amount);
    const transfer = await this.objects.add<Transfer>({
      id,
      object: 'transfer',
      amount,
      amount_reversed: 0,
      balance_transaction: transaction.id,
      created: nowSeconds(),
      currency: 'usd',
      description,
      destination,
      destination_payment: newId('py'),
      livemode: false,
      metadata,
      reversals: {
        object: 'list',
        data: [],
        has_more: false,
        total_count: 0,
        url: `/v1/transfers/${id}/reversals`,
      },
      reversed: false,
      source_transaction: charge?.id ?? null,
      source_type: 'card',
      transfer_group: wanted.transfer_group ?? charge?.transfer_group ?? null,
    });
    await this.events.record('transfer.created', transfer);
    return transfer;
  }

  private async refuseMoreThan({ id, amount, status }: Charge, wanted: number) {
    if (status !== 'succeeded')
      throw refused(`The charge ${id} has not succeeded.`, { param: 'source_transaction' });
    const [moved] = await this.em.execute<{ cents: number }[]>(
      `select coalesce(sum((body->>'amount')::int - (body->>'amount_reversed')::int), 0)::int as cents
       from sandbox_stripe_object where object = 'transfer' and body->>'source_transaction' = ?`,
      [id],
    );
    if (wanted > amount - (moved?.cents ?? 0))
      throw refused('The transfer amount cannot be more than what is left of the source charge amount.', {
        param: 'amount',
      });
  }

  private async refuseOverdraft(wanted: number) {
    if (wanted > (await this.balance.available()))
      throw refused(
        'You have insufficient available funds in your Stripe account. Try adding funds directly to your available balance by creating Charges using the 4000000000000077 test card.',
        { code: 'balance_insufficient' },
      );
  }
}

const notReady = () =>
  refused(
    'Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments',
    { code: 'insufficient_capabilities_for_transfer' },
  );
