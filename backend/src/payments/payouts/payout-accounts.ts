import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PeopleService } from '../../account/index.js';
import { Database } from '../../platform/database/database.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { HelperPayouts } from '../provider/helper-payouts.js';
import { tipTransfer } from '../tips/tip-jobs.js';
import { StripeEvents } from '../webhook/stripe-events.js';
import { payoutLook } from './payout.job.js';

export interface PayoutAccount {
  accountId: string;
  isReady: boolean;
}

const find = `
  select provider_id as "accountId", is_ready as "isReady" from payout_account where user_id = $1`;
const keep = `insert into payout_account (user_id, provider_id) values (?, ?) on conflict do nothing`;
const turn = `
  update payout_account set is_ready = ? where provider_id = ? and is_ready <> ?
  returning user_id::float8 as "userId"`;
const held = `select id::float8 as id from tip where recipient_id = ? and money = 'held' order by id`;

/** Where helpers are paid to: accounts of their own at the provider. */
@Injectable()
export class PayoutAccounts implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly em: EntityManager,
    private readonly events: StripeEvents,
    private readonly jobs: Jobs,
    private readonly people: PeopleService,
    private readonly provider: HelperPayouts,
  ) {}

  async onModuleInit(): Promise<void> {
    this.events.on('account.updated', (em, { id }) => this.jobs.enqueue(em, payoutLook, { accountId: id }));
    await this.jobs.work(payoutLook, async ({ accountId }) => void (await this.look(accountId)));
  }

  async find(userId: number): Promise<PayoutAccount | undefined> {
    const [account] = await this.database.query<PayoutAccount>('payout-account', find, [userId]);
    return account;
  }

  /** A person has one account, however often and on however many pages they ask for it. */
  async open(userId: number): Promise<string> {
    const account = await this.find(userId);
    if (account) return account.accountId;
    const accountId = await this.provider.openAccount(userId);
    await this.em.transactional(async (em) => {
      await this.people.lock(em, userId);
      await em.execute(keep, [userId, accountId]);
    });
    return accountId;
  }

  /** Asks the provider; what was held for this person sets off in the transaction in which the account gets ready. */
  async look(accountId: string): Promise<boolean> {
    const isReady = await this.provider.isReady(accountId);
    await this.em.transactional(async (em) => {
      const [turned] = await em.execute<{ userId: number }[]>(turn, [isReady, accountId, isReady]);
      if (turned && isReady) await this.release(em, turned.userId);
    });
    return isReady;
  }

  private async release(em: EntityManager, userId: number): Promise<void> {
    const tips = await em.execute<{ id: number }[]>(held, [userId]);
    for (const { id } of tips) await this.jobs.enqueue(em, tipTransfer, { tipId: id });
  }
}
