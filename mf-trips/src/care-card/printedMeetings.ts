import type { MatchDetails } from 'backend/contract/trips';
import type { Meeting } from 'backend/contract/trips/legs';
import { airportText } from '../time/meetings';
import { printedDay } from './printedDays';

/** 'Gate B22, Sat, Mar 6, 10:15'. With several companions also where, and who brings the traveler to whom. */
export function meetingLine({ airport, place, date, time, from, to }: Meeting, relay?: MatchDetails): string {
  const where = [place, date && printedDay(date), time].filter(Boolean).join(', ');
  if (!relay) return where;
  const who = [from, to].filter(Boolean).join(' → ');
  return [airportText(relay, airport), where, who].filter(Boolean).join('. ');
}
