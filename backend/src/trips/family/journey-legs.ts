import { landingOf } from '../legs/tight-connections.js';
import type { StepName } from '../contract.js';
import type { Journey, JourneyLeg } from './contract.js';

const anHour = 3_600_000;

/** All flights of the traveler. */
export function legsOf({ legs, departure, arrival, date, time }: Journey): JourneyLeg[] {
  if (legs?.length) return legs;
  const landing = { arrivalDate: null, arrivalTime: null };
  return [
    { from: departure.code, to: arrival.code, departure, arrival, date, time, ...landing, with: 'both' },
  ];
}

type Way = Required<Pick<Journey, 'legs' | 'steps'>>;

/** To the landing of the last leg, which the traveler may fly without the helper. */
export function hoursToGo({ legs, steps }: Way, now: Date): number | undefined {
  const last = legs.at(-1);
  const landing = last && landingOf(last);
  if (!landing || landing < now || hasArrived({ legs, steps })) return undefined;
  return Math.round((landing.getTime() - now.getTime()) / anHour);
}

/** A helper may say goodbye at a stop. */
const hasArrived = ({ legs, steps }: Way) => {
  const lastTogether = legs.findLastIndex((leg) => leg.with === 'both') + 1;
  const isAtEnd = (step: StepName) => step === 'landed' || step === 'handed_over';
  return steps.some(({ step, leg = lastTogether }) => isAtEnd(step) && leg === legs.length);
};
