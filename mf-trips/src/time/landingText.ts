import type { TripLeg } from 'backend/contract/trips';
import { dayOfLanding } from 'backend/rules/trips';
import { words } from '../words';
import { shortDay, timeText } from './zonedTime';

type Landing = Pick<TripLeg, 'date' | 'time' | 'arrivalDate' | 'arrivalTime'>;

/** '07:20', or 'Sat, Dec 5, 07:20' where the time alone would mislead */
export function landingText(landing: Landing): string | null {
  const time = landing.arrivalTime && timeText(landing.arrivalTime);
  const day = dayOfLanding(landing);
  return day ? words.series([shortDay(day), time]) : time;
}
