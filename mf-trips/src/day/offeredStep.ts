import type { DayStep } from 'backend/rules/trips';
import { isMissed, keyOf, legOf, stepsOf, type Way } from './tripDay';
import { words } from '../words';

/** After a landing, the next step is the landing and not “on board”. A person still sets it. */
export function offeredStep(next: DayStep, trip: Way): DayStep {
  if (next.step !== 'boarded' || stateOf(next, trip) !== 'landed') return next;
  const landed = keyOf({ step: 'landed', leg: next.leg });
  return stepsOf(trip).find((each) => keyOf(each) === landed) ?? next;
}

/** What the flight says of this step: 'AI102 has landed'. */
export function whatFlightSays(step: DayStep, trip: Way): string | null {
  const number = legOf(trip, step)?.flightNumber ?? null;
  switch (stateOf(step, trip)) {
    case 'boarding':
      return step.step === 'boarded' ? words.flightIsBoarding(number) : null;
    case 'departed':
      return step.step === 'boarded' ? words.flightHasLeft(number) : null;
    case 'landed':
      return step.step === 'landed' ? words.flightHasLanded(number) : null;
    case 'cancelled':
      return words.flightIsCancelled(number);
    default:
      return null;
  }
}

const leadsToFlight: DayStep['step'][] = ['at_airport', 'security', 'boarded'];

/** Steps that lead to a cancelled flight are not offered. Who has met at the airport already still finds the other. */
export const leadsNowhere = (step: DayStep, trip: Way): boolean =>
  leadsToFlight.includes(step.step) && stateOf(step, trip) === 'cancelled';

const stateOf = (step: DayStep, trip: Way) =>
  isMissed(trip, step) ? undefined : legOf(trip, step)?.flightStatus?.state;
