import { takeOffText } from '../../listings/index.js';
import type { MatchEntity, StoredMeeting } from '../match.entity.js';

type Meetings = Pick<MatchEntity, 'date' | 'meetings'>;

/** `DEL, Terminal 3, door 4, Sunday, Feb 28, 2027, at 23:45`; null while nothing is agreed. */
export function meetingsText({ date, meetings }: Meetings): string | null {
  if (!meetings?.length) return null;
  return meetings.map((meeting) => meetingText(date, meeting)).join('; ');
}

function meetingText(date: string, { airport, place, daysLater, time }: StoredMeeting): string {
  const when = daysLater !== null && takeOffText({ date: dayLater(date, daysLater), time });
  return [airport, place, when].filter(Boolean).join(', ');
}

const dayLater = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
