import type { EntityManager } from '@mikro-orm/postgresql';
import { ConflictException, Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { today } from '../sql/today.js';

const openAtOnce = 20;
const count = `
  select count(*)::int as open from listing where user_id = ? and status = 'active' and last_date >= ${today}`;

@Injectable()
export class OpenListingsLimit {
  private readonly most: number;

  constructor(@Inject(CONFIG) config: Config) {
    this.most = Math.ceil(openAtOnce * config.limitsScale);
  }

  /** Exact if the caller has locked the member. */
  async expectBelowLimit(em: EntityManager, userId: number): Promise<void> {
    const { open } = await em.execute<{ open: number }>(count, [userId], 'get');
    if (open >= this.most)
      throw new ConflictException(
        `You have ${open} live listings, which is as many as there can be. Please close one first.`,
      );
  }
}
