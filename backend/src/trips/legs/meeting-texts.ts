import { takeOffText } from '../../listings/index.js';
import type { MatchEntity } from '../match.entity.js';
import type { Meeting } from './contract.js';

type Place = Pick<Meeting, 'airport' | 'place' | 'date' | 'time'>;

/** `DEL, Terminal 3, door 4, Sunday, Feb 28, 2027, at 23:45`; null while nothing is agreed. */
export function placesText(meetings: Place[]): string | null {
  return meetings.length ? meetings.map(placeText).join('; ') : null;
}

export const meetingsText = ({ date, meetings }: Pick<MatchEntity, 'date' | 'meetings'>): string | null =>
  placesText(
    (meetings ?? []).map(({ daysLater, ...meeting }) => ({
      ...meeting,
      date: daysLater === null ? null : dayLater(date, daysLater),
    })),
  );

function placeText({ airport, place, date, time }: Place): string {
  return [airport, place, date && takeOffText({ date, time })].filter(Boolean).join(', ');
}

const dayLater = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
