import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { Meetings } from '../../account/index.js';
import { CONFIG, type Config } from '../../platform/config.js';
import { defineJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Ledger } from '../ledger/ledger.js';
import type { Charge } from '../provider/intent.js';
import { DemoCharges, keyOf } from './demo-charges.js';
import { demoTips, type DemoTip } from './demo-tips.js';
import * as sql from './statements.js';

export const sowTips = defineJob('payments.demo', z.object({}), { concurrency: 1 });

interface Sides {
  id: number;
  senderId: number;
  recipientId: number;
}

const emailOf = (name: string) => `${name}@example.com`;

/** What the travelers of a demo thanked each other with; seeding twice, or on two nodes at once, changes nothing. */
@Injectable()
export class PaymentsDemo implements OnModuleInit {
  constructor(
    private readonly charges: DemoCharges,
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
    private readonly ledger: Ledger,
    private readonly meetings: Meetings,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): Promise<void> {
    return this.jobs.work(sowTips, () => this.sowAll());
  }

  /** The sandbox's provider answers only once this server listens. Nobody pays for a demo with real cards. */
  async seed(): Promise<void> {
    if (!this.config.sandbox.stripe) return;
    await this.jobs.enqueue(null, sowTips, {}, { startAfterSeconds: 3 });
  }

  private async sowAll(): Promise<void> {
    for (const tip of demoTips) if (!(await this.isSown(tip))) await this.sow(tip);
  }

  private async isSown(tip: DemoTip): Promise<boolean> {
    return (await this.em.execute<unknown[]>(sql.find, [keyOf(tip)])).length > 0;
  }

  private async sow(tip: DemoTip): Promise<void> {
    const charge = await this.charges.pay(tip);
    if (charge) await this.em.transactional((em) => this.record(em, tip, charge));
  }

  private async record(em: EntityManager, tip: DemoTip, { id: chargeId, fee }: Charge): Promise<void> {
    const { from, to, dollars, daysAgo, message } = tip;
    const cents = dollars * 100;
    const values = [keyOf(tip), cents, message, chargeId, daysAgo, daysAgo, emailOf(from), emailOf(to)];
    const [sides] = await em.execute<Sides[]>(sql.add, values);
    if (!sides) return;
    const { id: tipId, senderId, recipientId } = sides;
    await this.ledger.book(em, { tipId, kind: 'paid', cents, providerId: chargeId });
    if (fee) await this.ledger.book(em, { tipId, kind: 'fee', cents: fee.cents, providerId: fee.id });
    await this.meetings.record(em, senderId, recipientId, 'tip');
  }
}
