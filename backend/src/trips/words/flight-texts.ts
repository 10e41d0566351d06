import { takeOffText } from '../../listings/index.js';
import type { TripLeg } from '../contract.js';

type Ends = Pick<TripLeg, 'departure' | 'arrival'>;
const cityAndCode = ({ city, code }: Ends['departure']) => `${city} (${code})`;

/** `Hyderabad (HYD) to Frankfurt (FRA)` */
export const wayText = ({ departure, arrival }: Ends): string =>
  `${cityAndCode(departure)} to ${cityAndCode(arrival)}`;

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });

/** `lands at 07:20`, or `lands on Saturday at 07:20` when it is another day there. */
export function landingText({ date, arrivalDate, arrivalTime }: TripLeg): string | null {
  if (!arrivalTime) return null;
  const isOtherDay = arrivalDate !== null && arrivalDate !== date;
  return `lands${isOtherDay ? ` on ${weekday.format(new Date(`${arrivalDate}T00:00:00Z`))}` : ''} at ${arrivalTime}`;
}

/** `Hyderabad (HYD) to Frankfurt (FRA), flight LH753: Friday, Dec 4, 2026, at 01:30, lands at 07:20`, in local times. */
export function flightText(leg: TripLeg): string {
  const flight = leg.flightNumber ? `, flight ${leg.flightNumber}` : '';
  const times = [takeOffText(leg), landingText(leg)].filter(Boolean).join(', ');
  return `${wayText(leg)}${flight}: ${times}`;
}
