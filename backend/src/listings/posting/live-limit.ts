import type { EntityManager } from '@mikro-orm/postgresql';
import { ConflictException, Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { today } from '../sql/today.js';

const liveAtOnce = 20;
const count = `
  select count(*)::int as live from listing where user_id = ? and status = 'active' and last_date >= ${today}`;

@Injectable()
export class LiveLimit {
  private readonly most: number;

  constructor(@Inject(CONFIG) config: Config) {
    this.most = Math.ceil(liveAtOnce * config.limitsScale);
  }

  /** Exact if the caller has locked the member. */
  async expectBelowLimit(em: EntityManager, userId: number): Promise<void> {
    const { live } = await em.execute<{ live: number }>(count, [userId], 'get');
    if (live >= this.most)
      throw new ConflictException(
        `You have ${live} live listings, which is as many as there can be. Please close one first.`,
      );
  }
}
