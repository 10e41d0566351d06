import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Meetings } from '../../account/index.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Ledger } from '../ledger/ledger.js';
import type { Charge } from '../provider/intent.js';
import { tipReturned } from '../receipts/returned.job.js';
import { tipPullBack } from '../transfers/pull-back.job.js';
import { tipReceipt, tipTransfer } from './tip-jobs.js';
import type { StoredTip } from './tip-store.js';

const fail = `update tip set status = 'failed' where id = ? and status = 'open'`;

const abandon = `
  update tip set status = 'abandoned', look_at = null where id = ? and status in ('open', 'failed')`;

// Before the tip itself, as those do who leave: whoever waits for both waits in the same order.
const holdPeople = `
  select from "user" where id in (select unnest(array[sender_id, recipient_id]) from tip where id = ?)
  order by id for key share`;

const succeed = `
  update tip set status = 'succeeded', money = 'held', paid_at = now(), charge_id = ?, card_fingerprint = ?,
    look_at = now() + interval '1 day', looks = 0
  where id = ? and status in ('open', 'failed', 'abandoned')
  returning sender_id::float8 as "senderId", recipient_id::float8 as "recipientId"`;

/** A dispute may end in a refund; a refund is the end. */
const takeBack = `
  with before as (select id, money from tip where id = ? for update)
  update tip set status = ?, money = case when tip.money = 'held' then 'returned' else tip.money end
  from before
  where tip.id = before.id and tip.status in ('succeeded', 'disputed') and tip.status <> ?
  returning before.money as "money"`;

type Sides = Pick<StoredTip, 'senderId' | 'recipientId'>;

/** What becomes of a tip: only ever forward, each step once, with all that follows from it in one transaction. */
@Injectable()
export class Outcomes {
  constructor(
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
    private readonly ledger: Ledger,
    private readonly meetings: Meetings,
  ) {}

  async fail({ id }: StoredTip): Promise<void> {
    await this.em.execute(fail, [id]);
  }

  async abandon({ id }: StoredTip): Promise<void> {
    await this.em.execute(abandon, [id]);
  }

  async succeed({ id: tipId, cents }: StoredTip, charge: Charge): Promise<void> {
    await this.em.transactional(async (em) => {
      const values = [charge.id, charge.cardFingerprint, tipId];
      await em.execute(holdPeople, [tipId]);
      const [sides] = await em.execute<Sides[]>(succeed, values);
      if (sides) {
        await this.ledger.book(em, { tipId, kind: 'paid', cents, providerId: charge.id });
        await this.follow(em, tipId, sides);
      }
      // It may become known later than the payment.
      if (charge.fee)
        await this.ledger.book(em, {
          tipId,
          kind: 'fee',
          cents: charge.fee.cents,
          providerId: charge.fee.id,
        });
    });
  }

  /** The sender has the money back, or will: it leaves us, and before that the helper's account if it is there. */
  async takeBack({ id: tipId, cents }: StoredTip, charge: Charge): Promise<void> {
    const status = charge.refundedCents >= cents ? 'refunded' : 'disputed';
    await this.em.transactional(async (em) => {
      const [tip] = await em.execute<{ money: string }[]>(takeBack, [tipId, status, status]);
      if (tip?.money === 'held')
        await this.ledger.book(em, { tipId, kind: 'returned', cents, providerId: charge.id });
      if (tip?.money === 'transferred') await this.jobs.enqueue(em, tipPullBack, { tipId });
      if (tip) await this.jobs.enqueue(em, tipReturned, { tipId });
    });
  }

  private async follow(em: EntityManager, tipId: number, { senderId, recipientId }: Sides): Promise<void> {
    await this.jobs.enqueue(em, tipTransfer, { tipId });
    await this.jobs.enqueue(em, tipReceipt, { tipId });
    if (senderId && recipientId) await this.meetings.record(em, senderId, recipientId, 'tip');
  }
}
