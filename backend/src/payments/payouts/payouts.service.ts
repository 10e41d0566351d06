import { ForbiddenException, Inject, Injectable, Logger } from '@nestjs/common';
import { PeopleService } from '../../account/index.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access.js';
import { parsePhone } from '../../platform/sms/parse-phone.js';
import type { PayoutLink, Payouts, RecipientToTip } from '../contract.js';
import { HelperPayouts } from '../provider/helper-payouts.js';
import { ProviderUnavailable, ProviderRefusal } from '../../platform/stripe/provider-errors.js';
import { daysHeld, heldUntil, isWaiting } from '../store/held-until.js';
import { PayoutAccounts, type PayoutAccount } from './payout-accounts.js';
import { payoutRefusal, unsupportedCountry } from './payout-refusals.js';

const sumOf = (condition: string) => `(coalesce(sum(cents) filter (where ${condition}), 0) / 100)::float8`;
const sums = `
  select ${sumOf(isWaiting)} as "heldDollars",
    ${sumOf("money = 'held' and review = 'pending'")} as "reviewedDollars",
    ${sumOf("money = 'transferred' and given_to is null")} as "transferredDollars",
    (min(${heldUntil}) filter (where ${isWaiting} and isfinite(${heldUntil})) at time zone 'UTC')::date::text as "heldUntil"
  from tip t where recipient_id = $1 and paid_at is not null`;

type Sums = Pick<Payouts, 'heldDollars' | 'reviewedDollars' | 'transferredDollars' | 'heldUntil'>;
const nothing: Sums = { heldDollars: 0, reviewedDollars: 0, transferredDollars: 0, heldUntil: null };

@Injectable()
export class PayoutsService {
  private readonly log = new Logger('Payouts');

  constructor(
    private readonly accounts: PayoutAccounts,
    private readonly database: Database,
    private readonly people: PeopleService,
    private readonly provider: HelperPayouts,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async see(me: CurrentUser): Promise<Payouts> {
    const account = await this.accounts.find(me.id);
    const [row] = await this.database.query<Sums>('payouts-sums', sums, [me.id]);
    const country = account?.country ?? (await this.guessCountry(me.id));
    return {
      account: await this.stateOf(account),
      ...nothing,
      ...row,
      country,
      countries: this.config.stripe.payoutCountries,
      charity: this.config.stripe.charity?.name ?? null,
    };
  }

  /** What a giver should know before: nothing when the helper can be paid out. */
  async holdingFor(recipientId: number): Promise<Pick<RecipientToTip, 'heldUntil' | 'charity'>> {
    if ((await this.accounts.find(recipientId))?.isReady) return {};
    const until = new Date(Date.now() + daysHeld * 86_400_000);
    return { heldUntil: until.toISOString().slice(0, 10), charity: this.config.stripe.charity?.name ?? null };
  }

  async connect(me: CurrentUser, wanted?: string): Promise<PayoutLink> {
    if (!(await this.people.isHelper(me.id)))
      throw new ForbiddenException('Tips go to people who offer help. Offer your help first.');
    if (wanted !== undefined && !this.config.stripe.payoutCountries.includes(wanted))
      throw unsupportedCountry();
    const back = `${this.config.publicUrl}/profile#payouts`;
    try {
      const accountId = await this.accounts.open(me.id, wanted ?? (await this.defaultCountry(me.id)));
      return { url: await this.provider.onboardingUrl(accountId, { returnUrl: back, refreshUrl: back }) };
    } catch (error) {
      if (error instanceof ProviderRefusal) this.log.error({ err: error }, 'A payout account was refused');
      throw payoutRefusal(error);
    }
  }

  private async guessCountry(userId: number): Promise<string | null> {
    return countryOfPhone(await this.people.verifiedPhoneOf(userId), this.config.stripe.payoutCountries);
  }

  /** Pages of the last release send no country. */
  private async defaultCountry(userId: number): Promise<string> {
    const account = await this.accounts.find(userId);
    return account?.country ?? (await this.guessCountry(userId)) ?? this.config.stripe.country;
  }

  /** A helper may return from onboarding before the provider's event arrives, so an unready account is checked. */
  private async stateOf(account: PayoutAccount | undefined): Promise<Payouts['account']> {
    if (!account) return 'none';
    const isReady = account.isReady || (await this.isReadyByNow(account));
    return isReady ? 'ready' : 'started';
  }

  private async isReadyByNow({ accountId }: PayoutAccount): Promise<boolean> {
    try {
      return await this.accounts.sync(accountId);
    } catch (error) {
      // The page shows the stored state; the provider's event updates it later.
      if (error instanceof ProviderUnavailable || error instanceof ProviderRefusal) return false;
      throw error;
    }
  }
}

/** A guess at the bank's country; null where the provider has no payouts. */
function countryOfPhone(e164: string | null, countries: string[]): string | null {
  const country = e164 === null ? undefined : parsePhone(e164)?.country;
  return country && countries.includes(country) ? country : null;
}
