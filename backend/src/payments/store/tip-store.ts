import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { TipStatus } from '../contract.js';
import { currentLanguage } from '../../platform/request-context.js';
import { Database } from '../../platform/database/database.js';

export interface StoredTip {
  id: number;
  key: string;
  attempt: number;
  senderId: number | null;
  recipientId: number | null;
  cents: number;
  currency: string;
  message: string | null;
  status: TipStatus;
  intentId: string | null;
  isPaid: boolean;
  isUnderReview: boolean;
}

export type WantedTip = Pick<StoredTip, 'senderId' | 'cents' | 'message'> & {
  recipientId: number;
  receiptEmail: string | null;
  clientKey: string | null;
  matchId: number | null;
};

const columns = `
  id::float8 as id, key::text as key, attempt, sender_id::float8 as "senderId", recipient_id::float8 as "recipientId",
  cents, currency, message, status, payment_intent_id as "intentId", paid_at is not null as "isPaid",
  money = 'held' and review is not null and review <> 'released' as "isUnderReview"`;

// Users are locked before the tip, as everywhere, so a concurrent account deletion finishes first.
const insert = `
  with people as materialized (
    select id from "user" where id in ($1::bigint, $2::bigint) and deleted_at is null order by id for key share
  )
  insert into tip (sender_id, recipient_id, cents, message, receipt_email, client_key, match_id, language)
  select $1::bigint, $2::bigint, $3::int, $4, $5::text, $6::uuid, $7::bigint, case when $5::text is not null then $8 end
  where exists (select from people where id = $2::bigint)
    and ($1::bigint is null or exists (select from people where id = $1::bigint))
  on conflict (client_key, sender_id) where client_key is not null do update
    set message = excluded.message, receipt_email = excluded.receipt_email
    where tip.recipient_id = excluded.recipient_id and tip.cents = excluded.cents
      and tip.payment_intent_id is not null and tip.paid_at is null
  returning ${columns}`;
const begun = `
  select ${columns} from tip where client_key = $2 and sender_id is not distinct from $1::bigint`;
const byId = `select ${columns} from tip where id = $1`;
const byIntent = `select ${columns} from tip where payment_intent_id = $1`;
const storeIntent = `
  update tip set payment_intent_id = coalesce(payment_intent_id, $2) where id = $1
  returning payment_intent_id as "intentId"`;
const nextAttempt = `
  update tip set attempt = attempt + 1 where id = $1 and attempt = $2 and payment_intent_id is null`;

const lockUsers = `
  select from "user" where id in (select unnest(array[sender_id, recipient_id]) from tip where id = ?)
  order by id for key share`;

@Injectable()
export class TipStore {
  constructor(private readonly database: Database) {}

  /** Until the payment exists the message stays, because the provider refuses a retry with other parameters. */
  async add({
    senderId,
    recipientId,
    cents,
    message,
    receiptEmail,
    clientKey,
    matchId,
  }: WantedTip): Promise<StoredTip | undefined> {
    const about = [senderId, recipientId, cents, message, receiptEmail, clientKey, matchId];
    const values = [...about, currentLanguage()];
    const [added] = await this.database.query<StoredTip>('tip-add', insert, values);
    const tip = added ?? (clientKey ? await this.begun(senderId, clientKey) : undefined);
    return tip;
  }

  begun(senderId: number | null, clientKey: string): Promise<StoredTip | undefined> {
    return this.one('tip-begun', begun, [senderId, clientKey]);
  }

  byId(id: number): Promise<StoredTip | undefined> {
    return this.one('tip-by-id', byId, [id]);
  }

  byIntent(intentId: string): Promise<StoredTip | undefined> {
    return this.one('tip-by-intent', byIntent, [intentId]);
  }

  /** Resolves to the tip's payment, which may be one that a parallel request stored first. */
  async storeIntent(id: number, intentId: string): Promise<string> {
    const [stored] = await this.database.query<{ intentId: string }>('tip-keep-intent', storeIntent, [
      id,
      intentId,
    ]);
    return stored?.intentId ?? intentId;
  }

  /** The provider replays an error for its idempotency key; each attempt has its own key. */
  async nextAttempt({ id, attempt }: StoredTip): Promise<void> {
    await this.database.query('tip-next-attempt', nextAttempt, [id, attempt]);
  }

  /** Call before locking the tip; account deletion locks in the same order, so neither deadlocks. */
  async lockUsers(em: EntityManager, tipId: number): Promise<void> {
    await em.execute(lockUsers, [tipId]);
  }

  private async one(name: string, sql: string, values: unknown[]): Promise<StoredTip | undefined> {
    const [tip] = await this.database.query<StoredTip>(name, sql, values);
    return tip;
  }
}
