import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Leg } from '../../listings/contract.js';
import { fieldIssue } from '../../platform/http/errors/field-issue.js';
import { Airports, firstAfter, instantAt } from '../../listings/index.js';
import type { MatchEntity } from '../match.entity.js';
import type { MatchOption } from '../contract.js';
import type { WayLeg } from '../requests/contract.js';
import { legsOfMatches, plainLeg, type LegOfMatch } from '../relay/legs-of.js';
import {
  beginOf,
  bestMissing,
  bestOf,
  chosenPart,
  followedPart,
  keptPart,
  missingOf,
  partInstead,
  type ChosenLegs,
} from './parts.js';
import { nameSharedPlanes } from './planes.js';
import { joinWays, type FlownBy, type SharedLeg } from './shared-way.js';
import {
  isRequest,
  isWithin,
  saysLegs,
  waysOf,
  waysOfOther,
  whoFlies,
  type Flies,
  type PlannedListing,
} from './ways.js';

/** What the two fly together, and with it each one's own legs. */
export interface TripPlan {
  departureAirport: string;
  arrivalAirport: string;
  date: string;
  time: string | null;
  flightNumber: string | null;
  /** Empty for a direct trip whose landing is not known. */
  legs: SharedLeg[];
}

/** Legs of the traveler's way that follow each other; `first` counts from 0. */
export interface PartOfWay {
  way: Leg[];
  first: number;
  length: number;
}

/** The other person, and who flies instead of them. */
interface Other {
  id: number;
  flies?: Flies | undefined;
}
type KnownTrip = Pick<MatchEntity, 'id' | 'status' | 'traveler' | 'proposerId' | 'seekerId'>;

type ProposedWay = Pick<MatchOption, 'way' | 'arrivalTime'>;

interface KnownMatch extends Pick<MatchEntity, 'id' | 'date'> {
  legs: LegOfMatch[];
}

const forget = 'delete from trip_leg where match_id = ? and leg > ?';
/** A leg that stays the same is not written, so that no calendar counts it as a change. */
const save = `
  insert into trip_leg (match_id, leg, departure, arrival, days_later, time, arrival_days_later, arrival_time, flight,
    flown_by)
  select ?, l.leg, l.departure, l.arrival, l.day - ?::date, l.time, l."arrivalDay" - ?::date, l."arrivalTime", l.flight,
    l."flownBy"
  from jsonb_to_recordset(?::jsonb) as l (leg int, departure text, arrival text, day date, time text, "arrivalDay" date,
    "arrivalTime" text, flight text, "flownBy" text)
  on conflict (match_id, leg) do update
    set departure = excluded.departure, arrival = excluded.arrival, days_later = excluded.days_later,
      time = excluded.time, arrival_days_later = excluded.arrival_days_later, arrival_time = excluded.arrival_time,
      flight = excluded.flight, flown_by = excluded.flown_by
    where trip_leg is distinct from excluded`;

/** A request or an offer names the way of one person: the legs of both come from the listings of both. */
@Injectable()
export class TripLegs {
  constructor(private readonly airports: Airports) {}

  /** A person without a listing on this way flies all legs that need a companion. */
  async plan(
    em: EntityManager,
    listing: PlannedListing,
    { id: other, flies }: Other,
    chosen?: ChosenLegs,
  ): Promise<TripPlan> {
    const own = waysOf(listing, listing.date);
    const ways = await waysOfOther(em, listing, other, { flies });
    await nameSharedPlanes(em, own, ways);
    const best = chosen ? bestOf(own, ways) : bestMissing(own, ways);
    const instead = isRequest(flies) ? partInstead(own, ways, chosen) : undefined;
    const whole = { ...(instead ?? missingOf(own)), way: [] };
    const part = chosen ? chosenPart(own, ways, best, chosen) : best.length ? best : whole;
    return planOf(joinWays(own, part.way, part));
  }

  /** After a change of the listing. Undefined when the two share no flight of it any more. */
  async planAgain(
    em: EntityManager,
    listing: PlannedListing,
    other: number,
    { trip, known }: { trip: KnownTrip; known: LegOfMatch[] },
  ): Promise<TripPlan | undefined> {
    const flies = whoFlies(trip.traveler, trip.proposerId === trip.seekerId);
    const own = waysOf(listing, listing.date);
    const ways = await waysOfOther(em, listing, other, { flies, isAgreed: trip.status === 'agreed' });
    ways.push(await this.wayOn(em, trip.id, listing.type));
    await nameSharedPlanes(em, own, ways);
    const agreed = known.filter((leg) => leg.with === 'both').map(plainLeg);
    const others = listing.type === 'helper' ? 'seeker' : 'helper';
    const wasWhole = known.every((leg) => leg.with === 'both' || leg.with === others);
    const part =
      keptPart(own, ways, agreed) ??
      ((await saysLegs(em, listing, { other, flies }, agreed))
        ? undefined
        : followedPart(own, agreed, wasWhole));
    return part && planOf(joinWays(own, part.way, part));
  }

