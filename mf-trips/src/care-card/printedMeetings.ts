import type { Meeting } from 'backend/contract/trips/legs';
import { printedDay } from './printedDays';

/** 'Gate B22, Sat, Mar 6, 10:15'. With several companions also the airport, and who brings the traveler to whom. */
export function meetingLine({ place, date, time, from, to }: Meeting, airport: string | false): string {
  const where = [place, date && printedDay(date), time].filter(Boolean).join(', ');
  if (!airport) return where;
  const who = [from, to].filter(Boolean).join(' → ');
  return [airport, where, who].filter(Boolean).join('. ');
}
