import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { RelayNews } from '../companions/relay-news.js';
import { otherOf } from '../match-lock.js';
import { ListingChanges, today, type Trip, tripText } from '../../listings/index.js';
import type { MatchEntity } from '../match.entity.js';
import { standingPart } from '../relay/standing-part.js';
import { siteReasons } from '../transitions.js';
import { leaveListing, lockOpenMatches } from './affected.js';
import { cancelBySite } from '../family/journey-changes.js';
import { openPart, TripNews } from './trip-news.js';

interface Request extends Trip {
  requesterId: number;
}

/** Those of the person, and requests of the people they fly with, which need a companion again. */
const lockListings = `
  select id::float8 as id, user_id = ? as "isOwn" from listing
  where user_id = ? or type = 'seeking_help' and last_date >= ${today} and user_id in (
    select seeker_id from match where helper_id = ? and status = 'agreed')
  order by id for update`;
/** Those of the person and those to the person, which are deleted next. */
const lockRequests = `
  select from contact_request
  where requester_id = ? or listing_id in (select id from listing where user_id = ?)
  order by listing_id, requester_id for update`;
const openRequests = `
  select r.requester_id::float8 as "requesterId", l.departure_airport as "departureAirport",
    l.arrival_airport as "arrivalAirport", l.date::text as date, l.end_date::text as "endDate"
  from contact_request r join listing l on l.id = r.listing_id
  where l.user_id = ? and l.last_date >= ${today} and r.status in ('asked', 'shared')
  order by l.date, r.listing_id`;

/** When a member deletes their account, their trips end and each companion gets one mail. */
@Injectable()
export class Departures {
  constructor(
    private readonly listings: ListingChanges,
    private readonly news: TripNews,
    private readonly relayNews: RelayNews,
  ) {}

  async leave(em: EntityManager, userId: number): Promise<void> {
    const values = [userId, userId, userId];
    const listings = await em.execute<{ id: number; isOwn: boolean }[]>(lockListings, values);
    const own = new Set(listings.filter(({ isOwn }) => isOwn).map(({ id }) => id));
    await em.execute(lockRequests, [userId, userId]);
    const matches = await lockOpenMatches(em, { $or: [{ helperId: userId }, { seekerId: userId }] });
    const agreed = matches.filter(({ status }) => status === 'agreed');
    const trips = new Map<number, Trip[]>();
    const add = (to: number, trip: Trip) => trips.set(to, [...(trips.get(to) ?? []), trip]);
    for (const match of matches) {
      add(otherOf(match, userId), tripOf(match));
      if (match.status === 'agreed' && match.helperId === userId)
        await this.listings.legsCovered(em, match.seekerId);
      if (match.listingId != null && own.has(match.listingId)) leaveListing(match);
      await cancelBySite(em, match, siteReasons.account);
    }
    const goesOn = new Map<number, number>();
    for (const match of agreed) {
      await this.relayNews.left(em, match);
      const part = match.helperId === userId ? await standingPart(em, match) : undefined;
      if (part) goesOn.set(match.seekerId, part);
    }
    for (const { requesterId, ...trip } of await em.execute<Request[]>(openRequests, [userId]))
      add(requesterId, trip);
    await this.tell(em, userId, trips, goesOn);
    await em.flush();
  }

  private async tell(
    em: EntityManager,
    userId: number,
    trips: Map<number, Trip[]>,
    goesOn: Map<number, number>,
  ): Promise<void> {
    for (const [to, ended] of trips) {
      const part = goesOn.get(to);
      await this.news.ended(em, 'trip.ended-by-deletion', {
        ownerId: userId,
        to,
        say: ({ words, name, language }) => {
          const texts = [...new Set(ended.map((trip) => tripText(trip, language)))];
          return {
            subject: words.changes.leftSubject(texts[0] ?? ''),
            text: words.changes.left(name, texts),
            ...(part ? openPart(part, words) : { action: { label: words.lookForOthers, path: '/search' } }),
          };
        },
      });
    }
  }
}

const tripOf = ({ departureAirport, arrivalAirport, date }: MatchEntity): Trip => ({
  departureAirport,
  arrivalAirport,
  date,
});
