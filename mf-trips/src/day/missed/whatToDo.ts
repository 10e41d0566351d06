import type { MatchDetails, TripLeg } from 'backend/contract/trips';
import { besideOn } from '../../companions/relayWords';
import { instantOf } from '../../time/zonedTime';
import type { TripNames } from '../names';
import { legOf } from '../tripDay';
import { words } from '../../words';

/** Only who is with the traveler goes to the desk of the airline. */
export function whatToDo(trip: MatchDetails, names: TripNames, number: number, now: number): string {
  const leg = legOf(trip, { leg: number })!;
  const flight = { flight: leg.flightNumber, city: leg.arrival.city, isAhead: isAhead(leg, now) };
  const { viewer, traveler, helper } = names;
  if (viewer === 'family') return words.missedAtHome(flight, traveler, companionAtDesk(trip, names, number));
  if (viewer === 'traveler' || !isOfTraveler(trip, number)) return words.missedTogether(flight);
  const atDesk = companionAtDesk(trip, names, number);
  if (atDesk !== helper) return words.missedAtHome(flight, traveler, atDesk);
  return leg.with === 'both' ? words.missedTogether(flight) : words.missedWithThem(flight, traveler);
}

/** The helper does not come to this flight by one that may be late, too. */
const isOfTraveler = ({ legs = [] }: MatchDetails, number: number): boolean =>
  legs[number - 1]?.with !== 'helper' &&
  !legs.slice(0, number - 1).some(({ to, with: by }) => to === legs[number - 1]?.from && by === 'helper');

function isAhead({ date, time, departure, flightStatus }: TripLeg, now: number): boolean {
  if (flightStatus) return Date.parse(flightStatus.departs) > now;
  return time !== null && instantOf(date, time, departure.timezone) > now;
}

/** Null when the traveler comes to this flight alone. */
function companionAtDesk(
  trip: MatchDetails,
  { helper, previous, next }: TripNames,
  number: number,
): string | null {
  const [before, leg] = [legOf(trip, { leg: number - 1 }), legOf(trip, { leg: number })!];
  if (trip.steps.some(({ step }) => step === 'handed_over')) return next ?? besideOn(leg);
  const isBrought = before?.with === 'both';
  if (isBrought || trip.steps.some(({ step }) => step === 'met')) return helper;
  return previous ?? (before ? besideOn(before) : null);
}
