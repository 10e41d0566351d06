import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PeopleService } from '../../account/index.js';
import { Database } from '../../platform/database/database.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { HelperPayouts } from '../provider/helper-payouts.js';
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
/** Runs in the transaction in which somebody's account gets ready. */
type Listener = (em: EntityManager, userId: number) => Promise<void>;

/** Where helpers are paid to: accounts of their own at the provider. */
@Injectable()
export class PayoutAccounts implements OnModuleInit {
  private readonly listeners: Listener[] = [];

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

  /** Registers, while the application starts, who does something for helpers as soon as they can be paid. */
  onReady(listener: Listener): void {
    this.listeners.push(listener);
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

  /** Asks the provider whether money can be sent there. */
  async look(accountId: string): Promise<boolean> {
    const isReady = await this.provider.isReady(accountId);
    await this.em.transactional(async (em) => {
      const [turned] = await em.execute<{ userId: number }[]>(turn, [isReady, accountId, isReady]);
      if (turned && isReady) for (const listener of this.listeners) await listener(em, turned.userId);
    });
    return isReady;
  }
}
