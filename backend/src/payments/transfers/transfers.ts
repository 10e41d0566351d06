import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Ledger } from '../ledger/ledger.js';
import { PayoutAccounts } from '../payouts/payout-accounts.js';
import { HelperPayouts, type Transfer } from '../provider/helper-payouts.js';
import { ProviderRefusal } from '../provider/provider-errors.js';
import { tipTransfer } from '../tips/tip-jobs.js';
import { tipPullBack } from './pull-back.job.js';

const findDue = `
  select t.key::text as key, t.cents, t.charge_id as "chargeId", a.provider_id as "accountId"
  from tip t join payout_account a on a.user_id = t.recipient_id
  where t.id = $1 and t.money = 'held' and t.charge_id is not null and a.is_ready`;

const held = `select id::float8 as id from tip where recipient_id = ? and money = 'held' order by id`;

// A refund may have come in between: then the money is no longer the helper's, and has arrived all the same.
const record = `
  update tip set transfer_id = ?, money = case when money = 'held' then 'transferred' else money end
  where id = ? and transfer_id is null returning money`;

/**
 * Moves held money to its helper. The provider knows the transfer by the tip's key, so whoever asks again, even after
 * a crash between its answer and our record, gets the transfer that is there already.
 */
@Injectable()
export class Transfers implements OnModuleInit {
  constructor(
    private readonly accounts: PayoutAccounts,
    private readonly database: Database,
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
    private readonly ledger: Ledger,
    private readonly provider: HelperPayouts,
  ) {}

  async onModuleInit(): Promise<void> {
    this.accounts.onReady((em, userId) => this.release(em, userId));
    await this.jobs.work(tipTransfer, ({ tipId }) => this.move(tipId));
  }

  /** Whatever waited for this helper sets off. */
  private async release(em: EntityManager, userId: number): Promise<void> {
    const tips = await em.execute<{ id: number }[]>(held, [userId]);
    for (const { id } of tips) await this.jobs.enqueue(em, tipTransfer, { tipId: id });
  }

  async move(tipId: number): Promise<void> {
    const [due] = await this.database.query<Transfer>('transfer-due', findDue, [tipId]);
    if (!due) return;
    const transferId = await this.ask(due);
    if (transferId) await this.record(tipId, due.cents, transferId);
  }

  /** Refused: it has been moved long ago, or the account can take no more money and its tips stay held. */
  private async ask(due: Transfer): Promise<string | undefined> {
    try {
      return await this.provider.transfer(due);
    } catch (error) {
      if (!(error instanceof ProviderRefusal)) throw error;
      const moved = await this.provider.findTransfer(due.key);
      if (moved || !(await this.accounts.look(due.accountId))) return moved;
      throw error;
    }
  }

  private async record(tipId: number, cents: number, transferId: string): Promise<void> {
    await this.em.transactional(async (em) => {
      const [tip] = await em.execute<{ money: string }[]>(record, [transferId, tipId]);
      if (!tip) return;
      await this.ledger.book(em, { tipId, kind: 'transferred', cents, providerId: transferId });
      if (tip.money === 'returned') await this.jobs.enqueue(em, tipPullBack, { tipId });
    });
  }
}
