import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DeskNumbersService } from '../../moderation/index.js';
import { Database } from '../../platform/database/database.js';

const held = `
  select count(*)::int as tips, (coalesce(sum(cents), 0) / 100)::float8 as dollars,
    count(*) filter (where review is not null and review <> 'released')::int as "underReview"
  from tip where money = 'held' and paid_at is not null`;

interface Held {
  tips: number;
  dollars: number;
  underReview: number;
  [column: string]: unknown;
}

/** What the desk reads about tips that wait for a payout account or for a review. */
@Injectable()
export class HeldTips implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly numbers: DeskNumbersService,
  ) {}

  onModuleInit(): void {
    this.numbers.register(async () => {
      const [tipsHeld] = await this.database.query<Held>('desk-tips-held', held);
      return tipsHeld ? { tipsHeld } : {};
    });
  }
}
