import { EntityManager } from '@mikro-orm/postgresql';
import { ConflictException, Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { Notices } from '../../account/index.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { defineJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { daysText, routeText } from '../../listings/index.js';
import { CountedReviews } from './counting/counted-reviews.js';
import { rate } from './counting/ratings.js';
import { ReviewBursts } from './counting/review-bursts.js';

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
const authors = `select count(distinct author_id)::int as count from testimonial where match_id = ? and is_hidden`;
const reveal = `update testimonial set is_hidden = false where match_id = ? and is_hidden returning id`;
const due = `
  select distinct match_id::float8 as "matchId" from testimonial where is_hidden and appears_at <= now() order by 1`;

/** Neither of a match reads what the other wrote before both have written, or 14 days have passed. */
@Injectable()
export class DoubleBlind implements OnModuleInit {
  constructor(
    private readonly bursts: ReviewBursts,
    private readonly counted: CountedReviews,
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
    private readonly notices: Notices,
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
    const shown = await em.execute<unknown[]>(reveal, [matchId]);
    const [trip] = await em.execute<Trip[]>(tripOf, [matchId]);
    if (!shown.length || !trip) return;
    const tripText = `${routeText(trip)}, ${daysText({ date: trip.date })}`;
    const both = shown.length > 1;
    const content = {
      subject: `${both ? 'Your reviews' : 'The review'} of your trip ${tripText}`,
      greeting: 'Hello,',
      paragraphs: [
        both
          ? `you have both written about your trip ${tripText}. Everybody can read both reviews now.`
          : `one of you has written about your trip ${tripText}. Everybody can read it now.`,
        'You may reply once to what was written about you.',
      ],
      action: { label: 'Read it', url: `${this.config.publicUrl}/trips/${matchId}` },
    };
    for (const userId of [trip.helperId, trip.seekerId])
      await this.notices.send(em, { userId, kind: 'reminders', content });
  }
}
