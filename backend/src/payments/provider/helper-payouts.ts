import { Inject, Injectable } from '@nestjs/common';
import type { Stripe } from 'stripe';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { attemptKey, groupOf } from './card-payments.js';
import { StripeClient } from './stripe-client.js';

/** A tip's money on its way to whom it was given. */
export interface Transfer {
  key: string;
  round: number;
  cents: number;
  chargeId: string;
  /** The helper's account at the provider. */
  accountId: string;
}

type Reversal = Pick<Transfer, 'key' | 'round'> & { transferId: string };

export interface WantedAccount {
  userId: number;
  country: string;
  /** Random, and kept with the person: ids start from one again with a new database. */
  key: string;
}

export interface AccountState {
  /** Whether money can be sent there. */
  isReady: boolean;
  country: string | null;
  /** The provider's fingerprints of the bank accounts and debit cards that are paid out to. */
  destinations: string[];
}

/** Paying helpers out: their accounts at the provider, and moving money there and back. */
@Injectable()
export class HelperPayouts {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly stripe: StripeClient,
  ) {}

  /** Opens an account for a person, one for a key however often it is asked for. */
  async openAccount({ userId, country, key }: WantedAccount): Promise<string> {
    const isAbroad = country !== this.config.stripe.country;
    const wanted: Stripe.AccountCreateParams = {
      country,
      // An Express account: Stripe asks the helper everything, and we bear fees and losses.
      controller: {
        fees: { payer: 'application' },
        losses: { payments: 'application' },
        requirement_collection: 'stripe',
        stripe_dashboard: { type: 'express' },
      },
      // Abroad only recipients can be paid, who cannot take cards; at home transfers need card payments beside them.
      capabilities: {
        transfers: { requested: true },
        ...(!isAbroad && { card_payments: { requested: true } }),
      },
      ...(isAbroad && { tos_acceptance: { service_agreement: 'recipient' } }),
      business_type: 'individual',
      metadata: { userId },
    };
    const { id } = await this.stripe.ask(({ accounts }) => accounts.create(wanted, { idempotencyKey: key }));
    return id;
  }

  /** One that was begun and never finished. */
  async closeAccount(accountId: string): Promise<void> {
    await this.stripe.ask(({ accounts }) => accounts.del(accountId));
  }

  /** Where the person goes on, at the provider; good for a few minutes. */
  async onboardingUrl(accountId: string, pages: { returnUrl: string; refreshUrl: string }): Promise<string> {
    const { url } = await this.stripe.ask(({ accountLinks }) =>
      accountLinks.create({
        account: accountId,
        type: 'account_onboarding',
        return_url: pages.returnUrl,
        refresh_url: pages.refreshUrl,
      }),
    );
    return url;
  }

  async describe(accountId: string): Promise<AccountState> {
    const account = await this.stripe.ask(({ accounts }) => accounts.retrieve(accountId));
    const fingerprints = account.external_accounts?.data.map(({ fingerprint }) => fingerprint) ?? [];
    return {
      isReady: account.capabilities?.transfers === 'active',
      country: account.country ?? null,
      destinations: fingerprints.filter((fingerprint) => typeof fingerprint === 'string'),
    };
  }

  /** Moves the money of one tip, once however often it is asked for; resolves to the transfer's id. */
  async transfer({ key, round, cents, chargeId, accountId }: Transfer): Promise<string> {
    const { id } = await this.stripe.ask(({ transfers }) =>
      transfers.create(
        {
          amount: cents,
          currency: 'usd',
          destination: accountId,
          source_transaction: chargeId,
          transfer_group: groupOf(key),
        },
        { idempotencyKey: attemptKey(`${key}-transfer`, round) },
      ),
    );
    return id;
  }

  /** Takes all of it back, once; resolves to the reversal's id. */
  async takeBack({ key, round, transferId }: Reversal): Promise<string> {
    const { id } = await this.stripe.ask(({ transfers }) =>
      transfers.createReversal(transferId, {}, { idempotencyKey: attemptKey(`${key}-reversal`, round) }),
    );
    return id;
  }

  /** The transfer of this tip that is there already and was not taken back: the provider forgets after a day that a call was the same. */
  async findTransfer(key: string): Promise<string | undefined> {
    const { data } = await this.stripe.ask(({ transfers }) =>
      transfers.list({ transfer_group: groupOf(key), limit: 10 }),
    );
    return data.find(({ reversed }) => !reversed)?.id;
  }

  /** The reversal that is there already. */
  async findReversal(transferId: string): Promise<string | undefined> {
    const { data } = await this.stripe.ask(({ transfers }) =>
      transfers.listReversals(transferId, { limit: 1 }),
    );
    return data[0]?.id;
  }
}
