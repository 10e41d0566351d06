import type { MatchDetails, NewStep, TripLeg } from 'backend/contract/trips';
import { daySteps, isTakenAlone, meetsAfterSecurity, sharedLegs, type DayStep } from 'backend/rules/trips';
import { words } from '../words';

/** What the day of travel needs to know of a trip. A trip that an older page kept on the device has no legs. */
export type Way = Pick<
  MatchDetails,
  'legs' | 'departure' | 'arrival' | 'meetingPoint' | 'missed' | 'companions' | 'stepsOfLeft'
>;

type Meeting = Pick<Way, 'legs' | 'meetingPoint'>;

const planOfDay = (trip: Meeting) => ({ legs: trip.legs, meetsAfterSecurity: meetsAfterSecurity(trip) });

export const stepsOf = (trip: Meeting): DayStep[] => daySteps(planOfDay(trip));

/** Each of the two takes this step alone, at an airport of their own. */
export const isOfOne = (step: DayStep, trip: Meeting) => isTakenAlone(step, planOfDay(trip));

export const keyOf = ({ step, leg }: DayStep) => `${step} ${leg}`;

export const legOf = ({ legs }: Pick<Way, 'legs'>, { leg }: Pick<DayStep, 'leg'>): TripLeg | undefined =>
  legs?.[leg - 1];

export const changesPlanes = ({ legs }: Pick<Way, 'legs'>) => sharedLegs(legs).length > 1;

/** They fly this leg later than planned, on a flight that is not known yet. */
export const isMissed = ({ missed }: Pick<Way, 'missed'>, { leg }: Pick<DayStep, 'leg'>) =>
  missed?.some((each) => each.leg === leg) ?? false;

/** They board it on the flight that the airline books instead. */
export const isOnAnotherFlight = (trip: Pick<Way, 'missed'>, step: DayStep) =>
  step.step === 'boarded' && isMissed(trip, step);

/** Without a leg where there is only one: servers of the last release refuse it. */
export const namedStep = (trip: Pick<Way, 'legs'>, { step, leg }: DayStep): Pick<NewStep, 'step' | 'leg'> =>
  changesPlanes(trip) || legOf(trip, { leg })?.with === 'seeker' ? { step, leg } : { step };

/** The airport where it happens, and the other end of the trip. */
export function placesOf(step: DayStep, trip: Way) {
  const { departure, arrival } = trip;
  const leg = legOf(trip, step);
  if (step.step === 'handed_over') return { here: arrival, there: departure };
  if (step.step !== 'landed') return { here: leg?.departure ?? departure, there: arrival };
  const here = leg?.arrival ?? arrival;
  return { here, there: here.code === arrival.code ? departure : arrival };
}

/** The one that they fly next, or are in. A missed one has another time, which is not known. */
export function flightOfStep(trip: Way, step: DayStep): TripLeg | undefined {
  const leg = legOf(trip, step);
  return leg?.with === 'both' && !isMissed(trip, step) ? leg : undefined;
}

/** 'AI127, then LH430', from the leg of this number on */
export function flightNames(trip: Pick<MatchDetails, 'legs' | 'flightNumber'>, first = 1): string | null {
  if (!changesPlanes(trip)) return trip.flightNumber;
  const ahead = sharedLegs(trip.legs).filter((leg) => leg >= first);
  const numbers = ahead.map((leg) => legOf(trip, { leg })?.flightNumber);
  return words.thenFlights(numbers.filter((number) => number !== null && number !== undefined)) || null;
}
