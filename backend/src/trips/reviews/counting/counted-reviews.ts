import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { hasSettledPhone } from '../../../account/index.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { PassingDays } from '../../../platform/passing-days.js';
import { countsNow, Travelers } from '../../../listings/index.js';
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
const settled = `
  select t.user_id::float8 as id from traveler t join "user" u on u.id = t.user_id
  where not t.contacts_count and u.deleted_at is null and ${hasSettledPhone('u')} order by 1`;

/** Reviews count once their author's phone has been verified for a day, or from their first trip with a person who counts. */
@Injectable()
export class CountedReviews implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
    private readonly passingDays: PassingDays,
    private readonly travelers: Travelers,
  ) {}

  onModuleInit(): Promise<void> {
    this.passingDays.registerForPeople(async () => {
      await this.addTravelers();
      return false;
    });
    return this.jobs.work(countsNow, ({ userId }) => this.recount(userId));
  }

  /** With a transaction that has locked both. */
  async addTravelersOf(em: EntityManager, matchId: number): Promise<void> {
    const found = await em.execute<{ id: number }[]>(ofTrip, [matchId]);
    const ids = found.map(({ id }) => id);
    await this.travelers.countTrips(em, ids);
  }

  async addTravelers(): Promise<void> {
    for (const { id } of await this.em.execute<{ id: number }[]>(settled))
      await this.em.transactional((em) => this.travelers.countAll(em, id));
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
