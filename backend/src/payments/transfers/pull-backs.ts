import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Ledger } from '../ledger/ledger.js';
import { HelperPayouts } from '../provider/helper-payouts.js';
import { ProviderRefusal } from '../provider/provider-errors.js';
import { tipPullBack } from './pull-back.job.js';

interface Due {
  key: string;
  cents: number;
  chargeId: string;
  transferId: string;
}

const findDue = `
  select t.key::text as key, t.cents, t.charge_id as "chargeId", t.transfer_id as "transferId"
  from tip t
  where t.id = $1 and t.status in ('refunded', 'disputed') and t.transfer_id is not null
    and not exists (select from ledger_entry e where e.tip_id = t.id and e.kind = 'reversed')`;

const turn = `update tip set money = 'returned' where id = ? and money = 'transferred' returning id`;

/** Takes transferred money back after a refund or in a dispute, once: the provider knows it by the tip's key. */
@Injectable()
export class PullBacks implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
    private readonly ledger: Ledger,
    private readonly provider: HelperPayouts,
  ) {}

  onModuleInit(): Promise<void> {
    return this.jobs.work(tipPullBack, ({ tipId }) => this.pullBack(tipId));
  }

  private async pullBack(tipId: number): Promise<void> {
    const [due] = await this.database.query<Due>('pull-back-due', findDue, [tipId]);
    if (!due) return;
    const reversalId = await this.ask(due);
    await this.em.transactional((em) => this.record(em, tipId, due, reversalId));
  }

  private async ask(due: Due): Promise<string> {
    try {
      return await this.provider.takeBack(due);
    } catch (error) {
      const done = error instanceof ProviderRefusal && (await this.provider.findReversal(due.transferId));
      if (done) return done;
      throw error;
    }
  }

  private async record(em: EntityManager, tipId: number, { cents, chargeId }: Due, reversalId: string) {
    await this.ledger.book(em, { tipId, kind: 'reversed', cents, providerId: reversalId });
    const turned = await em.execute<unknown[]>(turn, [tipId]);
    if (turned.length) await this.ledger.book(em, { tipId, kind: 'returned', cents, providerId: chargeId });
  }
}
