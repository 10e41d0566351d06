import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs.js';
import { countsNow, Travelers } from '../people/travelers.js';
import { rate } from './ratings.js';

const reviewedBy = `select distinct target_id::float8 as id from testimonial where author_id = ?`;
const newTravelers = `
  select t.user_id::float8 as id from traveler t
  where t.counts_since is null and exists (
    select from match m join airport d on d.code = m.departure_airport
    where t.user_id in (m.helper_id, m.seeker_id) and m.status in ('agreed', 'done')
      and m.date between current_date - 3 and (now() at time zone d.timezone)::date)
  order by t.user_id`;

/** Reviews count from their author's first verified phone number or trip on. */
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

  async addTravelers(): Promise<void> {
    for (const { id } of await this.em.execute<{ id: number }[]>(newTravelers))
      await this.em.transactional((em) => this.travelers.countFromNow(em, [id]));
  }

  private async recount(userId: number): Promise<void> {
    await this.em.transactional(async (em) => {
      const targets = await em.execute<{ id: number }[]>(reviewedBy, [userId]);
      const ids = targets.map(({ id }) => id);
      await rate(em, ids, () => Promise.resolve());
    });
  }
}
