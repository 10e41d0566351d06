import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs.js';
import { countsNow, Travelers } from '../people/travelers.js';
import { rate } from './ratings.js';

const reviewedBy = `select distinct target_id::float8 as id from testimonial where author_id = ?`;
/** Their partner counts already: otherwise two new accounts would make each other count, with a flight of today. */
const newTravelers = (which: string) => `
  select distinct t.user_id::float8 as id
  from match m
  join traveler t on t.user_id in (m.helper_id, m.seeker_id) and t.counts_since is null
  join traveler partner on partner.user_id in (m.helper_id, m.seeker_id) and partner.user_id <> t.user_id
  where m.status = 'done' and partner.counts_since is not null and ${which}
  order by 1`;
const ofLastDays = newTravelers('m.date >= current_date - 7');
const ofTrip = newTravelers('m.id = ?');

/** Reviews count from their author's first verified phone number on, or from their first trip with somebody who counts. */
@Injectable()
export class CountedReviews implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
    private readonly travelers: Travelers,
  ) {}

  onModuleInit(): Promise<void> {
    return this.jobs.work(countsNow, ({ userId }) => this.recount(userId));
  }

  /** With a transaction that has locked both. */
  async addTravelersOf(em: EntityManager, matchId: number): Promise<void> {
    const found = await em.execute<{ id: number }[]>(ofTrip, [matchId]);
    const ids = found.map(({ id }) => id);
    await this.travelers.countTrips(em, ids);
  }

  async addTravelers(): Promise<void> {
    for (const { id } of await this.em.execute<{ id: number }[]>(ofLastDays))
      await this.em.transactional((em) => this.travelers.countTrips(em, [id]));
  }

  private async recount(userId: number): Promise<void> {
    await this.em.transactional(async (em) => {
      const targets = await em.execute<{ id: number }[]>(reviewedBy, [userId]);
      const ids = targets.map(({ id }) => id);
      await rate(em, ids, () => Promise.resolve());
    });
  }
}
