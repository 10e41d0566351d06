import { ConflictException, Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Database } from '../../platform/database/database.js';

/** A review of a contact can be changed for this long, or until it is answered. */
const maxHoursToChange = 48;

export interface ReviewedTrip {
  matchId: number | null;
  listingId: number | null;
  /** The day of travel. */
  date: string;
}

interface Content {
  rating: number;
  text: string;
  coveredText: string;
  route: string | null;
  networkKey: string | null;
  /** Until then the other can write about the same match. */
  closesAt: Date;
}

interface Found {
  id: number;
  isFrozen: boolean;
}

/** One review for each pair and day of travel. Older servers did not store the day. */
const findText = `
  select id::float8 as id,
    case when match_id is not null then not is_hidden
      else replied_at is not null or first_written_at <= now() - interval '${maxHoursToChange} hours' end as "isFrozen"
  from testimonial
  where author_id = $1 and target_id = $2 and (
    match_id = $3::bigint or listing_id is not distinct from $4::bigint or trip_day = $5::date)
  order by match_id is not distinct from $3::bigint desc, trip_day is not distinct from $5::date desc, id limit 1`;
const findLocked = findText.replace(/\$\d/g, '?');

const insert = `
  insert into testimonial (rating, text, covered_text, route, network_key, match_id, trip_day, is_hidden, appears_at,
    author_id, target_id, listing_id)
  values (?, ?, ?, ?, ?, ?::bigint, ?::date, ?, ?, ?, ?, ?)
  returning id::float8 as id`;
const update = `
  update testimonial set rating = ?, text = ?, covered_text = ?, route = ?, network_key = ?, match_id = ?::bigint,
    trip_day = ?::date, is_hidden = ?, appears_at = ?, created_at = now()
  where id = ? returning id::float8 as id`;

export const ratedBefore = 'You have rated this trip';

@Injectable()
export class WrittenReviews {
  constructor(private readonly database: Database) {}

  async isFrozen(author: number, target: number, trip: ReviewedTrip): Promise<boolean> {
    const values = [...valuesOf(author, target, trip)];
    const [found] = await this.database.query<Found & Record<string, unknown>>(
      'review-of-trip',
      findText,
      values,
    );
    return found?.isFrozen ?? false;
  }

  /** The caller has locked both travelers. */
  async save(
    em: EntityManager,
    [author, target]: readonly [number, number],
    trip: ReviewedTrip,
    { rating, text, coveredText, route, networkKey, closesAt }: Content,
  ): Promise<number> {
    const { matchId, listingId, date } = trip;
    const values = [...valuesOf(author, target, trip), matchId, date];
    const [found] = await em.execute<Found[]>(findLocked, values);
    if (found?.isFrozen) throw new ConflictException(ratedBefore);
    const content = [rating, text, coveredText, route, networkKey, matchId, date, matchId !== null, closesAt];
    const [saved] = found
      ? await em.execute<{ id: number }[]>(update, [...content, found.id])
      : await em.execute<{ id: number }[]>(insert, [...content, author, target, listingId]);
    return saved!.id;
  }
}

const valuesOf = (author: number, target: number, { matchId, listingId, date }: ReviewedTrip) =>
  [author, target, matchId, listingId, date] as const;
