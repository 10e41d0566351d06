import type { MatchDetails, TripLeg } from 'backend/contract/trips';
import { departureOf } from '../time/tripTimes';
import { addDays } from '../time/zonedTime';
import { canAskFor, type HerLeg } from '../companions/companions';

/** What of the missing parts has not left yet, so that a companion can still be found. */
export const gapsAhead = (trip: MatchDetails, now: number): HerLeg[][] =>
  canAskFor(trip)
    .map((gap) => gap.filter(({ leg, number }) => !hasLeft(leg, now) && !hasLanded(trip, number)))
    .filter((gap) => gap.length > 0);

const hasLanded = ({ steps }: MatchDetails, number: number) =>
  steps.some(({ step, leg }) => step === 'landed' && leg === number);

function hasLeft(leg: TripLeg, now: number): boolean {
  if (leg.flightStatus) return now >= Date.parse(leg.flightStatus.departs);
  // Without a time it may leave until the end of its day.
  return now >= departureOf({ ...leg, date: leg.time ? leg.date : addDays(leg.date, 1) });
}
