import type { TripLeg } from 'backend/contract/trips';
import { words } from '../words';
import { shortDay, timeText } from './zonedTime';

type Landing = Pick<TripLeg, 'date' | 'arrivalDate' | 'arrivalTime'>;

/** '07:20', or 'Sat, Dec 5, 07:20' on another day */
export function landingText({ date, arrivalDate, arrivalTime }: Landing): string | null {
  const time = arrivalTime && timeText(arrivalTime);
  return arrivalDate && arrivalDate !== date ? words.series([shortDay(arrivalDate), time]) : time;
}
