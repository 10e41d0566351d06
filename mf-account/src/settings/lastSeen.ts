import { pageLocale } from 'shared-ui';
import { words } from '../words';

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** How long ago, in the largest whole unit: "Last seen 3 hours ago". */
export function lastSeen(at: string, now: number): string {
  const seconds = (now - Date.parse(at)) / 1000;
  const format = new Intl.RelativeTimeFormat(pageLocale());
  for (const [unit, length] of units) {
    if (seconds >= length) return words.lastSeen(format.format(-Math.floor(seconds / length), unit));
  }
  return words.lastSeenJustNow;
}