  /** Of a helper for a part of the traveler's way. A person without a listing of this part flies with them. */
  async planPart(
    em: EntityManager,
    { way, first, length }: PartOfWay,
    listing: PlannedListing & { endDate: string | null },
    helperId: number,
  ): Promise<TripPlan> {
    const part = way.slice(first, first + length);
    const date = part[0]!.date;
    const isHelpers = listing.type === 'helper';
    const ways = isHelpers
      ? [waysOf(listing, isWithin(date, listing) ? date : listing.date)]
      : await waysOfOther(em, { ...listing, date }, helperId);
    const flown = ways.map((legs) => ({ legs, other: beginOf(part, legs) })).find(({ other }) => other >= 0);
    if (isHelpers && !flown) throw fieldIssue('legs', 'The other one does not fly this part on this day');
    const { legs, other } = flown ?? { legs: [], other: 0 };
    return planOf(joinWays(way, legs, { own: first, other, length }));
  }

  /** What a proposal of this listing would be about, and when it lands. */
  async wayOf(em: EntityManager, listing: PlannedListing, other: number): Promise<ProposedWay> {
    const { legs, departureAirport, arrivalAirport, ...direct } = await this.plan(em, listing, { id: other });
    const only = {
      from: departureAirport,
      to: arrivalAirport,
      by: 'both' as const,
      covered: undefined,
      ...direct,
    };
    const way = (legs.length ? legs : [only]).map(({ from, to, date, time, flightNumber, by, covered }) => ({
      from,
      to,
      date,
      time: time ?? null,
      flightNumber: flightNumber ?? null,
      with: flownBy(by, listing.type),
      ...(covered && by !== 'both' && { isCovered: true }),
    }));
    return { way, arrivalTime: legs.findLast(({ by }) => by === 'both')?.arrivalTime ?? null };
  }

  async store(
    em: EntityManager,
    matchId: number,
    type: PlannedListing['type'],
    { date, legs }: Pick<TripPlan, 'date' | 'legs'>,
  ): Promise<void> {
    await em.execute(forget, [matchId, legs.length]);
    if (!legs.length) return;
    const rows = legs.map((leg, index) => ({
      leg: index + 1,
      departure: leg.from,
      arrival: leg.to,
      day: leg.date,
      time: leg.time,
      ...this.landing(leg),
      flight: leg.flightNumber,
      flownBy: flownBy(leg.by, type),
    }));
    await em.execute(save, [matchId, date, date, JSON.stringify(rows)]);
  }

  /** The legs of the traveler on a trip, for a match that does not know all of them. */
  async complete(em: EntityManager, match: KnownMatch, way: LegOfMatch[]): Promise<void> {
    const helperWay = match.legs.filter((leg) => leg.with !== 'seeker').map(plainLeg);
    const part = match.legs.filter((leg) => leg.with === 'both').map(plainLeg);
    const plain = way.map(plainLeg);
    const [own, other] = [beginOf(part, plain), beginOf(part, helperWay)];
    if (own < 0 || other < 0) return;
    const legs = joinWays(plain, helperWay, { own, other, length: part.length });
    await this.store(em, match.id, 'seeking_help', { date: match.date, legs });
  }

  /** As it was agreed, for a person whose listing is closed by now. The listing says more of what they share. */
  private async wayOn(em: EntityManager, id: number, type: PlannedListing['type']): Promise<Leg[]> {
    const own = type === 'helper' ? 'helper' : 'seeker';
    const legs = await legsOfMatches(em, [id]);
    const isKnown = (leg: LegOfMatch) => leg.with !== 'both';
    return legs
      .filter((leg) => leg.with !== own)
      .map((leg) => (isKnown(leg) ? plainLeg(leg) : { from: leg.from, to: leg.to, date: leg.date }));
  }

  /** When it lands, if the time is known: the first such local time there after it left. */
  private landing({ from, to, date, time, arrivalTime, arrivalDate }: Leg) {
    if (arrivalTime && arrivalDate) return { arrivalTime, arrivalDay: arrivalDate };
    const [here, there] = [this.airports.timezoneOf(from), this.airports.timezoneOf(to)];
    if (!arrivalTime || !here || !there) return {};
    const landing = firstAfter(instantAt(date, time ?? '00:00', here).getTime(), arrivalTime, there);
    const arrivalDay = new Date(landing).toLocaleDateString('sv', { timeZone: there });
    return { arrivalTime, arrivalDay };
  }
}

function planOf(legs: SharedLeg[]): TripPlan {
  const shared = legs.filter(({ by }) => by === 'both');
  const [first, last] = [shared[0]!, shared.at(-1)!];
  return {
    departureAirport: first.from,
    arrivalAirport: last.to,
    date: first.date,
    time: first.time ?? null,
    flightNumber: first.flightNumber ?? null,
    legs: legs.length > 1 || first.arrivalTime ? legs : [],
  };
}

function flownBy(by: FlownBy, type: PlannedListing['type']): WayLeg['with'] {
  if (by === 'both') return by;
  return (by === 'owner') === (type === 'helper') ? 'helper' : 'seeker';
}
