import type { EntityManager } from '@mikro-orm/postgresql';
import { ForbiddenException, Injectable } from '@nestjs/common';
import { Mailboxes } from '../../account/index.js';
import type { ListingEntity } from '../listing.entity.js';

const daysAround = 3;

/** Of a guest, whose address is not proven. */
interface Owner {
  userId: number | null;
  email: string;
}

type Trip = Pick<ListingEntity, 'type' | 'departureAirport' | 'arrivalAirport' | 'date' | 'endDate'>;

interface Hidden {
  becauseOf: number;
  isDecided: boolean;
}

const addressOf = `select email from listing where id = ?`;

const remember = `
  insert into hidden_trip
  select l.id, ?, u.id, coalesce(u.mailbox_key, ?), u.phone_key, l.type, l.departure_airport, l.arrival_airport, l.date,
    l.last_date
  from listing l left join "user" u on u.id = l.user_id where l.id = ?
  on conflict (listing_id) do update set because_of = excluded.because_of`;

const forgetPast = `delete from hidden_trip where last_date + ${daysAround} < current_date - 1`;

const forget = `delete from hidden_trip where because_of = ? returning listing_id::float8 as id`;

const ofMember = `
  or exists (select from "user" u where u.id = ? and (h.user_id = u.id or h.phone_key = u.phone_key))`;

/** For guests it reads no account, so that the time of an answer tells nothing. */
const find = (isMember: boolean) => `
  select h.because_of::float8 as "becauseOf", not exists (
      select from desk_item i where i.kind = 'listing' and i.subject_id = h.because_of and i.status = 'open') as "isDecided"
  from hidden_trip h
  where h.type = ? and h.departure_airport = ? and h.arrival_airport = ? and h.listing_id <> ?
    and h.first_date - ${daysAround} <= ?::date and h.last_date + ${daysAround} >= ?::date
    and (h.mailbox_key = ? ${isMember ? ofMember : ''})
  order by h.listing_id limit 1`;

/** What the desk has hidden is not posted again by the same person, also from another account or without one. */
@Injectable()
export class HiddenTrips {
  constructor(private readonly mailboxes: Mailboxes) {}

  async remember(em: EntityManager, listingId: number, becauseOf = listingId): Promise<void> {
    const [listing] = await em.execute<{ email: string }[]>(addressOf, [listingId]);
    if (!listing) return;
    await em.execute(forgetPast);
    await em.execute(remember, [becauseOf, await this.mailboxes.keyOf(listing.email), listingId]);
  }

  /** Resolves to the listings that this decision kept out of sight. */
  async forget(em: EntityManager, listingId: number): Promise<number[]> {
    const hidden = await em.execute<{ id: number }[]>(forget, [listingId]);
    return hidden.map(({ id }) => id);
  }

  async find(
    em: EntityManager,
    { userId, email }: Owner,
    { type, departureAirport, arrivalAirport, date, endDate }: Trip,
    except = 0,
  ): Promise<Hidden | undefined> {
    const route = [type, departureAirport, arrivalAirport];
    const whose = [await this.mailboxes.keyOf(email), ...(userId === null ? [] : [userId])];
    const values = [...route, except, endDate ?? date, date, ...whose];
    const [hidden] = await em.execute<Hidden[]>(find(userId !== null), values);
    return hidden;
  }

  /** For members. Guests get no mail, because their address is not proven. */
  async expectNone(em: EntityManager, owner: Owner, trip: Trip, except?: number): Promise<void> {
    const hidden = await this.find(em, owner, trip, except);
    if (!hidden) return;
    throw new ForbiddenException(
      hidden.isDecided
        ? 'Our team took this trip of yours out of sight, so it cannot be posted again. Our mail about it says why, and how to ask us to look again.'
        : 'A listing of yours for this trip is out of sight until our team has looked at it. Please wait for that.',
    );
  }
}
