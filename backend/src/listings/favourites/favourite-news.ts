import { isDeepStrictEqual } from 'node:util';
import { EntityManager } from '@mikro-orm/postgresql';
import { HttpException, Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { BlocksService, Notify } from '../../account/index.js';
import { Database } from '../../platform/database/database.js';
import { defineJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Limits } from '../../platform/limits/limits.js';
import type { MailText } from '../../platform/mail/mail-content.js';
import { ListingChanges } from '../changes/listing-changes.js';
import { factsIn, type TripFacts } from '../changes/listing-facts.js';
import { listingPosted } from '../listing-posted.js';
import { tripTitle, type Trip } from '../sharing/trip-texts.js';
import { today } from '../sql/today.js';
import { wordsOf } from '../words/index.js';

const news = z.enum(['changed', 'closed', 'posted']);
type News = z.infer<typeof news>;

/** The people who keep it, in batches by their ids. */
const tellKeepers = defineJob(
  'favourites.tell',
  z.object({ listingId: z.number(), news, after: z.number() }),
  { delivers: true },
);

const atOnce = 200;

const isListingKept = `select from favourite where listing_id = ? limit 1`;

/** Not what our team withholds, or what has become something else since. */
const tellable = `
  select user_id::float8 as "userId", departure_airport as "departureAirport", arrival_airport as "arrivalAirport",
    date::text as date, end_date::text as "endDate"
  from listing where id = $1 and last_date >= ${today} and withheld = '{}'
    and status = case $2 when 'closed' then 'closed' else 'active' end`;

const keepers = (column: 'listing_id' | 'person_id') => `
  select f.user_id::float8 as id from favourite f join "user" u on u.id = f.user_id
  where f.${column} = $1 and f.user_id > $2 and f.user_id <> all($3::bigint[])
    and u.deleted_at is null and coalesce(u.suspended_until <= now(), true)`;
const nextBatch = `order by f.user_id limit ${atOnce}`;

/** Members who asked for the contact get news of the trip instead. */
const ofListing = `${keepers('listing_id')}
    and not exists (select from contact_request c
      where c.listing_id = $1 and c.requester_id = f.user_id and c.status in ('asked', 'shared'))
  ${nextBatch}`;
const ofPerson = `${keepers('person_id')} ${nextBatch}`;

interface Keeper extends Record<string, unknown> {
  id: number;
}

interface Tellable extends Trip, Record<string, unknown> {
  userId: number | null;
}

/** Tells members of changes of what they keep: one line for each listing in the list behind the bell, and no mail. */
@Injectable()
export class FavouriteNews implements OnModuleInit {
  constructor(
    private readonly blocks: BlocksService,
    private readonly changes: ListingChanges,
    private readonly database: Database,
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
    private readonly limits: Limits,
    private readonly notify: Notify,
  ) {}

  async onModuleInit(): Promise<void> {
    this.changes.onChange(async (em, before, listing) => {
      const isSeen = !isDeepStrictEqual(seenIn(before), seenIn(factsIn(listing)));
      if (isSeen) await this.tellLater(em, listing.id, 'changed');
      // The count would show owners that their listing is kept.
      return 0;
    });
    this.changes.onClose((em, { id }) => this.tellLater(em, id, 'closed'));
    await this.jobs.work(tellKeepers, ({ listingId, news, after }) => this.tell(listingId, news, after));
    await this.jobs.work(listingPosted, ({ listingId }) => this.tell(listingId, 'posted'));
  }

  private async tellLater(em: EntityManager, listingId: number, news: News): Promise<void> {
    const isKept = (await em.execute<unknown[]>(isListingKept, [listingId])).length > 0;
    if (isKept) await this.jobs.enqueue(em, tellKeepers, { listingId, news, after: 0 });
  }

  private async tell(listingId: number, news: News, after = 0): Promise<void> {
    const values = [listingId, news];
    if (news !== 'posted' && after === 0 && !(await this.mayTell(listingId))) return;
    const [listing] = await this.database.query<Tellable>('favourite-tellable', tellable, values);
    if (!listing) return;
    const people = await this.keepersOf(listingId, listing.userId, news, after);
    const last = people.at(-1);
    if (last === undefined) return;
    await this.em.fork().transactional(async (em) => {
      for (const userId of people)
        await this.notify.send(em, 'alert.favourite', {
          userId,
          content: lineOf(news, listing),
          replaces: `kept-listing:${listingId}`,
          // Most keepers may not open a closed one.
          path: news === 'closed' ? '/favourites' : `/listing/${listingId}`,
        });
      if (people.length === atOnce)
        await this.jobs.enqueue(em, tellKeepers, { listingId, news, after: last });
    });
  }

  /** Limits the notifications about a listing that changes all day. */
  private async mayTell(listingId: number): Promise<boolean> {
    try {
      await this.limits.take('favourite.news', { destination: String(listingId) });
      return true;
    } catch (error) {
      if (error instanceof HttpException && error.getStatus() === 429) return false;
      throw error;
    }
  }

  private async keepersOf(listingId: number, owner: number | null, news: News, after: number) {
    const hidden = owner === null ? [] : [owner, ...(await this.blocks.blockedAround(owner))];
    const values = [news === 'posted' ? owner : listingId, after, hidden];
    const rows = await (news === 'posted'
      ? this.database.query<Keeper>('favourite-keepers-of-person', ofPerson, values)
      : this.database.query<Keeper>('favourite-keepers-of-listing', ofListing, values));
    return rows.map(({ id }) => id);
  }
}

/** What strangers see of a trip: not its flights where the owner shows them with the contact only. */
function seenIn({ showFlight, ...facts }: TripFacts) {
  if (showFlight) return { ...facts, legs: facts.legs ?? null };
  const { departureAirport, arrivalAirport, date, endDate } = facts;
  const legs = facts.legs?.map(({ from, to, date: day }) => ({ from, to, day })) ?? null;
  return { departureAirport, arrivalAirport, date, endDate, legs };
}

const lineOf =
  (news: News, listing: Tellable): MailText =>
  (language) => {
    const words = wordsOf(language);
    const subject = words.favourite[news](tripTitle(listing, language));
    return { subject, greeting: words.hello, paragraphs: [subject] };
  };
