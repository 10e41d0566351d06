import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Interactions, SamePeople } from '../../account/index.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Ledger } from '../ledger/ledger.js';
import { daysHeld } from '../store/held-until.js';
import { attemptKey } from '../provider/card-payments.js';
import type { Charge, Dispute } from '../provider/intent.js';
import { tipReceipt, tipReinstated, tipReturned, tipReversal, tipTransfer } from '../store/tip-jobs.js';
import type { ReviewReason } from '../store/tip.entity.js';
import { TipChecks } from './tip-checks.js';
import { TipStore, type StoredTip } from '../store/tip-store.js';

const fail = `update tip set status = 'failed' where id = ? and status = 'open'`;

const abandon = `
  update tip set status = 'abandoned', look_at = null where id = ? and status in ('open', 'failed')`;

const succeed = `
  update tip set status = 'succeeded', money = 'held', paid_at = now(), charge_id = ?, card_fingerprint = ?,
    giver_mailbox = (select mailbox_key from "user" where id = sender_id),
    look_at = now() + interval '1 day', looks = 0
  where id = ? and status in ('open', 'failed', 'abandoned')
  returning sender_id::float8 as "senderId", recipient_id::float8 as "recipientId"`;

/** A dispute may end in a refund, and a refund is final. `won_dispute` ignores events about a dispute that is won. */
const refundOrDispute = `
  with before as (select id, money from tip where id = ? for update)
  update tip set status = ?, money = case when tip.money = 'held' then 'returned' else tip.money end,
    look_at = now() + interval '1 day', looks = 0
  from before
  where tip.id = before.id and tip.status in ('succeeded', 'disputed') and tip.status <> ?
    and (?::text is null or tip.won_dispute is distinct from ?)
  returning before.money as "money", tip.round`;

/** Money that was transferred and not reversed is still with the helper. */
const reinstate = `
  with before as (
    select tip.id, tip.money, (
      select count(*) filter (where kind = 'transferred') > count(*) filter (where kind = 'reversed')
      from ledger_entry where tip_id = tip.id
    ) as "isAtHelper"
    from tip where tip.id = ? for update
  )
  update tip set status = 'succeeded', won_dispute = ?, look_at = now() + interval '1 day', looks = 0,
    money = case when before.money <> 'returned' or before."isAtHelper" then 'transferred' else 'held' end,
    held_until = now() + interval '${daysHeld} days',
    transfer_id = case when before.money <> 'returned' or before."isAtHelper" then tip.transfer_id end,
    round = tip.round + case when before.money <> 'returned' or before."isAtHelper" then 0 else 1 end
  from before
  where tip.id = before.id and tip.status = 'disputed'
  returning before.money = 'returned' as "wasReturned"`;

type Sides = Pick<StoredTip, 'senderId' | 'recipientId'>;

/** Each transition happens once, with its ledger entries and jobs in the same transaction. */
@Injectable()
export class TipTransitions {
  constructor(
    private readonly checks: TipChecks,
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
    private readonly ledger: Ledger,
    private readonly interactions: Interactions,
    private readonly samePeople: SamePeople,
    private readonly store: TipStore,
  ) {}

  async fail({ id }: StoredTip): Promise<void> {
    await this.em.execute(fail, [id]);
  }

  async abandon({ id }: StoredTip): Promise<void> {
    await this.em.execute(abandon, [id]);
  }

  async succeed(tip: StoredTip, charge: Charge): Promise<void> {
    const { id: tipId, cents } = tip;
    await this.em.transactional(async (em) => {
      const values = [charge.id, charge.cardFingerprint, tipId];
      await this.store.lockUsers(em, tipId);
      await this.checks.lock(em, charge.cardFingerprint, tip);
      const [sides] = await em.execute<Sides[]>(succeed, values);
      if (sides) {
        await this.ledger.book(em, { tipId, kind: 'paid', cents, providerId: charge.id });
        if (sides.senderId && charge.cardFingerprint)
          await this.samePeople.recordCard(em, sides.senderId, charge.cardFingerprint);
        await this.enqueueNext(em, tipId, sides, await this.checks.checkPaid(em, tipId));
      }
      // The provider may report the fee later than the payment.
      if (charge.fee)
        await this.ledger.book(em, {
          tipId,
          kind: 'fee',
          cents: charge.fee.cents,
          providerId: charge.fee.id,
        });
    });
  }

  async refundOrDispute({ id: tipId, cents }: StoredTip, charge: Charge): Promise<void> {
    const status = charge.refundedCents >= cents ? 'refunded' : 'disputed';
    await this.em.transactional(async (em) => {
      const dispute = status === 'disputed' ? (charge.dispute?.id ?? null) : null;
      const values = [tipId, status, status, dispute, dispute];
      const [tip] = await em.execute<{ money: string; round: number }[]>(refundOrDispute, values);
      if (tip?.money === 'held')
        await this.ledger.book(em, {
          tipId,
          kind: 'returned',
          cents,
          providerId: attemptKey(charge.id, tip.round),
        });
      if (tip?.money === 'transferred') await this.jobs.enqueue(em, tipReversal, { tipId });
      if (tip) await this.jobs.enqueue(em, tipReturned, { tipId });
    });
  }

  async reinstate({ id: tipId, cents }: StoredTip, { id: disputeId }: Dispute): Promise<void> {
    await this.em.transactional(async (em) => {
      const [tip] = await em.execute<{ wasReturned: boolean }[]>(reinstate, [tipId, disputeId]);
      if (!tip) return;
      if (tip.wasReturned)
        await this.ledger.book(em, { tipId, kind: 'reinstated', cents, providerId: disputeId });
      await this.jobs.enqueue(em, tipTransfer, { tipId });
      await this.jobs.enqueue(em, tipReinstated, { tipId });
    });
  }

  private async enqueueNext(
    em: EntityManager,
    tipId: number,
    { senderId, recipientId }: Sides,
    review: ReviewReason | null,
  ): Promise<void> {
    await this.jobs.enqueue(em, tipReceipt, { tipId });
    if (review) return;
    await this.jobs.enqueue(em, tipTransfer, { tipId });
    if (senderId && recipientId) await this.interactions.record(em, senderId, recipientId, 'tip');
  }
}
