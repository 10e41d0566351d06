import { Injectable, NotFoundException } from '@nestjs/common';
import { BlocksService, hiddenFrom } from '../account/index.js';
import { Database } from '../platform/database/database.js';
import { jsonObject } from '../platform/database/json-object.js';
import { positionOf } from '../listings/index.js';
import type { Match, MatchesSearch, MatchOption } from './contract.js';
import { flightsShown, type PlannedListing } from './legs/ways.js';
import { TripWays, wayLine, wayOf, type TripWay } from './legs/trip-ways.js';
import { matchColumns, matchFrom } from './match-json.js';
import { matchLists } from './match-lists.sql.js';
import { localToday } from './match-times.js';

export const matchNotFound = (): Error => new NotFoundException('This trip was not found');

const one = `
  select ${jsonObject(matchColumns('$1'))} as trip, ${wayLine} as way
  from ${matchFrom('match', '$1')}
  where m.id = $2 and $1::bigint in (m.helper_id, m.seeker_id) and o.id <> all(${hiddenFrom('$1')})`;

/** Listings of one for which the other has the contact or has asked for it, without an open match. */
const options = `
  select l.id::float8 as "listingId", l.departure_airport as "departureAirport",
    l.arrival_airport as "arrivalAirport", greatest(l.date, ${localToday})::text as date,
    l.date::text as "firstDay",
    l.end_date::text as "endDate", ${flightsShown('seen.flight')}, l.user_id = $1 as "isOwn",
    not seen.flight as "isKept",
    case when (l.type = 'helper') = (l.user_id = $1) then 'helper' else 'seeking_help' end as role,
    l.type, l.covered_legs as "coveredLegs"
  from contact_request c join listing l on l.id = c.listing_id join airport d on d.code = l.departure_airport
    cross join lateral (
      select l.user_id = $1 or c.status = 'shared' or l.show_flight and not l.guarded as flight) seen
  where (l.user_id = $1 and c.requester_id = $2 or l.user_id = $2 and c.requester_id = $1)
    and c.status in ('asked', 'shared') and l.last_date >= ${localToday}
    and not exists (select from match m where m.listing_id = l.id and m.status in ('proposed', 'agreed')
      and $1::bigint in (m.helper_id, m.seeker_id) and $2::bigint in (m.helper_id, m.seeker_id))
  order by l.date, l.id limit 20`;

interface OneRow {
  trip: Omit<Match, keyof TripWay>;
  way: string;
}

interface ListedRow {
  json: string;
  way: string;
}

interface TripPage {
  json: string;
  /** Where the next page begins. Null if this one is not full. */
  next: string | null;
}

export type OptionRow = MatchOption &
  Pick<PlannedListing, 'type' | 'arrivalDate' | 'legs' | 'coveredLegs'> &
  Record<string, unknown> & {
    /** Its owner shows the flight only to those with the contact. */
    isKept: boolean;
    /** Of the listing, which may be over. */
    firstDay: string;
  };

const latest = { day: 'infinity', id: Number.MAX_SAFE_INTEGER };
const beginning = { coming: { day: '-infinity', id: 0 }, past: latest, all: latest };

@Injectable()
export class MatchReads {
  constructor(
    private readonly blocks: BlocksService,
    private readonly database: Database,
    private readonly ways: TripWays,
  ) {}

  async list(me: number, { when, with: other, limit, cursor }: MatchesSearch): Promise<TripPage> {
    const name = when ?? 'all';
    const { day, id } = cursor === undefined ? beginning[name] : positionOf(cursor);
    const values = [me, limit, other ?? null, day, id];
    const read = async (companions: 'one' | 'several') => {
      const text = matchLists[name][companions];
      const rows = await this.database.query<ListedRow>(`matches-${name}-${companions}`, text, values);
      return rows.map(({ way, json }) => ({ way: wayOf(way), json }));
    };
    let trips = await read('one');
    if (trips.some(({ way }) => way.companions === 'several')) trips = await read('several');
    const last = trips.length === limit ? trips.at(-1)?.way : undefined;
    return {
      json: await this.ways.listed(me, trips),
      next: last ? `${last.date}.${last.id}` : null,
    };
  }

  async options(me: number, other: number): Promise<OptionRow[]> {
    if ((await this.blocks.blockedAround(me)).includes(other)) return [];
    return this.database.query<OptionRow>('match-options', options, [me, other]);
  }

  async one(me: number, id: number): Promise<Match> {
    const [row] = await this.database.query<OneRow>('match-one', one, [me, id]);
    if (!row) throw matchNotFound();
    return { ...row.trip, ...(await this.ways.of(me, wayOf(row.way))) };
  }
}
