import type { Place } from 'backend/contract/listings';
import type { ClockDifference } from 'backend/contract/listings/routes';
import { formatDay } from 'shared-ui';
import { words } from '../words';

interface Way {
  departure: Place;
  arrival: Place;
  clocks: ClockDifference;
}

/** What the clocks of both ends show, and what changes soon. */
export function clockTexts({ departure, arrival, clocks: { minutes, changes } }: Way) {
  const title = titleOf(minutes, departure.city, arrival.city);
  if (!changes) return { title };
  const place = changes.code === departure.code ? departure.city : arrival.city;
  const day = formatDay(changes.day);
  const later = changes.minutes
    ? words.clocksChange(place, day, ...lengthOf(changes.minutes))
    : words.clocksMeet(place, day);
  return { title, later };
}

function titleOf(minutes: number, from: string, to: string): string {
  if (!minutes) return words.sameTime(from, to);
  return minutes < 0
    ? words.clockBehind(to, from, ...lengthOf(minutes))
    : words.clockAhead(to, from, ...lengthOf(minutes));
}

/** In hours and minutes. */
const lengthOf = (minutes: number): [number, number] => [
  Math.floor(Math.abs(minutes) / 60),
  Math.abs(minutes) % 60,
];
