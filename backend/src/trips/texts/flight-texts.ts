import type { Language } from '../../platform/language/contract.js';
import { timeIn, weekdayIn } from '../../platform/language/formats.js';
import { cityText, takeOffText } from '../../listings/index.js';
import type { TripLeg } from '../contract.js';
import { dayOfLanding } from './day-of-landing.js';
import { wordsOf } from '../words/index.js';

type Ends = Pick<TripLeg, 'departure' | 'arrival'>;

/** `Hyderabad (HYD) to Frankfurt (FRA)` */
export const wayText = ({ departure, arrival }: Ends, language: Language): string =>
  wordsOf(language).way(cityText(departure.code, language), cityText(arrival.code, language));

/** The time of the landing, and the weekday where the time alone would mislead. */
export function landingOf(leg: TripLeg, language: Language) {
  if (!leg.arrivalTime) return null;
  const day = dayOfLanding(leg);
  return { time: timeIn(language, leg.arrivalTime), weekday: day && weekdayIn(language, day) };
}

/** `Hyderabad (HYD) to Frankfurt (FRA), flight LH753: Friday, Dec 4, 2026, at 01:30, lands at 07:20`, in local times. */
export function flightText(leg: TripLeg, language: Language): string {
  const { card } = wordsOf(language);
  const landing = landingOf(leg, language);
  const times = [takeOffText(leg, language), ...(landing ? [card.lands(landing.time, landing.weekday)] : [])];
  return card.flight(wayText(leg, language), leg.flightNumber, times);
}
