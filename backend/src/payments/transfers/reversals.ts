import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Ledger } from '../ledger/ledger.js';
import { HelperPayouts } from '../provider/helper-payouts.js';
import { ProviderRefusal, ProviderReplay } from '../../platform/stripe/provider-errors.js';
import { attemptKey } from '../provider/card-payments.js';
import { tipReversal, tipTransfer } from '../store/tip-jobs.js';

interface Due {
  key: string;
  round: number;
  cents: number;
  chargeId: string;
  transferId: string;
}

const findDue = `
  select t.key::text as key, t.round, t.cents, t.charge_id as "chargeId", t.transfer_id as "transferId"
  from tip t
  where t.id = $1 and t.status in ('refunded', 'disputed') and t.transfer_id is not null
    and (
      select count(*) filter (where e.kind = 'transferred') > count(*) filter (where e.kind = 'reversed')
      from ledger_entry e where e.tip_id = t.id
    )`;

const nextRound = `update tip set round = round + 1 where id = $1 and round = $2`;

/** If the dispute has been won since, the money is transferred to the helper again. */
const recordReversal = `
  update tip set
    money = case when status = 'succeeded' then 'held' else 'returned' end,
    transfer_id = case when status = 'succeeded' then null else transfer_id end,
    round = round + case when status = 'succeeded' then 1 else 0 end
  where id = ? and money = 'transferred' and transfer_id = ?
  returning money, round`;

/** Reverses a transfer after a refund or dispute; the idempotency key makes it happen once. */
@Injectable()
export class Reversals implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
    private readonly ledger: Ledger,
    private readonly provider: HelperPayouts,
  ) {}

  onModuleInit(): Promise<void> {
    return this.jobs.work(tipReversal, ({ tipId }) => this.reverse(tipId));
  }

  private async reverse(tipId: number): Promise<void> {
    const [due] = await this.database.query<Due>('reversal-due', findDue, [tipId]);
    if (!due) return;
    const reversalId = await this.requestReversal(tipId, due);
    await this.em.transactional((em) => this.record(em, tipId, due, reversalId));
  }

  private async requestReversal(tipId: number, due: Due): Promise<string> {
    try {
      return await this.provider.reverseTransfer(due);
    } catch (error) {
      const isReplayed = error instanceof ProviderReplay;
      if (!isReplayed && !(error instanceof ProviderRefusal)) throw error;
      const existing = await this.provider.findReversal(due.transferId);
      if (existing) return existing;
      if (isReplayed) await this.database.query('reversal-next-round', nextRound, [tipId, due.round]);
      throw error;
    }
  }

  private async record(
    em: EntityManager,
    tipId: number,
    { cents, chargeId, transferId }: Due,
    reversalId: string,
  ) {
    await this.ledger.book(em, { tipId, kind: 'reversed', cents, providerId: reversalId });
    const [tip] = await em.execute<{ money: string; round: number }[]>(recordReversal, [tipId, transferId]);
    if (tip?.money === 'held') await this.jobs.enqueue(em, tipTransfer, { tipId });
    if (tip?.money === 'returned')
      await this.ledger.book(em, {
        tipId,
        kind: 'returned',
        cents,
        providerId: attemptKey(chargeId, tip.round),
      });
  }
}
