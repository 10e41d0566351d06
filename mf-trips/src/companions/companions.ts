import type { Companion, Match, TripLeg } from 'backend/contract/trips';

export type Relay = Pick<Match, 'id' | 'role' | 'status' | 'other' | 'legs' | 'companions'>;

/** The traveler has other companions than the one of this match. */
export const hasOthers = ({ id, companions = [] }: Pick<Match, 'id' | 'companions'>): boolean =>
  companions.some(({ matchId }) => matchId !== id);

/** One after the other, two or more fly with the traveler, and this match is one of them. */
export const isRelay = (trip: Pick<Match, 'id' | 'status' | 'companions'>): boolean =>
  trip.status !== 'cancelled' && trip.status !== 'declined' && hasOthers(trip);

/** In the order flown. An ordinary trip has one. */
export function companionsOf({ id, role, status, other, legs = [], companions }: Relay): Companion[] {
  if (companions?.length) return companions;
  const together = legs.flatMap((leg, index) => (leg.with === 'both' ? [index + 1] : []));
  const isMe = role === 'helper';
  return [{ matchId: id, person: isMe ? null : other, legs: together, status, isMe }];
}

/** Those who have agreed. */
export const flyingOf = (trip: Relay): Companion[] =>
  companionsOf(trip).filter(({ status }) => status === 'agreed' || status === 'done');

/** A flight of the traveler. */
export interface HerLeg {
  /** Its place among the legs of the trip. */
  number: number;
  leg: TripLeg;
  flownBy: Companion | null;
  /** Who has not answered yet. */
  asked: Companion[];
}

export function herLegs(trip: Relay): HerLeg[] {
  const { legs = [] } = trip;
  const flying = flyingOf(trip);
  const asked = companionsOf(trip).filter(({ status }) => status === 'proposed');
  return legs.flatMap((leg, index) => {
    if (leg.with === 'helper') return [];
    const number = index + 1;
    const flies = (companion: Companion) => companion.legs.includes(number);
    return [{ number, leg, flownBy: flying.find(flies) ?? null, asked: asked.filter(flies) }];
  });
}

/** Consecutive flights without a companion. */
export function missingLegs(trip: Relay): HerLeg[][] {
  const gaps: HerLeg[][] = [];
  let isOpen = false;
  for (const each of herLegs(trip)) {
    if (each.flownBy || each.leg.beside) {
      isOpen = false;
      continue;
    }
    if (isOpen) gaps.at(-1)!.push(each);
    else gaps.push([each]);
    isOpen = true;
  }
  return gaps;
}

/** The seeker of an agreed trip finds another companion for what is missing. */
export const canAskFor = (trip: Relay): HerLeg[][] =>
  trip.role === 'seeking_help' && trip.status === 'agreed' && (trip.legs?.length ?? 0) > 1
    ? missingLegs(trip)
    : [];

/** After this part has ended early: to the family, another one that stands, whose page leads on with the whole trip. */
export function goesOnIn(trip: Relay): Companion | null {
  const hasEnded = trip.status === 'cancelled' || trip.status === 'declined';
  if (!hasEnded || trip.role !== 'seeking_help') return null;
  const { id, companions = [] } = trip;
  return companions.find(({ matchId, status }) => matchId !== id && status === 'agreed') ?? null;
}

/** Where one companion ends and the next one begins. */
export interface HandOver {
  /** Where it happens: the arrival of one leg and the departure of the next. */
  airport: TripLeg['arrival'];
  landing: TripLeg;
  leaving: TripLeg;
  from: Companion;
  to: Companion;
}

export function handOvers(trip: Relay): HandOver[] {
  const flights = herLegs(trip);
  return flights.flatMap(({ leg, flownBy: to }, index) => {
    const before = flights[index - 1];
    const from = before?.flownBy;
    if (!from || !to || from.matchId === to.matchId || before.leg.to !== leg.from) return [];
    return [{ airport: leg.departure, landing: before.leg, leaving: leg, from, to }];
  });
}

/** Those of one pair: the one that this page is about, unless it is named. */
export function ownHandOvers(trip: Relay, matchId = trip.id) {
  const all = handOvers(trip);
  const takes: HandOver | undefined = all.find(({ to }) => to.matchId === matchId);
  const gives: HandOver | undefined = all.find(({ from }) => from.matchId === matchId);
  return { takes, gives };
}
