import { Injectable, NotFoundException } from '@nestjs/common';
import { BlocksService } from '../account/index.js';
import { Database } from '../platform/database/database.js';
import { positionOf } from '../listings/index.js';
import type { Match, MatchesSearch, MatchOption } from './contract.js';
import type { PlannedListing } from './legs/trip-legs.js';
import {
  byCompanions,
  hasSeveral,
  matchColumns,
  matchFrom,
  withPlaces,
  type ByCompanions,
} from './match-json.js';
import { matchLists } from './match-lists.sql.js';
import { localToday } from './match-times.js';

export const matchNotFound = (): Error => new NotFoundException('This trip was not found');

const one = byCompanions(
  (companions) => `
  select ${matchColumns('$1', '$3', companions)}, ${hasSeveral} from ${matchFrom('match', '$1')} ${withPlaces}
  where m.id = $2 and $1::bigint in (m.helper_id, m.seeker_id) and o.id <> all($3::bigint[])`,
);

/** Listings of one for which the other has the contact or has asked for it, without an open match. */
const options = `
  select l.id::float8 as "listingId", l.departure_airport as "departureAirport",
    l.arrival_airport as "arrivalAirport", greatest(l.date, ${localToday})::text as date,
    l.end_date::text as "endDate", l.time, l.flight_number as "flightNumber", l.user_id = $1 as "isOwn",
    case when (l.type = 'helper') = (l.user_id = $1) then 'helper' else 'seeking_help' end as role,
    l.type, l.legs, l.covered_legs as "coveredLegs"
  from contact_request c join listing l on l.id = c.listing_id join airport d on d.code = l.departure_airport
  where (l.user_id = $1 and c.requester_id = $2 or l.user_id = $2 and c.requester_id = $1)
    and c.status in ('asked', 'shared') and l.last_date >= ${localToday}
    and not exists (select from match m where m.listing_id = l.id and m.status in ('proposed', 'agreed')
      and $1::bigint in (m.helper_id, m.seeker_id) and $2::bigint in (m.helper_id, m.seeker_id))
  order by l.date, l.id limit 20`;

type OneRow = Match & { hasSeveral: boolean; [column: string]: unknown };

interface TripPage extends Record<string, unknown> {
  json: string;
  next: string | null;
  hasSeveral: boolean;
}

export type OptionRow = MatchOption &
  Pick<PlannedListing, 'type' | 'legs' | 'coveredLegs'> &
  Record<string, unknown>;

const latest = { day: 'infinity', id: Number.MAX_SAFE_INTEGER };
const beginning = { coming: { day: '-infinity', id: 0 }, past: latest, all: latest };

/** One row, by the statement for trips with one companion, and by the other where it has several. */
export async function readByCompanions<Row extends { hasSeveral: boolean; [column: string]: unknown }>(
  database: Database,
  name: string,
  { one, several }: ByCompanions<string>,
  values: unknown[],
): Promise<Row | undefined> {
  const [row] = await database.query<Row>(name, one, values);
  if (!row?.hasSeveral) return row;
  return (await database.query<Row>(`${name}-several`, several, values))[0];
}

@Injectable()
export class MatchReads {
  constructor(
    private readonly blocks: BlocksService,
    private readonly database: Database,
  ) {}

  async list(me: number, { when, with: other, limit, cursor }: MatchesSearch): Promise<TripPage> {
    const hidden = await this.blocks.blockedAround(me);
    const name = when ?? 'all';
    const { day, id } = cursor === undefined ? beginning[name] : positionOf(cursor);
    const values = [me, limit, hidden, other ?? null, day, id];
    const row = await readByCompanions<TripPage>(this.database, `matches-${name}`, matchLists[name], values);
    return row ?? { json: '[]', next: null, hasSeveral: false };
  }

  async options(me: number, other: number): Promise<OptionRow[]> {
    if ((await this.blocks.blockedAround(me)).includes(other)) return [];
    return this.database.query<OptionRow>('match-options', options, [me, other]);
  }

  async one(me: number, id: number): Promise<Match> {
    const hidden = await this.blocks.blockedAround(me);
    const row = await readByCompanions<OneRow>(this.database, 'match-one', one, [me, id, hidden]);
    if (!row) throw matchNotFound();
    const { hasSeveral: _, ...match } = row;
    return match;
  }
}
