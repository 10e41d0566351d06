import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { tooOften } from '../../platform/limits/too-often.js';
import type { ReviewReason } from '../store/tip.entity.js';
import * as sql from './check-statements.js';

/** Paid tips: unpaid ones count against the giver alone, in the table of limits. */
const paidLimits = { perCardADay: 20, perRecipientAnHour: 60, perRecipientADay: 300 };

interface Full {
  wait: number | null;
}

/** What a card and a recipient may be part of; the card is known only after the payment. */
@Injectable()
export class TipChecks {
  private readonly log = new Logger('Tips');
  private readonly scale: number;

  constructor(
    @Inject(CONFIG) { limitsScale }: Config,
    private readonly database: Database,
  ) {
    this.scale = limitsScale;
  }

  /** Throws 429 when a card that this member paid with has had its share today, before it is charged again. */
  async expectCardLeft(senderId: number): Promise<void> {
    const values = [senderId, this.allowed('perCardADay')];
    refuse(await this.database.query<Full>('tip-card-full', sql.cardFull, values));
  }

  /** Throws 429 when this person was thanked more often than anybody is. */
  async expectRecipientLeft(recipientId: number): Promise<void> {
    const values = [recipientId, this.allowed('perRecipientAnHour'), this.allowed('perRecipientADay')];
    refuse(await this.database.query<Full>('tip-recipient-full', sql.recipientFull, values));
  }

  /** Payments with the same card are checked one after the other, so that each counts those before it. */
  async lockCard(em: EntityManager, fingerprint: string | null): Promise<void> {
    if (fingerprint) await em.execute(sql.lockCard, [fingerprint]);
  }

  /** Right after the payment; a tip that fails a check waits for an operator. */
  checkPaid(em: EntityManager, tipId: number): Promise<ReviewReason | null> {
    return this.hold(em, tipId, this.allowed('perCardADay'));
  }

  /** Before the transfer: only now may it be known where the recipient's money goes. */
  checkTransfer(em: EntityManager, tipId: number): Promise<ReviewReason | null> {
    return this.hold(em, tipId, null);
  }

  private async hold(em: EntityManager, tipId: number, perCard: number | null): Promise<ReviewReason | null> {
    const [held] = await em.execute<{ reason: ReviewReason }[]>(sql.hold, [perCard, perCard, tipId]);
    if (held) this.log.warn({ tip: tipId, reason: held.reason }, 'A paid tip is held for review');
    return held?.reason ?? null;
  }

  private allowed(limit: keyof typeof paidLimits): number {
    return Math.ceil(paidLimits[limit] * this.scale);
  }
}

function refuse([full]: Full[]): void {
  if (full?.wait) throw tooOften(Math.max(1, Math.ceil(full.wait)));
}
