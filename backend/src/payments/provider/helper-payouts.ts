import { Injectable } from '@nestjs/common';
import { groupOf } from './card-payments.js';
import { StripeClient } from './stripe-client.js';

/** A tip's money on its way to whom it was given. */
export interface Transfer {
  key: string;
  cents: number;
  chargeId: string;
  /** The helper's account at the provider. */
  accountId: string;
}

/** Paying helpers out: their accounts at the provider, and moving money there and back. */
@Injectable()
export class HelperPayouts {
  constructor(private readonly stripe: StripeClient) {}

  /** Opens an account for a person, however often it is asked for. */
  async openAccount(userId: number): Promise<string> {
    const { id } = await this.stripe.ask(({ accounts }) =>
      accounts.create(
        {
          type: 'express',
          capabilities: { transfers: { requested: true } },
          metadata: { userId },
        },
        { idempotencyKey: `account-${userId}` },
      ),
    );
    return id;
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

  /** Whether money can be sent to this account. */
  async isReady(accountId: string): Promise<boolean> {
    const { capabilities } = await this.stripe.ask(({ accounts }) => accounts.retrieve(accountId));
    return capabilities?.transfers === 'active';
  }

  /** Moves the money of one tip, once however often it is asked for; resolves to the transfer's id. */
  async transfer({ key, cents, chargeId, accountId }: Transfer): Promise<string> {
    const { id } = await this.stripe.ask(({ transfers }) =>
      transfers.create(
        {
          amount: cents,
          currency: 'usd',
          destination: accountId,
          source_transaction: chargeId,
          transfer_group: groupOf(key),
        },
        { idempotencyKey: `${key}-transfer` },
      ),
    );
    return id;
  }

  /** Takes all of it back, once; resolves to the reversal's id. */
  async takeBack({ key, transferId }: { key: string; transferId: string }): Promise<string> {
    const { id } = await this.stripe.ask(({ transfers }) =>
      transfers.createReversal(transferId, {}, { idempotencyKey: `${key}-reversal` }),
    );
    return id;
  }

  /** The transfer of this tip that is there already: the provider forgets after a day that a call was the same. */
  async findTransfer(key: string): Promise<string | undefined> {
    const { data } = await this.stripe.ask(({ transfers }) =>
      transfers.list({ transfer_group: groupOf(key), limit: 1 }),
    );
    return data[0]?.id;
  }

  /** The reversal that is there already. */
  async findReversal(transferId: string): Promise<string | undefined> {
    const { data } = await this.stripe.ask(({ transfers }) =>
      transfers.listReversals(transferId, { limit: 1 }),
    );
    return data[0]?.id;
  }
}
