import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Flags } from '../../moderation/index.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { tooOften } from '../../platform/limits/too-often.js';
import type { ReviewReason } from '../store/tip.entity.js';
import type { StoredTip } from '../store/tip-store.js';
import * as sql from './check-statements.js';

/** Of paid tips; the table of limits covers unpaid ones. Above a sum a tip is paid, and waits for the desk. */
const paidLimits = {
  perCardADay: 20,
  perRecipientAnHour: 60,
  perRecipientADay: 300,
  /** By one person, or with one card. */
  centsPerGiverADay: 1_000_00,
  centsPerRecipientADay: 2_000_00,
  /** A card's owner may need days to see what it was used for. */
  centsPerNewRecipientADay: 200_00,
};
/** Counts are integers in PostgreSQL. */
const largest = 2_000_000_000;

type Sides = Pick<StoredTip, 'senderId' | 'recipientId'>;

/** They come first at the desk: the money of a whole day is at stake. */
const daySums: ReviewReason[] = ['giver_sum', 'recipient_sum', 'new_recipient'];

interface Held extends Sides {
  reason: ReviewReason;
}

interface Exceeded {
  wait: number | null;
}

/** Fraud checks per card and recipient. A card is known only after its first payment. */
@Injectable()
export class TipChecks {
  private readonly log = new Logger('Tips');
  private readonly scale: number;

  constructor(
    @Inject(CONFIG) { limitsScale }: Config,
    private readonly database: Database,
    private readonly flags: Flags,
  ) {
    this.scale = limitsScale;
  }

  async expectCardBelowLimit(senderId: number): Promise<void> {
    const values = [senderId, this.allowed('perCardADay')];
    refuse(await this.database.query<Exceeded>('tip-card-full', sql.cardFull, values));
  }

  async expectRecipientBelowLimit(recipientId: number): Promise<void> {
    const values = [recipientId, this.allowed('perRecipientAnHour'), this.allowed('perRecipientADay')];
    refuse(await this.database.query<Exceeded>('tip-recipient-full', sql.recipientFull, values));
  }

  /** Serialises payments with one card, by one person, and to one person or payout destination: each check counts the earlier ones. */
  async lock(em: EntityManager, card: string | null, { senderId, recipientId }: Sides): Promise<void> {
    if (card) await em.execute(sql.lock, [`tip-card:${card}`]);
    if (senderId) await em.execute(sql.lockPerson, ['tip-giver:', senderId]);
    if (!recipientId) return;
    await em.execute(sql.lockPerson, ['tip-recipient:', recipientId]);
    await em.execute(sql.lockDestinations, [recipientId]);
  }

  checkPaid(em: EntityManager, tipId: number): Promise<ReviewReason | null> {
    return this.hold(em, tipId, this.allowed('perCardADay'));
  }

  /** Before the transfer, because the payout destination may be known only then. */
  checkTransfer(em: EntityManager, tipId: number): Promise<ReviewReason | null> {
    return this.hold(em, tipId, null);
  }

  private async hold(em: EntityManager, tipId: number, perCard: number | null): Promise<ReviewReason | null> {
    const sums = [
      this.allowed('centsPerGiverADay'),
      this.allowed('centsPerRecipientADay'),
      this.allowed('centsPerNewRecipientADay'),
    ];
    const [held] = await em.execute<Held[]>(sql.hold, [perCard, ...sums, tipId]);
    if (!held) return null;
    this.log.warn({ tip: tipId, reason: held.reason }, 'A paid tip is held for review');
    await this.alarm(em, held);
    return held.reason;
  }

  /** Once a day for each reason and person. What a guest gave is brought up about its recipient. */
  private async alarm(em: EntityManager, { reason, senderId, recipientId }: Held): Promise<void> {
    const giver = reason === 'giver_sum' ? senderId : null;
    const personId = giver ?? recipientId;
    if (personId === null) return;
    const otherId = (giver === null ? senderId : recipientId) ?? undefined;
    const subject = `${reason} ${new Date().toISOString().slice(0, 10)}`;
    const weight = daySums.includes(reason) ? 5 : 3;
    await this.flags.raise(em, { rule: 'tips', personId, otherId, subject, details: reason, weight });
  }

  private allowed(limit: keyof typeof paidLimits): number {
    return Math.min(largest, Math.ceil(paidLimits[limit] * this.scale));
  }
}

function refuse([exceeded]: Exceeded[]): void {
  if (exceeded?.wait) throw tooOften(Math.max(1, Math.ceil(exceeded.wait)));
}
