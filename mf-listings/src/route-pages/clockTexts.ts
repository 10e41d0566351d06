import type { Place } from 'backend/contract/listings';
import type { ClockDifference } from 'backend/contract/listings/routes';
import { formatDay } from 'shared-ui';

interface Way {
  departure: Place;
  arrival: Place;
  clocks: ClockDifference;
}

/** What the clocks of both ends show, and what changes soon. */
export function clockTexts({ departure, arrival, clocks: { minutes, changes } }: Way) {
  const title = minutes
    ? `${arrival.city} is ${lengthOf(minutes)} ${minutes < 0 ? 'behind' : 'ahead of'} ${departure.city}`
    : `The same time in ${departure.city} and ${arrival.city}`;
  if (!changes) return { title };
  const place = changes.code === departure.code ? departure.city : arrival.city;
  const after = changes.minutes ? lengthOf(changes.minutes) : 'no difference';
  return { title, later: `${after} from ${formatDay(changes.day)}, when the clocks change in ${place}` };
}

function lengthOf(minutes: number) {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const words = hours && `${hours} ${hours === 1 ? 'hour' : 'hours'}`;
  return [words, rest && (hours ? rest : `${rest} minutes`)].filter(Boolean).join(' ');
}
