import { isSameStep, missedNow, type DayStep } from '../../legs/day-steps.js';
import type { Journey } from '../contract.js';
import { legsOf } from '../journey-legs.js';
import {
  helperOn,
  herSteps,
  journeySteps,
  nextHelper,
  partsOf,
  stepsOfLeft,
  tapOf,
} from '../journey-parts.js';
import type { Shown } from './shown-journey.js';

/** The step that she has reached, in the order of the day. */
export const reachedStep = (journey: Journey): DayStep | undefined =>
  [...stepsOfLeft(journey), ...herSteps(journeySteps(journey))]
    .toSorted((one, other) => one.leg - other.leg)
    .findLast((step) => tapOf(journey, step));

const legOf = ({ legs }: Journey, { leg }: DayStep) => legs?.[leg - 1];
/** The airport where it happens. */
export function placeOf(journey: Journey, step: DayStep): Journey['arrival'] {
  const leg = legOf(journey, step);
  if (step.step === 'landed') return leg?.arrival ?? journey.arrival;
  if (step.step === 'handed_over')
    return partsOf(journey).length > 1 ? (leg?.arrival ?? journey.arrival) : journey.arrival;
  return leg?.departure ?? journey.departure;
}

/** Of several flights each is named: 'on board to Frankfurt'. */
function flightTo(journey: Journey, step: DayStep): string | null {
  const leg = legOf(journey, step);
  return leg && legsOf(journey).length > 1 ? leg.arrival.city : null;
}

/** Who alone says that they have met, that the traveler was handed over, or what each of the two does alone. */
export function sayer(journey: Journey, step: DayStep): string | null {
  const isHers = herSteps(journeySteps(journey)).some((each) => isSameStep(each, step));
  if (isHers && step.step !== 'met' && step.step !== 'handed_over') return null;
  return tapOf(journey, step)?.saidBy ?? null;
}

export const lastNews = ({ steps }: Journey): Date | null =>
  steps.length ? new Date(Math.max(...steps.map(({ at }) => Date.parse(at)))) : null;

/** The answer to the one question of this page. */
export function headline(shown: Shown): string {
  const { journey, words } = shown;
  const { traveler } = journey;
  const missed = missedNow(journey);
  if (missed) return words.headline.missed(traveler, missedLeg(journey, missed).departure.city);
  const last = reachedStep(journey);
  if (!last) return flies(shown);
  const [said, { city }] = [sayer(journey, last), placeOf(journey, last)];
  switch (last.step) {
    case 'at_airport':
      return words.headline.atAirport(traveler);
    case 'met':
      return said ? words.headline.saysMet(said) : words.headline.met(traveler, helperOn(journey, last.leg));
    case 'security':
      return words.headline.security(traveler);
    case 'boarded':
      return words.headline.boarded(traveler, flightTo(journey, last));
    case 'landed':
      return words.headline.landed(traveler, city);
    case 'connected':
      return words.headline.connected(traveler, city);
    case 'handed_over': {
      const fact = isWith(shown, last, said);
      return said ? words.headline.says(said, fact) : fact;
    }
  }
}

/** With whom the traveler is after this companion. */
function isWith({ journey, words }: Shown, step: DayStep, said: string | null): string {
  const { traveler, isForSelf, sharedBy } = journey;
  const [next, { city }] = [nextHelper(journey, step), placeOf(journey, step)];
  if (next) return words.headline.withNext(traveler, next, city);
  if (!hasArrived(journey, step)) return words.headline.goodbye(traveler, helperOn(journey, step.leg), city);
  return isForSelf || said === sharedBy
    ? words.headline.arrived(traveler)
    : words.headline.with(traveler, sharedBy);
}

export const hasArrived = (journey: Journey, { leg }: DayStep) => legsOf(journey).length <= leg;

export const missedLeg = (journey: Journey, { leg }: { leg: number }) => journey.legs?.[leg - 1] ?? journey;

function flies({ journey: { traveler, time }, clock, words }: Shown): string {
  const { daysToGo, dayOfTravel } = clock;
  if (daysToGo < 0) return words.headline.was(traveler, dayOfTravel);
  if (daysToGo > 1) return words.headline.onDay(traveler, dayOfTravel);
  if (daysToGo === 1) return words.headline.tomorrow(traveler);
  return time !== null && time >= '18:00' ? words.headline.tonight(traveler) : words.headline.today(traveler);
}

export function stepLabel(shown: Shown, step: DayStep): string {
  const said = sayer(shown.journey, step);
  const label = plainLabel(shown, step);
  return said ? shown.words.steps.by(label, said) : label;
}

function plainLabel({ journey, words: { steps: words } }: Shown, step: DayStep): string {
  const { sharedBy, isForSelf } = journey;
  const [next, { city }] = [nextHelper(journey, step), placeOf(journey, step)];
  switch (step.step) {
    case 'at_airport':
      return step.leg > 1 ? words.atAirportIn(city) : words.atAirport;
    case 'met':
      return words.met(helperOn(journey, step.leg));
    case 'security':
      return words.security;
    case 'boarded':
      return words.boarded(flightTo(journey, step));
    case 'landed':
      return words.landed(city);
    case 'connected':
      return words.connected(city);
    case 'handed_over':
      if (next) return words.withNext(next, city);
      if (!hasArrived(journey, step)) return words.goodbye(helperOn(journey, step.leg));
      return isForSelf ? words.arrived : words.with(sharedBy);
  }
}
