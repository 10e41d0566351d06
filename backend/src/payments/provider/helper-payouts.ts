import { Inject, Injectable } from '@nestjs/common';
import type { Stripe } from 'stripe';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { attemptKey, groupOf } from './card-payments.js';
import { StripeClient } from '../../platform/stripe/stripe-client.js';

export interface Transfer {
  key: string;
  round: number;
  cents: number;
  chargeId: string;
  accountId: string;
}

type Reversal = Pick<Transfer, 'key' | 'round'> & { transferId: string };

export interface WantedAccount {
  userId: number;
  country: string;
  /** The idempotency key; random, because user ids repeat after a new database. */
  key: string;
}

export interface AccountState {
  isReady: boolean;
  country: string | null;
  destinations: string[];
}

@Injectable()
export class HelperPayouts {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly stripe: StripeClient,
  ) {}

  async openAccount({ userId, country, key }: WantedAccount): Promise<string> {
    const isAbroad = country !== this.config.stripe.country;
    const wanted: Stripe.AccountCreateParams = {
      country,
      // An Express account: Stripe collects the helper's data, we bear fees and losses.
      controller: {
        fees: { payer: 'application' },
        losses: { payments: 'application' },
        requirement_collection: 'stripe',
        stripe_dashboard: { type: 'express' },
      },
      // Stripe allows only recipient accounts abroad, without cards; domestic transfers require the card capability.
      capabilities: {
        transfers: { requested: true },
        ...(!isAbroad && { card_payments: { requested: true } }),
      },
      ...(isAbroad && { tos_acceptance: { service_agreement: 'recipient' } }),
      business_type: 'individual',
      metadata: { userId },
    };
    const { id } = await this.stripe.call(({ accounts }) => accounts.create(wanted, { idempotencyKey: key }));
    return id;
  }

  async closeAccount(accountId: string): Promise<void> {
    await this.stripe.call(({ accounts }) => accounts.del(accountId));
  }

  async onboardingUrl(accountId: string, pages: { returnUrl: string; refreshUrl: string }): Promise<string> {
    const { url } = await this.stripe.call(({ accountLinks }) =>
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
    const account = await this.stripe.call(({ accounts }) => accounts.retrieve(accountId));
    const fingerprints = account.external_accounts?.data.map(({ fingerprint }) => fingerprint) ?? [];
    return {
      isReady: account.capabilities?.transfers === 'active',
      country: account.country ?? null,
      destinations: fingerprints.filter((fingerprint) => typeof fingerprint === 'string'),
    };
  }

  async transfer({ key, round, cents, chargeId, accountId }: Transfer): Promise<string> {
    const { id } = await this.stripe.call(({ transfers }) =>
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

  async reverseTransfer({ key, round, transferId }: Reversal): Promise<string> {
    const { id } = await this.stripe.call(({ transfers }) =>
      transfers.createReversal(transferId, {}, { idempotencyKey: attemptKey(`${key}-reversal`, round) }),
    );
    return id;
  }

  /** An existing transfer that is not reversed. Needed because idempotency keys expire after a day. */
  async findTransfer(key: string): Promise<string | undefined> {
    const { data } = await this.stripe.call(({ transfers }) =>
      transfers.list({ transfer_group: groupOf(key), limit: 10 }),
    );
    return data.find(({ reversed }) => !reversed)?.id;
  }

  async findReversal(transferId: string): Promise<string | undefined> {
    const { data } = await this.stripe.call(({ transfers }) =>
      transfers.listReversals(transferId, { limit: 1 }),
    );
    return data[0]?.id;
  }
}
