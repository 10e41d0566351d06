import { instantAt } from '../../listings/index.js';
import { landingOf, takeOffOf } from '../legs/tight-connections.js';
import { missedNow } from '../legs/day-steps.js';
import type { StepName } from '../contract.js';
import type { Journey, JourneyLeg } from './contract.js';

const anHour = 3_600_000;
const aDay = 24 * anHour;
/** Who changes planes over midnight goes to the gate at once. */
const soon = 6 * anHour;

/** All flights of the traveler. */
export function legsOf({ legs, departure, arrival, date, time }: Journey): JourneyLeg[] {
  if (legs?.length) return legs;
  const landing = { arrivalDate: null, arrivalTime: null };
  return [
    { from: departure.code, to: arrival.code, departure, arrival, date, time, ...landing, with: 'both' },
  ];
}

/** The plane of this leg left without the traveler. */
export const isMissed = ({ missed }: Pick<Journey, 'missed'>, leg: number): boolean =>
  missed?.some((each) => each.leg === leg) ?? false;

type Missed = NonNullable<Journey['missed']>[number];

/** The missed flight is still on the ground. */
export const hasNotLeft = ({ takeOff }: Pick<Missed, 'takeOff'>, now: Date): boolean =>
  typeof takeOff === 'string' && Date.parse(takeOff) > now.getTime();

/** She flies it later, on a plane whose times are not known. */
export const withoutMissed = (legs: JourneyLeg[], missed: Journey['missed']): JourneyLeg[] =>
  legs.map((leg, index) =>
    isMissed({ missed }, index + 1)
      ? { ...leg, time: null, arrivalDate: null, arrivalTime: null, flightStatus: null }
      : leg,
  );

const dayIn = (at: Date, { timezone }: JourneyLeg['departure']): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'short' }).format(at);

/** By its airport's calendar. */
export const dayOfTakeOff = (leg: JourneyLeg): string => {
  const takeOff = takeOffOf(leg);
  return takeOff ? dayIn(takeOff, leg.departure) : leg.date;
};

/** At the stop before this flight: she stays in its city until the day of the flight. */
export function staysBefore(legs: JourneyLeg[], number: number, now: Date): boolean {
  const [before, leg] = [legs[number - 2], legs[number - 1]];
  if (!before || !leg) return false;
  const [landing, takeOff] = [landingOf(before), takeOffOf(leg)];
  const isSoonAfter = (at: Date | null) => at && takeOff && takeOff.getTime() - at.getTime() <= soon;
  if (isSoonAfter(now) || isSoonAfter(landing)) return false;
  const day = dayOfTakeOff(leg);
  return dayOfLanding(before, landing) < day && dayIn(now, leg.departure) < day;
}

/** The latest, while it is not known. */
function dayOfLanding({ date, arrivalDate, arrival }: JourneyLeg, landing: Date | null): string {
  if (landing) return dayIn(landing, arrival);
  return arrivalDate ?? new Date(Date.parse(date) + aDay).toISOString().slice(0, 10);
}

/** A day or more lies between this flight and the one before, so that she leaves the airport. */
export function isLongStop(legs: JourneyLeg[], leg: number): boolean {
  const [before, after] = [legs[leg - 2], legs[leg - 1]];
  if (!before || !after) return false;
  const start = ({ date, departure }: JourneyLeg) => instantAt(date, '00:00', departure.timezone);
  const landing = landingOf(before) ?? new Date(start(before).getTime() + aDay);
  const takeOff = takeOffOf(after) ?? start(after);
  return takeOff.getTime() - landing.getTime() >= aDay;
}

type Way = Required<Pick<Journey, 'legs' | 'steps'>> & Pick<Journey, 'missed'>;

/** To the landing of the last leg, which the traveler may fly without the helper. Days at a stop are not counted down. */
export function hoursToGo({ legs, steps, missed }: Way, now: Date): number | undefined {
  const last = legs.at(-1);
  const landing = last && landingOf(last);
  const stays = legs.some((_, index) => isLongStop(legs, index + 1) && staysBefore(legs, index + 1, now));
  if (stays || !landing || landing < now || missedNow({ missed, steps }) || hasArrived({ legs, steps }))
    return undefined;
  return Math.round((landing.getTime() - now.getTime()) / anHour);
}

/** A helper may say goodbye at a stop. */
const hasArrived = (way: Way) => hasLanded(way, way.legs.length);

/** Somebody says so of the flight with this number: the last one together, where they do not name it. */
export function hasLanded({ legs, steps }: Pick<Way, 'legs' | 'steps'>, number: number): boolean {
  const lastTogether = legs.findLastIndex((leg) => leg.with === 'both') + 1;
  const isAtEnd = (step: StepName) => step === 'landed' || step === 'handed_over';
  return steps.some(({ step, leg = lastTogether }) => isAtEnd(step) && leg === number);
}
