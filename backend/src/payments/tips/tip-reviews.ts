import { EntityManager } from '@mikro-orm/postgresql';
import { ConflictException, Injectable, type OnModuleInit } from '@nestjs/common';
import { Interactions } from '../../account/index.js';
import { Database } from '../../platform/database/database.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { CardPayments } from '../provider/card-payments.js';
import { ProviderRefusal, ProviderReplay } from '../../platform/stripe/provider-errors.js';
import { tipRefund, tipReleased, tipTransfer } from '../store/tip-jobs.js';
import { TipSync } from './tip-sync.js';
import { TipStore } from '../store/tip-store.js';

const decide = `
  update tip set review = ? where id = ? and review = 'pending' and money = 'held' and status = 'succeeded'
  returning sender_id::float8 as "senderId", recipient_id::float8 as "recipientId"`;

/** Also when the helper has the money already: it is taken back after the refund. */
const refundPaid = `
  update tip set review = 'refunded', review_reason = coalesce(review_reason, 'desk')
  where id = ? and status = 'succeeded' and money in ('held', 'transferred') and review is distinct from 'refunded'
  returning id`;

const isRefundDecided = `select 1 from tip where id = ? and review = 'refunded'`;

const findWaiting = `
  select id::float8 as id, cents, review_reason as reason, created_at as at from tip where review = 'pending' order by id`;

const findDue = `
  select key::text as key, round, charge_id as "chargeId" from tip
  where id = $1 and review = 'refunded' and status = 'succeeded' and money in ('held', 'transferred')
    and charge_id is not null`;

const nextRound = `update tip set round = round + 1 where id = $1 and round = $2`;

interface Waiting {
  id: number;
  cents: number;
  reason: string;
  at: Date;
}

interface Sides {
  senderId: number | null;
  recipientId: number | null;
}

interface Due {
  key: string;
  round: number;
  chargeId: string;
}

@Injectable()
export class TipReviews implements OnModuleInit {
  constructor(
    private readonly cards: CardPayments,
    private readonly database: Database,
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
    private readonly interactions: Interactions,
    private readonly tipSync: TipSync,
    private readonly store: TipStore,
  ) {}

  onModuleInit(): Promise<void> {
    return this.jobs.work(tipRefund, ({ tipId }) => this.refundToCard(tipId));
  }

  waiting(): Promise<Waiting[]> {
    return this.database.query<Waiting>('tip-reviews-waiting', findWaiting);
  }

  async release(tipId: number): Promise<void> {
    await this.em.transactional(async (em) => {
      await this.store.lockUsers(em, tipId);
      const { senderId, recipientId } = await this.decide(em, tipId, 'released');
      await this.jobs.enqueue(em, tipTransfer, { tipId });
      await this.jobs.enqueue(em, tipReleased, { tipId });
      if (senderId && recipientId) await this.interactions.record(em, senderId, recipientId, 'tip');
    });
  }

  async refund(tipId: number): Promise<void> {
    await this.em.transactional(async (em) => {
      await this.decide(em, tipId, 'refunded');
      await this.jobs.enqueue(em, tipRefund, { tipId });
    });
  }

  /** By the desk, about any paid tip. False when that was decided before. */
  async refundPaid(em: EntityManager, tipId: number): Promise<boolean> {
    const [decided] = await em.execute<unknown[]>(refundPaid, [tipId]);
    if (decided) {
      await this.jobs.enqueue(em, tipRefund, { tipId });
      return true;
    }
    if ((await em.execute<unknown[]>(isRefundDecided, [tipId])).length) return false;
    throw new ConflictException('This tip has gone back already, or its bank is looking at it');
  }

  private async decide(em: EntityManager, tipId: number, decision: 'released' | 'refunded'): Promise<Sides> {
    const [sides] = await em.execute<Sides[]>(decide, [decision, tipId]);
    if (!sides) throw new ConflictException('This tip is not awaiting review');
    return sides;
  }

  private async refundToCard(tipId: number): Promise<void> {
    const [due] = await this.database.query<Due>('tip-refund-due', findDue, [tipId]);
    if (!due) return;
    try {
      await this.cards.refund(due);
    } catch (error) {
      if (error instanceof ProviderReplay)
        await this.database.query('tip-refund-next-round', nextRound, [tipId, due.round]);
      // Refunded or disputed already: the sync below records it.
      if (!(error instanceof ProviderRefusal)) throw error;
    }
    await this.tipSync.sync(tipId);
  }
}
