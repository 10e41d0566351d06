import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { defineJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { PayoutAccounts } from '../payouts/payout-accounts.js';
import { groupOf } from '../provider/card-payments.js';
import { StripeClient } from '../../platform/stripe/stripe-client.js';
import { tipTransfer } from '../store/tip-jobs.js';
import * as sql from './statements.js';

const chargeDemo = defineJob('payments.demo-charge', z.object({ userId: z.number() }));

interface Uncharged {
  id: number;
  key: string;
  cents: number;
}

/** Sandbox charges give demo tips money to transfer. Without a connected account the SDK never loads. */
@Injectable()
export class DemoCharges implements OnModuleInit {
  constructor(
    private readonly accounts: PayoutAccounts,
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
    private readonly stripe: StripeClient,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async onModuleInit(): Promise<void> {
    const { demoData, sandbox } = this.config;
    if (!demoData || !sandbox.stripe) return;
    this.accounts.onReady((em, userId) => this.jobs.enqueue(em, chargeDemo, { userId }));
    await this.jobs.work(chargeDemo, ({ userId }) => this.chargeAll(userId));
  }

  private async chargeAll(userId: number): Promise<void> {
    for (const tip of await this.em.execute<Uncharged[]>(sql.uncharged, [userId])) await this.charge(tip);
  }

  private async charge({ id, key, cents }: Uncharged): Promise<void> {
    const { latest_charge: charge } = await this.stripe.call(({ paymentIntents }) =>
      paymentIntents.create(
        {
          amount: cents,
          currency: 'usd',
          automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
          payment_method: 'pm_card_visa',
          confirm: true,
          transfer_group: groupOf(key),
        },
        { idempotencyKey: key },
      ),
    );
    await this.em.transactional(async (em) => {
      await em.execute(sql.charge, [typeof charge === 'string' ? charge : charge?.id, id]);
      await this.jobs.enqueue(em, tipTransfer, { tipId: id });
    });
  }
}
