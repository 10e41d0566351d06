import { Injectable } from '@nestjs/common';
import type { TipStatus } from '../contract.js';
import { Database } from '../../platform/database/database.js';

/** A tip as its payment is about it. */
export interface StoredTip {
  id: number;
  key: string;
  senderId: number | null;
  recipientId: number | null;
  cents: number;
  currency: string;
  message: string | null;
  status: TipStatus;
  intentId: string | null;
  isPaid: boolean;
}

export type WantedTip = Pick<StoredTip, 'senderId' | 'cents' | 'message'> & {
  recipientId: number;
  receiptEmail: string | null;
  clientKey: string | null;
};

const columns = `
  id::float8 as id, key::text as key, sender_id::float8 as "senderId", recipient_id::float8 as "recipientId",
  cents, currency, message, status, payment_intent_id as "intentId", paid_at is not null as "isPaid"`;

const insert = `
  insert into tip (sender_id, recipient_id, cents, message, receipt_email, client_key)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (client_key, sender_id) where client_key is not null do update
    set message = excluded.message, receipt_email = excluded.receipt_email
    where tip.recipient_id = excluded.recipient_id and tip.cents = excluded.cents
      and tip.payment_intent_id is not null and tip.paid_at is null
  returning ${columns}`;
const begun = `
  select ${columns} from tip where client_key = $2 and sender_id is not distinct from $1::bigint`;
const byId = `select ${columns} from tip where id = $1`;
const byIntent = `select ${columns} from tip where payment_intent_id = $1`;
const keepIntent = `update tip set payment_intent_id = $2 where id = $1 and payment_intent_id is null`;

/** The rows of tips; each change is one statement of its own. */
@Injectable()
export class TipStore {
  constructor(private readonly database: Database) {}

  /**
   * The new tip, or the one that the same sender has begun with the same key, with the words of now. Before the
   * provider knows it they stay: a call repeated with other words would be refused there.
   */
  async add({
    senderId,
    recipientId,
    cents,
    message,
    receiptEmail,
    clientKey,
  }: WantedTip): Promise<StoredTip> {
    const values = [senderId, recipientId, cents, message, receiptEmail, clientKey];
    const [added] = await this.database.query<StoredTip>('tip-add', insert, values);
    const tip = added ?? (clientKey ? await this.begun(senderId, clientKey) : undefined);
    if (!tip) throw new Error('A tip was neither added nor there');
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

  async keepIntent(id: number, intentId: string): Promise<void> {
    await this.database.query('tip-keep-intent', keepIntent, [id, intentId]);
  }

  private async one(name: string, sql: string, values: unknown[]): Promise<StoredTip | undefined> {
    const [tip] = await this.database.query<StoredTip>(name, sql, values);
    return tip;
  }
}
