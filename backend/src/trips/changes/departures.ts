import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { RelayNews } from '../companions/relay-news.js';
import { otherOf } from '../match-lock.js';
import { ListingChanges, today, type Trip, tripTitle } from '../../listings/index.js';
import type { MatchEntity } from '../match.entity.js';
import { siteReasons } from '../transitions.js';
import { leaveListing, lockOpenMatches } from './affected.js';
import { cancelBySite } from '../family/journey-changes.js';
import { FirstNames, nameColumns, type NameRow } from '../family/trip-names.js';
import { openPart, TripNews } from './trip-news.js';
import { StandingParts, type StandingPart } from '../texts/standing-parts.js';
import { wordsOf } from '../words/index.js';
import type { Language } from '../../platform/language/contract.js';

interface Request extends Trip {
  requesterId: number;
  listingId: number;
}
interface Named extends NameRow {
  id: number;
}
/** What ends for one of the others, and the person for whom the family asked. */
interface Ended {
  trip: Trip;
  names?: NameRow | undefined;
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
  select r.requester_id::float8 as "requesterId", l.id::float8 as "listingId", l.departure_airport as "departureAirport",
    l.arrival_airport as "arrivalAirport", l.date::text as date, l.end_date::text as "endDate"
  from contact_request r join listing l on l.id = r.listing_id
  where l.user_id = ? and l.last_date >= ${today} and r.status in ('asked', 'shared')
  order by l.date, r.listing_id`;

const readNames = `select m.id::float8 as id, ${nameColumns} from match m where m.id in (?)`;

/** When an account is deleted, or closed by our team, its trips end and each companion gets one mail. */
@Injectable()
export class Departures {
  constructor(
    private readonly listings: ListingChanges,
    private readonly names: FirstNames,
    private readonly news: TripNews,
    private readonly parts: StandingParts,
    private readonly relayNews: RelayNews,
  ) {}

  async leave(em: EntityManager, userId: number, why: 'account' | 'removed' = 'account'): Promise<void> {
    const values = [userId, userId, userId];
    const listings = await em.execute<{ id: number; isOwn: boolean }[]>(lockListings, values);
    const own = new Set(listings.filter(({ isOwn }) => isOwn).map(({ id }) => id));
    await em.execute(lockRequests, [userId, userId]);
    const matches = await lockOpenMatches(em, { $or: [{ helperId: userId }, { seekerId: userId }] });
    const agreed = matches.filter(({ status }) => status === 'agreed');
    const names = await em.execute<Named[]>(readNames, [[0, ...matches.map(({ id }) => id)]]);
    const trips = new Map<number, Ended[]>();
    const add = (to: number, ended: Ended) => trips.set(to, [...(trips.get(to) ?? []), ended]);
    const isMatched = new Set<string>();
    for (const match of matches) {
      const other = otherOf(match, userId);
      add(other, { trip: tripOf(match), names: names.find(({ id }) => id === match.id) });
      for (const listingId of listingsOf(match)) isMatched.add(`${other} ${listingId}`);
      if (match.status === 'agreed' && match.helperId === userId)
        await this.listings.legsCovered(em, match.seekerId);
      if (why === 'account' && match.listingId != null && own.has(match.listingId)) leaveListing(match);
      await cancelBySite(em, match, siteReasons[why]);
    }
    const goesOn = new Map<number, StandingPart>();
    for (const match of agreed) {
      await this.relayNews.left(em, match);
      const part = match.helperId === userId ? await this.parts.of(em, match) : undefined;
      if (part) goesOn.set(match.seekerId, part);
    }
    for (const { requesterId, listingId, ...trip } of await em.execute<Request[]>(openRequests, [userId]))
      if (!isMatched.has(`${requesterId} ${listingId}`)) add(requesterId, { trip });
    await this.tell(em, { userId, why }, trips, goesOn);
    await em.flush();
  }

  private async tell(
    em: EntityManager,
    { userId, why }: { userId: number; why: 'account' | 'removed' },
    trips: Map<number, Ended[]>,
    goesOn: Map<number, StandingPart>,
  ): Promise<void> {
    for (const [to, ended] of trips) {
      const part = goesOn.get(to);
      await this.news.ended(em, 'trip.ended-by-deletion', {
        ownerId: userId,
        to,
        say: (voice) => {
          const { words, name, language } = voice;
          const texts = ended.map((each) => this.textOf(each, language));
          return {
            subject: words.changes.leftSubject(ended[0] ? tripTitle(ended[0].trip, language) : ''),
            text: words.changes[why === 'account' ? 'left' : 'removed'](name, [...new Set(texts)]),
            ...(part ? openPart(part, voice) : { action: { label: words.lookForOthers, path: '/search' } }),
          };
        },
      });
    }
  }

  private textOf({ trip, names }: Ended, language: Language): string {
    const title = tripTitle(trip, language);
    if (!names) return title;
    const { traveler, isForSelf } = this.names.of(names, language);
    return isForSelf ? title : wordsOf(language).changes.tripFor(title, traveler);
  }
}

/** That of the helper or of the family, and the request that came with it. */
const listingsOf = ({ listingId, traveler }: MatchEntity) => [
  listingId,
  traveler && 'listingId' in traveler ? traveler.listingId : null,
];

const tripOf = ({ departureAirport, arrivalAirport, date }: MatchEntity): Trip => ({
  departureAirport,
  arrivalAirport,
  date,
});
