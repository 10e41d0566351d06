import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { PeopleService, VerifiedMarks } from '../../account/index.js';
import { Database } from '../../platform/database/database.js';
import { defineJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { HelperPayouts, type AccountState } from '../provider/helper-payouts.js';
import { ProviderRefusal, ProviderReplay } from '../../platform/stripe/provider-errors.js';
import { StripeEvents } from '../../platform/stripe/stripe-events.js';

const payoutSync = defineJob('payout.look', z.object({ accountId: z.string().max(100) }));

export interface PayoutAccount {
  accountId: string;
  isReady: boolean;
  country: string | null;
}

const find = `
  select provider_id as "accountId", is_ready as "isReady", country from payout_account where user_id = $1`;
const open = `
  insert into payout_opening (user_id, country) values ($1, $2)
  on conflict (user_id) do update set country = excluded.country,
    key = case when payout_opening.country = excluded.country then payout_opening.key else gen_random_uuid() end
  returning key::text as key`;
const nextKey = `update payout_opening set key = gen_random_uuid() where user_id = $1 and key = $2`;
const keep = `
  insert into payout_account (user_id, provider_id, country) values (?, ?, ?) on conflict (user_id) do nothing`;
const kept = `select provider_id as "accountId" from payout_account where user_id = ?`;
const drop = `delete from payout_account where user_id = $1 and provider_id = $2 and not is_ready returning true as gone`;
/** PostgreSQL's own version of a row: the transaction that wrote it. */
const readVersion = `select xmin::text as version from payout_account where provider_id = ?`;
const turn = `
  with before as (select user_id, is_ready from payout_account where provider_id = ? and xmin::text = ? for update)
  update payout_account account
  set is_ready = ?, destinations = string_to_array(?, ','), country = coalesce(account.country, ?)
  from before where account.user_id = before.user_id
  returning account.user_id::float8 as "userId", not before.is_ready and account.is_ready as "isNew"`;
/** Runs in the transaction that marks the account ready. */
type Listener = (em: EntityManager, userId: number) => Promise<void>;

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
    private readonly marks: VerifiedMarks,
  ) {}

  async onModuleInit(): Promise<void> {
    this.marks.register('payout', async (userId) => (await this.find(userId))?.isReady ?? false);
    this.events.on('account.updated', (em, { id }) => this.jobs.enqueue(em, payoutSync, { accountId: id }));
    await this.jobs.work(payoutSync, async ({ accountId }) => void (await this.sync(accountId)));
  }

  onReady(listener: Listener): void {
    this.listeners.push(listener);
  }

  async find(userId: number): Promise<PayoutAccount | undefined> {
    const [account] = await this.database.query<PayoutAccount>('payout-account', find, [userId]);
    return account;
  }

  /** Parallel requests of one helper end with one account. */
  async open(userId: number, country: string): Promise<string> {
    const account = await this.find(userId);
    if (account && (account.isReady || account.country === country)) return account.accountId;
    if (account && !(await this.closeUnfinished(userId, account))) return account.accountId;
    const accountId = await this.create(userId, country);
    return this.em.transactional(async (em) => {
      await this.people.lock(em, userId);
      await em.execute(keep, [userId, accountId, country]);
      const [row] = await em.execute<{ accountId: string }[]>(kept, [userId]);
      return row?.accountId ?? accountId;
    });
  }

  /** The provider cannot change an account's country; false when the account has become ready. */
  private async closeUnfinished(userId: number, { accountId }: PayoutAccount): Promise<boolean> {
    const [dropped] = await this.database.query('payout-account-drop', drop, [userId, accountId]);
    if (!dropped) return false;
    await this.provider.closeAccount(accountId).catch((error: unknown) => {
      if (!(error instanceof ProviderRefusal)) throw error;
    });
    return true;
  }

  /** The provider replays a refusal for its idempotency key, so the next try needs a new key. */
  private async create(userId: number, country: string): Promise<string> {
    const [row] = await this.database.query<{ key: string }>('payout-opening', open, [userId, country]);
    const { key = '' } = row ?? {};
    try {
      return await this.provider.openAccount({ userId, country, key });
    } catch (error) {
      const needsNewKey = error instanceof ProviderReplay || error instanceof ProviderRefusal;
      if (needsNewKey) await this.database.query('payout-opening-next-key', nextKey, [userId, key]);
      if (error instanceof ProviderReplay) return this.create(userId, country);
      throw error;
    }
  }

  /** Of two at once, the slower may bring the older answer: it asks again. */
  async sync(accountId: string): Promise<boolean> {
    for (;;) {
      const [before] = await this.em.execute<{ version: string }[]>(readVersion, [accountId]);
      const state = await this.provider.describe(accountId);
      if (!before || (await this.record(accountId, before.version, state))) return state.isReady;
    }
  }

  private record(accountId: string, version: string, state: AccountState): Promise<boolean> {
    const { isReady, country, destinations } = state;
    return this.em.transactional(async (em) => {
      const values = [accountId, version, isReady, destinations.join(','), country];
      const [account] = await em.execute<{ userId: number; isNew: boolean }[]>(turn, values);
      if (account?.isNew) for (const listener of this.listeners) await listener(em, account.userId);
      return account !== undefined;
    });
  }
}
