import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Leg } from '../../listings/contract.js';
import type { MatchEntity } from '../match.entity.js';
import { otherOf } from '../match-lock.js';
import { isSameLeg, legsOfMatches, plainLeg, type LegOfMatch } from '../relay/legs-of.js';
import type { SharedLeg } from './shared-way.js';
import { TripLegs } from './trip-legs.js';
import { keptWays, whoFlies, type PlannedListing } from './ways.js';

const readListing = `
  select type, user_id::float8 as "userId", departure_airport as "departureAirport",
    arrival_airport as "arrivalAirport", date::text as date, end_date::text as "endDate", time,
    flight_number as "flightNumber", arrival_time as "arrivalTime", arrival_date::text as "arrivalDate", legs
  from listing where id = ?`;

type FullListing = PlannedListing & { userId: number; endDate: string | null };

const byOf = { both: 'both', seeker: 'owner', helper: 'other' } as const;

/** Who keeps their flight shows it to the one with whom they agree to fly. Until then a trip does without it. */
@Injectable()
export class AgreedFlights {
  constructor(private readonly legs: TripLegs) {}

  async fill(em: EntityManager, match: MatchEntity): Promise<void> {
    if (match.listingId === null) return;
    const [listing] = await em.execute<FullListing[]>(readListing, [match.listingId]);
    if (!listing) return;
    const flies = whoFlies(match.traveler, match.proposerId === match.seekerId);
    const known = await keptWays(em, listing, {
      date: match.date,
      other: otherOf(match, listing.userId),
      flies,
    });
    const flown = await legsOfMatches(em, [match.id]);
    const filled = flown.map((leg): SharedLeg => {
      const same = known[leg.with].filter((one) => isSameLeg(one, leg) && isSamePlane(one, leg));
      return { ...same[1], ...same[0], ...plainLeg(leg), by: byOf[leg.with] };
    });
    const first = filled.find(({ by }) => by === 'both');
    if (!first || !filled.some((leg, index) => hasMore(leg, plainLeg(flown[index]!)))) return;
    const { time = null, flightNumber = null } = first;
    Object.assign(match, { time, flightNumber });
    const legs = filled.length > 1 || first.arrivalTime ? filled : [];
    await this.legs.store(em, match.id, 'seeking_help', { date: match.date, legs });
  }
}

/** As far as both say. A landing belongs to its flight. */
const isSamePlane = (one: Leg, { time, flightNumber }: LegOfMatch) =>
  (!time || !one.time || time === one.time) &&
  (!flightNumber || !one.flightNumber || flightNumber === one.flightNumber);

const facts = ['time', 'flightNumber', 'arrivalTime'] as const;
const hasMore = (leg: Leg, before: Leg) => facts.some((fact) => leg[fact] !== before[fact]);
