import { EntityManager } from '@mikro-orm/postgresql';
import { ConflictException, Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { Notify } from '../../account/index.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { defineJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Briefings } from '../texts/briefings.js';
import { CountedReviews } from './counting/counted-reviews.js';
import { rate } from './counting/ratings.js';
import { ReviewBursts } from './counting/review-bursts.js';
import { shownMail } from './shown-mails.js';

const revealDue = defineJob('listings.reveal-reviews', z.object({}), { every: '12 * * * *' });

interface Trip {
  helperId: number;
  seekerId: number;
  departureAirport: string;
  arrivalAirport: string;
  date: string;
}

const tripOf = `
  select helper_id::float8 as "helperId", seeker_id::float8 as "seekerId", departure_airport as "departureAirport",
    arrival_airport as "arrivalAirport", date::text as date
  from match where id = ?`;
const lockMatch = `select from match where id = ? for no key update`;
const readable = `select 1 from testimonial where match_id = ? and author_id = ? and not is_hidden`;
const authors = `select count(distinct author_id)::int as count from testimonial where match_id = ?`;
const reveal = `update testimonial set is_hidden = false where match_id = ? and is_hidden returning author_id::float8 as "authorId"`;
const due = `
  select distinct match_id::float8 as "matchId" from testimonial where is_hidden and appears_at <= now() order by 1`;

/** Neither of a match reads what the other wrote before both have written, or 14 days have passed. */
@Injectable()
export class DoubleBlind implements OnModuleInit {
  constructor(
    private readonly briefings: Briefings,
    private readonly bursts: ReviewBursts,
    private readonly counted: CountedReviews,
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
    private readonly notify: Notify,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): Promise<void> {
    return this.jobs.work(revealDue, () => this.run());
  }

  async run(): Promise<void> {
    for (const { matchId } of await this.em.execute<{ matchId: number }[]>(due))
      await this.revealOne(matchId);
    await this.counted.addTravelers();
    await this.bursts.forgetNetworks();
  }

  /** What the other may have read cannot be changed in answer to theirs. */
  async expectUnread(em: EntityManager, author: number, matchId: number): Promise<void> {
    await em.execute(lockMatch, [matchId]);
    const found = await em.execute<unknown[]>(readable, [matchId, author]);
    if (found.length) throw new ConflictException('You have rated this trip');
  }

  async revealIfBothWrote(em: EntityManager, matchId: number): Promise<void> {
    const [written] = await em.execute<{ count: number }[]>(authors, [matchId]);
    if (written?.count === 2) await this.showBoth(em, matchId);
  }

  private async revealOne(matchId: number): Promise<void> {
    await this.em.transactional(async (em) => {
      const [trip] = await em.execute<Trip[]>(tripOf, [matchId]);
      const both = trip ? [trip.helperId, trip.seekerId].sort((a, b) => a - b) : [];
      await rate(em, both, () => this.showBoth(em, matchId));
    });
  }

  private async showBoth(em: EntityManager, matchId: number): Promise<void> {
    const shown = await em.execute<{ authorId: number }[]>(reveal, [matchId]);
    const [trip] = await em.execute<Trip[]>(tripOf, [matchId]);
    if (!shown.length || !trip) return;
    const authors = new Set(shown.map(({ authorId }) => authorId));
    const { helperId, seekerId } = trip;
    for (const [userId, otherId] of [
      [helperId, seekerId],
      [seekerId, helperId],
    ] as const) {
      const { other, language } = await this.briefings.of(em, matchId, userId);
      const wrote = { wroteMyself: authors.has(userId), otherWrote: authors.has(otherId) };
      const url = `${this.config.publicUrl}/trips/${matchId}`;
      const content = shownMail({ language, other, trip, ...wrote }, url);
      await this.notify.send(em, 'review.shown', { userId, content });
    }
  }
}
