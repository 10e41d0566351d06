import type { Language } from '../../platform/language/contract.js';
import { takeOffText } from '../../listings/index.js';
import type { MatchEntity } from '../match.entity.js';
import { wordsOf } from '../words/index.js';
import type { Meeting } from './contract.js';

type Place = Pick<Meeting, 'place' | 'date' | 'time'> & { airport?: string };

/** `DEL, Terminal 3, door 4, Sunday, Feb 28, 2027, at 23:45`; null while nothing is agreed. */
export function placesText(meetings: Place[], language: Language): string | null {
  const texts = meetings.map((place) => placeText(place, language));
  return texts.length ? wordsOf(language).semicolons(texts) : null;
}

export const meetingsText = (
  { date, meetings }: Pick<MatchEntity, 'date' | 'meetings'>,
  language: Language,
): string | null =>
  placesText(
    (meetings ?? []).map(({ daysLater, ...meeting }) => ({
      ...meeting,
      date: daysLater === null ? null : dayLater(date, daysLater),
    })),
    language,
  );

export function placeText({ airport, place, date, time }: Place, language: Language): string {
  const parts = [airport, place, date && takeOffText({ date, time }, language)];
  return wordsOf(language).commas(parts.filter((part): part is string => Boolean(part)));
}

const dayLater = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
