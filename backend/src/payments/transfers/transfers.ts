import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Ledger } from '../ledger/ledger.js';
import { PayoutAccounts } from '../payouts/payout-accounts.js';
import { HelperPayouts, type Transfer } from '../provider/helper-payouts.js';
import { ProviderRefusal, ProviderReplay } from '../../platform/stripe/provider-errors.js';
import { TipChecks } from '../tips/tip-checks.js';
import { tipReversal, tipTransfer } from '../store/tip-jobs.js';

const findDue = `
  select t.key::text as key, t.round, t.cents, t.charge_id as "chargeId", to_account.id as "accountId"
  from tip t left join payout_account a on a.user_id = t.recipient_id and a.is_ready
  cross join lateral (select case when t.given_to is null then a.provider_id else $2 end as id) to_account
  where t.id = $1 and t.money = 'held' and t.status = 'succeeded' and (t.review is null or t.review = 'released')
    and t.charge_id is not null and to_account.id is not null`;

/** The provider replays an error for its idempotency key; each round has its own key. */
const nextRound = `update tip set round = round + 1 where id = $1 and round = $2`;

const findHeld = `select id::float8 as id from tip where recipient_id = ? and money = 'held' and (review is null or review = 'released') order by id`;

// After a refund in between, the money has arrived but must be reversed.
const record = `
  update tip set transfer_id = ?, money = case when money = 'held' then 'transferred' else money end
  where id = ? and transfer_id is null returning money`;

/** Transfers held money to helpers. The idempotency key finds an existing transfer, even after a crash. */
@Injectable()
export class Transfers implements OnModuleInit {
  constructor(
    private readonly accounts: PayoutAccounts,
    private readonly checks: TipChecks,
    private readonly database: Database,
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
    private readonly ledger: Ledger,
    private readonly provider: HelperPayouts,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async onModuleInit(): Promise<void> {
    this.accounts.onReady((em, userId) => this.transferHeld(em, userId));
    await this.jobs.work(tipTransfer, ({ tipId }) => this.transfer(tipId));
  }

  private async transferHeld(em: EntityManager, userId: number): Promise<void> {
    const tips = await em.execute<{ id: number }[]>(findHeld, [userId]);
    for (const { id } of tips) await this.jobs.enqueue(em, tipTransfer, { tipId: id });
  }

  async transfer(tipId: number): Promise<void> {
    if (await this.checks.checkTransfer(this.em, tipId)) return;
    const charity = this.config.stripe.charity?.account ?? null;
    const [due] = await this.database.query<Transfer>('transfer-due', findDue, [tipId, charity]);
    if (!due) return;
    const transferId = await this.requestTransfer(tipId, due);
    if (transferId) await this.record(tipId, due.cents, transferId);
  }

  /** After a refusal, either the transfer exists already or the account takes no money and the tip stays held. */
  private async requestTransfer(tipId: number, due: Transfer): Promise<string | undefined> {
    try {
      return await this.provider.transfer(due);
    } catch (error) {
      const isReplayed = error instanceof ProviderReplay;
      if (!isReplayed && !(error instanceof ProviderRefusal)) throw error;
      const existing = await this.provider.findTransfer(due.key);
      // A new key cannot pay twice: a charge never funds more than its own amount.
      if (isReplayed && !existing)
        await this.database.query('transfer-next-round', nextRound, [tipId, due.round]);
      if (isReplayed && !existing) throw error;
      if (existing || !(await this.accounts.sync(due.accountId))) return existing;
      throw error;
    }
  }

  private async record(tipId: number, cents: number, transferId: string): Promise<void> {
    await this.em.transactional(async (em) => {
      const [tip] = await em.execute<{ money: string }[]>(record, [transferId, tipId]);
      if (!tip) return;
      await this.ledger.book(em, { tipId, kind: 'transferred', cents, providerId: transferId });
      if (tip.money === 'returned') await this.jobs.enqueue(em, tipReversal, { tipId });
    });
  }
}
