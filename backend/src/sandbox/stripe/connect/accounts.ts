import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { CardFates } from '../payments/card-fates.js';
import { StripeEvents } from '../events/events.js';
import type { Account } from '../wire/kinds.js';
import { asAccount, onboarded, type BankChoice } from './account-object.js';
import { StripeObjects } from '../wire/stripe-objects.js';
import type { AccountChange, NewAccount } from './account-forms.js';
import { refuseBadAccount } from './account-rules.js';

/** Every helper who receives payouts has one connected account. */
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
    await this.events.record('account.updated', account, { account: id, previous: before });
    return account;
  }

  async delete(id: string) {
    await this.objects.lock('account', id);
    await this.objects.remove(id);
    return { id, object: 'account', deleted: true };
  }

  async onboard(id: string, bank: BankChoice): Promise<void> {
    const account = await this.objects.lock('account', id);
    const { details_submitted, payouts_enabled, capabilities, requirements } = account;
    Object.assign(account, onboarded(account, bank, this.fates.fingerprint('4242424242424242')));
    await this.objects.save(account);
    await this.events.record('account.updated', account, {
      account: id,
      previous: { details_submitted, payouts_enabled, capabilities, requirements },
    });
  }
}
