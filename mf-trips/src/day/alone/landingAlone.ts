import type { DayStep } from 'backend/rules/trips';
import { herLegs, type HerLeg, type Relay } from '../../companions/companions';
import { besideOn } from '../../companions/relayWords';
import type { TripNames } from '../names';
import { legOf, stepsOf, type Way } from '../tripDay';
import { words } from '../../words';

/** The landing of a traveler who flies the last leg alone. Only their own side says it. */
export function landingAlone(trip: Relay): DayStep | null {
  const flights = herLegs(trip);
  const after = flights.slice(flights.findLastIndex(({ leg }) => leg.with === 'both') + 1);
  const last = after.at(-1);
  if (!last || after.some(({ flownBy }) => flownBy)) return null;
  return { step: 'landed', leg: last.number };
}

/** The steps of this part with the landing of each flight around it that has no companion, of which the last is tapped. */
export function listedSteps(trip: Relay & Pick<Way, 'meetingPoint'>): DayStep[] {
  const flights = herLegs(trip);
  const own = flights.findIndex(({ leg }) => leg.with === 'both');
  const isOfOther = ({ leg, flownBy }: HerLeg) => leg.with !== 'both' && flownBy !== null;
  const begin = flights.findLastIndex((each, index) => index < own && isOfOther(each)) + 1;
  const end = flights.findIndex((each, index) => index > own && isOfOther(each));
  const alone = flights.slice(begin, end < 0 ? undefined : end).filter(({ leg }) => leg.with === 'seeker');
  const landings = alone.map(({ number }): DayStep => ({ step: 'landed', leg: number }));
  return [...stepsOf(trip), ...landings].toSorted((one, other) => one.leg - other.leg);
}

/** 'Kamala flies Doha to London alone.', of the landing after it. The page says the last one elsewhere. */
export function flightAlone(
  step: DayStep,
  trip: Relay & Way,
  { traveler, viewer }: TripNames,
): string | null {
  const leg = isAlone(trip, step) ? legOf(trip, step) : undefined;
  if (!leg || landingAlone(trip)?.leg === step.leg) return null;
  const who = viewer === 'traveler' ? null : traveler;
  const [from, to] = [leg.departure.city, leg.arrival.city];
  const beside = besideOn(leg);
  return beside ? words.fliesWith(beside, from, to, who) : words.fliesAlone(who, from, to);
}

export const isAlone = (trip: Pick<Relay, 'legs'>, step: DayStep): boolean =>
  step.step === 'landed' && legOf(trip, step)?.with === 'seeker';
