import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { asReplay } from '../../platform/jobs/replay.js';
import { CardPayments } from '../provider/card-payments.js';
import type { ListedPayment } from '../provider/intent.js';
import { TipSync } from '../tips/tip-sync.js';

const marginMs = 10 * 60_000;
/** An unpaid tip is cancelled after a day, so an older one cannot have been paid after the backup. */
const openMs = 24 * 60 * 60_000 + marginMs;

interface RestoredBackup {
  id: number;
  backedUpAt: Date;
  restoredAt: Date;
}

const unfinished = `
  select id::float8 as id, backed_up_at as "backedUpAt", restored_at as "restoredAt"
  from restored_backup where payments_found_at is null order by id`;

const finish = `update restored_backup set payments_found_at = now() where id = $1`;

/**
 * With its id and key, so that links and idempotency keys stay the same. A recipient or sender who joined after the backup
 * is unknown now: without a recipient an operator decides.
 */
const addLost = `
  insert into tip (id, key, sender_id, recipient_id, cents, currency, message, payment_intent_id, created_at, look_at, review, review_reason)
  select $1::bigint, $2::uuid, sender.id, recipient.id, $5::int, $6, nullif($7, ''), $8, $9::timestamptz, now(),
    case when recipient.id is null then 'pending' end, case when recipient.id is null then 'desk' end
  from (values (1)) as one
  left join "user" sender on sender.id = $3::bigint
  left join "user" recipient on recipient.id = $4::bigint
  on conflict do nothing
  returning id::float8 as id`;

/** A tip whose payment was created just after the backup. */
const nameLost = `
  update tip set payment_intent_id = $3 where id = $1 and key = $2::uuid and payment_intent_id is null`;

const known = `select id::float8 as id from tip where payment_intent_id = $1`;

/** After a restore: payments that the provider has and whose rows were lost, or that were paid since the backup. */
@Injectable()
export class LostPayments {
  private readonly log = new Logger('Tips');

  constructor(
    private readonly cards: CardPayments,
    private readonly database: Database,
    private readonly tipSync: TipSync,
  ) {}

  async find(): Promise<void> {
    const restored = await this.database.query<RestoredBackup>('lost-restored', unfinished);
    for (const { id, backedUpAt, restoredAt } of restored) {
      const from = new Date(backedUpAt.getTime() - openMs);
      const to = new Date(restoredAt.getTime() + marginMs);
      let added = 0;
      for await (const payment of this.cards.listCreated(from, to)) added += await this.look(payment);
      await this.database.query('lost-finish', finish, [id]);
      this.log.log({ added }, 'The payments since the backup were found');
    }
  }

  /** Resolves to the number of tips that were added. Receipts of that time have been sent. */
  private async look(payment: ListedPayment): Promise<number> {
    const { id: intentId, tipId, key, senderId, recipientId, cents, currency, message, createdAt } = payment;
    await this.database.query('lost-name', nameLost, [tipId, key, intentId]);
    const values = [tipId, key, senderId, recipientId, cents, currency, message, intentId, createdAt];
    const added = await this.database.query('lost-add', addLost, values);
    const [tip] = await this.database.query<{ id: number }>('lost-known', known, [intentId]);
    if (tip) await asReplay(() => this.tipSync.sync(tip.id));
    else this.log.error({ intent: intentId, tip: tipId }, 'A payment belongs to a tip that has another one');
    return added.length;
  }
}
