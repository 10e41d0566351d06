import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { CardFates } from '../payments/card-fates.js';
import { StripeEvents } from '../events/events.js';
import { expand, flag, metadata } from '../wire/form.js';
import type { Account } from '../wire/kinds.js';
import { asAccount, onboarded, type BankChoice } from './account.js';
import { StripeObjects } from '../wire/stripe-objects.js';
import { refuseBadAccount } from './account-rules.js';

const one = (name: string) => z.object({ [name]: z.string().max(50) });

export const newAccount = z.object({
  type: z.enum(['express', 'standard', 'custom']).optional(),
  controller: z
    .object({
      fees: one('payer').optional(),
      losses: one('payments').optional(),
      requirement_collection: z.string().max(50).optional(),
      stripe_dashboard: one('type').optional(),
    })
    .optional(),
  country: z.string().length(2).optional(),
  email: z.string().max(800).optional(),
  business_type: z.string().max(50).optional(),
  capabilities: z.record(z.string().max(50), z.object({ requested: flag })).default({}),
  default_currency: z.literal('usd').default('usd'),
  tos_acceptance: z.object({ service_agreement: z.enum(['full', 'recipient']).optional() }).default({}),
  expand,
  metadata,
});
export type NewAccount = z.infer<typeof newAccount>;

export const accountChange = z.object({ email: z.string().max(800).optional(), expand, metadata });
export type AccountChange = z.infer<typeof accountChange>;

/** Those whom we pay out: each has an account of their own at Stripe. */
@Injectable()
export class Accounts {
  constructor(
    private readonly objects: StripeObjects,
    private readonly events: StripeEvents,
    private readonly fates: CardFates,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  create(wanted: NewAccount): Promise<Account> {
    const { country: platform, payoutCountries } = this.config.stripe;
    const country = wanted.country ?? platform;
    refuseBadAccount(wanted, { country, platform, payoutCountries });
    return this.objects.add(asAccount(wanted, country));
  }

  async change(id: string, { email, metadata }: AccountChange): Promise<Account> {
    const account = await this.objects.lock('account', id);
    const before = { email: account.email, metadata: account.metadata };
    Object.assign(account, email && { email }, { metadata: { ...account.metadata, ...metadata } });
    await this.objects.save(account);
    await this.events.tell('account.updated', account, { account: id, previous: before });
    return account;
  }

  async delete(id: string) {
    await this.objects.lock('account', id);
    await this.objects.remove(id);
    return { id, object: 'account', deleted: true };
  }

  /** What the person does on Stripe's own pages. */
  async onboard(id: string, bank: BankChoice): Promise<void> {
    const account = await this.objects.lock('account', id);
    const { details_submitted, payouts_enabled, capabilities, requirements } = account;
    Object.assign(account, onboarded(account, bank, this.fates.fingerprint('4242424242424242')));
    await this.objects.save(account);
    await this.events.tell('account.updated', account, {
      account: id,
      previous: { details_submitted, payouts_enabled, capabilities, requirements },
    });
  }
}
