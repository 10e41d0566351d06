import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { StripeEvents } from '../events/events.js';
import { expand, flag, metadata } from '../wire/form.js';
import type { Account } from '../wire/kinds.js';
import { asAccount, onboarded, type BankChoice } from './account.js';
import { StripeObjects } from '../wire/stripe-objects.js';
import { refused } from '../wire/stripe-errors.js';

export const newAccount = z.object({
  type: z.enum(['express', 'standard', 'custom']).optional(),
  controller: z.object({ stripe_dashboard: z.object({ type: z.string() }).optional() }).optional(),
  country: z.string().length(2).default('US'),
  email: z.string().max(800).optional(),
  business_type: z.string().max(50).optional(),
  capabilities: z.record(z.string().max(50), z.object({ requested: flag })).default({}),
  default_currency: z.literal('usd').default('usd'),
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
  ) {}

  create(wanted: NewAccount): Promise<Account> {
    const dashboard = wanted.controller?.stripe_dashboard?.type;
    if ((wanted.type ?? dashboard) !== 'express')
      throw refused('The sandbox knows Express accounts only.', {
        param: wanted.type ? 'type' : 'controller',
      });
    if (wanted.type && wanted.controller)
      throw refused('You may only specify one of these parameters: type, controller.', { param: 'type' });
    return this.objects.add(asAccount(wanted));
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
    Object.assign(account, onboarded(account, bank));
    await this.objects.save(account);
    await this.events.tell('account.updated', account, {
      account: id,
      previous: { details_submitted, payouts_enabled, capabilities, requirements },
    });
  }
}
