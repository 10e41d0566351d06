import { Injectable } from '@nestjs/common';
import { hiddenFrom } from '../../account/index.js';
import { StoredAirports } from '../../listings/index.js';
import { Database } from '../../platform/database/database.js';
import type { Match, TripLeg } from '../contract.js';
import {
  besideOnLeg,
  companionOfLeg,
  companionOfMatch,
  companionOfOwnLeg,
  companionsJson,
} from '../relay/companions-json.js';
import { meetingsJson, ownMeetingsJson } from '../relay/hand-overs.js';
import { othersFly } from '../relay/others-fly.js';
import { isInRelay } from '../relay/trip-of.js';
import { hasLegs, legsWith } from './legs-json.js';

/** Where and when a trip goes, with whom, and where they meet. */
export type TripWay = Required<
  Pick<Match, 'departure' | 'arrival' | 'date' | 'time' | 'flightNumber' | 'legs' | 'companions' | 'meetings'>
> &
  Pick<Match, 'othersFly'>;

const columns = [
  'm.id',
  'm.departure_airport',
  'm.arrival_airport',
  'm.date',
  'm.time',
  'm.flight_number',
  companionOfMatch,
  `case when ${isInRelay('m')} then 'several' when m.meetings <> '[]' or ${hasLegs} then 'one' end`,
  `case when m.status = 'proposed' and own.covered_legs <> '{}' then 'covered' end`,
];
/**
 * From the match `m` and the request `own`, for `wayOf`: one text, because the driver takes longer to read a further
 * column than a part of a line. A direct trip with one companion and no meeting is plain: its way needs nothing else,
 * and `companions` is null.
 */
export const wayLine = `concat(${columns.join(`, E'\\t', `)})`;
export interface PlainWay extends Pick<TripLeg, 'from' | 'to' | 'date' | 'time' | 'flightNumber'> {
  id: number;
  companion: number | null;
  companions: 'one' | 'several' | null;
  /** A proposal on a request some of whose flights have a companion. */
  isCovered: boolean;
}

export function wayOf(line: string): PlainWay {
  const [id, from = '', to = '', date = '', time, flightNumber, companion, companions, covered] =
    line.split('\t');
  return {
    id: Number(id),
    from,
    to,
    date,
    time: time || null,
    flightNumber: flightNumber || null,
    companion: companion ? Number(companion) : null,
    companions: companions === 'one' || companions === 'several' ? companions : null,
    isCovered: covered === 'covered',
  };
}

const hidden = hiddenFrom('$2');

interface Parts {
  companion: string;
  companions: string;
  meetings: string;
}
/** Parameters: matches, and who views them. */
const textOf = ({ companion, companions, meetings }: Parts) => `
  select m.id::float8 as id, (select row_to_json(way) from (
    select ${legsWith(companion, besideOnLeg(hidden))} as legs, ${companions} as companions, ${meetings} as meetings) way)::text as json
  from match m where m.id = any($1::bigint[])`;
/** PostgreSQL takes longer to prepare the parts for several companions for a run than all others. */
const texts = {
  one: textOf({ companion: companionOfOwnLeg, companions: `'[]'::json`, meetings: ownMeetingsJson }),
  several: textOf({
    companion: companionOfLeg('$2', hidden),
    companions: companionsJson('$2', hidden),
    meetings: meetingsJson(hidden),
  }),
};

interface ListedTrip {
  way: PlainWay;
  /** All but the way. */
  json: string;
}
interface JsonRow {
  id: number;
  json: string;
  [column: string]: unknown;
}

@Injectable()
export class TripWays {
  constructor(
    private readonly airports: StoredAirports,
    private readonly database: Database,
  ) {}

  /** The JSON of trips with their ways. */
  async listed(me: number, trips: ListedTrip[]): Promise<string> {
    const ways = trips.map(({ way }) => way);
    const more = await this.more(me, ways);
    await this.airports.load(ways.flatMap(({ from, to }) => [from, to]));
    const flown = await this.flown(ways);
    const written = trips.map(({ way, json }) => {
      const part = flown.get(way.id);
      const others = part ? `"othersFly":"${part}",` : '';
      return `{${this.written(way, more.get(way.id))},${others}${json.slice(1)}`;
    });
    return `[${written.join()}]`;
  }

  async of(me: number, trip: PlainWay): Promise<TripWay> {
    const { from, to, date, time, flightNumber, companion } = trip;
    await this.airports.load([from, to]);
    const flight = {
      departure: this.airports.of(from),
      arrival: this.airports.of(to),
      date,
      time,
      flightNumber,
    };
    const part = (await this.flown([trip])).get(trip.id);
    const others = part && { othersFly: part };
    const more = (await this.more(me, [trip])).get(trip.id);
    if (more) return { ...flight, ...others, ...JSON.parse(more) };
    const landing = { arrivalDate: null, arrivalTime: null };
    const only = { from, to, ...flight, ...landing, with: 'both' as const, flightStatus: null, companion };
    return { ...flight, ...others, legs: [only], companions: [], meetings: [] };
  }

  private flown(trips: PlainWay[]) {
    const ids = trips.filter(({ isCovered }) => isCovered).map(({ id }) => id);
    return othersFly(this.database, ids);
  }

  /** The JSON of what plain trips do not have, by match. */
  private async more(me: number, trips: PlainWay[]) {
    const found = trips.filter(({ companions }) => companions);
    if (!found.length) return new Map<number, string>();
    const companions = found.some((trip) => trip.companions === 'several') ? 'several' : 'one';
    const ids = found.map(({ id }) => id);
    const text = texts[companions];
    const rows = await this.database.query<JsonRow>(`trip-ways-${companions}`, text, [ids, me]);
    return new Map(rows.map(({ id, json }) => [id, json]));
  }

  /** What `of` returns, as fields of a JSON object. PostgreSQL would take longer to look the airports up. */
  private written(way: PlainWay, more?: string): string {
    const { from, to, date, time, flightNumber, companion } = way;
    const trip =
      `"departure":${this.airports.json(from)},"arrival":${this.airports.json(to)},"date":"${date}",` +
      `"time":${JSON.stringify(time)},"flightNumber":${JSON.stringify(flightNumber)}`;
    if (more) return `${trip},${more.slice(1, -1)}`;
    const only =
      `{"from":"${from}","to":"${to}",${trip},"arrivalDate":null,"arrivalTime":null,"with":"both",` +
      `"flightStatus":null,"companion":${companion}}`;
    return `${trip},"legs":[${only}],"companions":[],"meetings":[]`;
  }
}
