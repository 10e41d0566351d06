import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config.js';
import { Database } from '../../platform/database/database.js';
import { tooOften } from '../../platform/limits/too-often.js';

const tipsOfACard = 20;

/** The card that this person has paid with most today, by whomever it was used. */
const mostUsed = `
  select count(*)::int as count, extract(epoch from min(t.paid_at) + interval '1 day' - now())::float8 as wait
  from (
    select distinct card_fingerprint from tip
    where sender_id = $1 and paid_at > now() - interval '1 day'
  ) mine
  join tip t on t.card_fingerprint = mine.card_fingerprint and t.paid_at > now() - interval '1 day'
  group by t.card_fingerprint order by 1 desc limit 1`;

/** One card pays so many tips a day, however many accounts share it: each costs us a fee. */
@Injectable()
export class UsedCards {
  private readonly allowed: number;

  constructor(
    @Inject(CONFIG) { limitsScale }: Config,
    private readonly database: Database,
  ) {
    this.allowed = Math.ceil(tipsOfACard * limitsScale);
  }

  async expectFew(senderId: number): Promise<void> {
    const [most] = await this.database.query<{ count: number; wait: number }>(
      'tip-most-used-card',
      mostUsed,
      [senderId],
    );
    if (most && most.count >= this.allowed) throw tooOften(Math.max(1, Math.ceil(most.wait)));
  }
}
