import { ForbiddenException, Inject, Injectable } from '@nestjs/common';
import { PeopleService } from '../../account/index.js';
import { CONFIG, type Config } from '../../platform/config.js';
import { Database } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access.js';
import type { PayoutLink, Payouts } from '../contract.js';
import { HelperPayouts } from '../provider/helper-payouts.js';
import { ProviderAway, ProviderRefusal } from '../provider/provider-errors.js';
import { PayoutAccounts, type PayoutAccount } from './payout-accounts.js';

const sumOf = (money: string) => `(coalesce(sum(cents) filter (where money = '${money}'), 0) / 100)::float8`;
const sums = `
  select ${sumOf('held')} as "heldDollars", ${sumOf('transferred')} as "transferredDollars"
  from tip where recipient_id = $1 and paid_at is not null`;

type Sums = Pick<Payouts, 'heldDollars' | 'transferredDollars'>;

/** How helpers get what was given to them. */
@Injectable()
export class PayoutsService {
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
    const { heldDollars = 0, transferredDollars = 0 } = row ?? {};
    return { account: await this.stateOf(account), heldDollars, transferredDollars };
  }

  async connect(me: CurrentUser): Promise<PayoutLink> {
    if (!(await this.people.isHelper(me.id)))
      throw new ForbiddenException('Tips go to people who offer help. Offer your help first.');
    const accountId = await this.accounts.open(me.id);
    const back = `${this.config.publicUrl}/profile#payouts`;
    return { url: await this.provider.onboardingUrl(accountId, { returnUrl: back, refreshUrl: back }) };
  }

  /** Whoever is not ready may have come back from the provider just now, before any event of theirs. */
  private async stateOf(account: PayoutAccount | undefined): Promise<Payouts['account']> {
    if (!account) return 'none';
    const isReady = account.isReady || (await this.isReadyByNow(account));
    return isReady ? 'ready' : 'started';
  }

  private async isReadyByNow({ accountId }: PayoutAccount): Promise<boolean> {
    try {
      return await this.accounts.look(accountId);
    } catch (error) {
      // What we know is shown without the provider; its event says the rest later.
      if (error instanceof ProviderAway || error instanceof ProviderRefusal) return false;
      throw error;
    }
  }
}
