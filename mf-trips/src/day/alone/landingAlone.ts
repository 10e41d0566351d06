import type { DayStep } from 'backend/rules/trips';
import { herLegs, type Relay } from '../../companions/companions';
import { legOf } from '../tripDay';

/** The landing of a traveler who flies the last leg alone. Only their own side says it. */
export function landingAlone(trip: Relay): DayStep | null {
  const flights = herLegs(trip);
  const after = flights.slice(flights.findLastIndex(({ leg }) => leg.with === 'both') + 1);
  const last = after.at(-1);
  if (!last || after.some(({ flownBy }) => flownBy)) return null;
  return { step: 'landed', leg: last.number };
}

export const isAlone = (trip: Pick<Relay, 'legs'>, step: DayStep): boolean =>
  step.step === 'landed' && legOf(trip, step)?.with === 'seeker';
