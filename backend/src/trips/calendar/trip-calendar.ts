import { productName } from '../../platform/contract.js';
import { timeIn } from '../../platform/language/formats.js';
import { dayAfter, daysLater, escaped, icalendar, instantAt } from '../../listings/index.js';
import { placeText } from '../legs/meeting-texts.js';
import type { BriefedLeg, Briefing } from '../texts/briefings.js';
import { handOverText } from '../texts/hand-over-texts.js';
import { wordsOf } from '../words/index.js';

export interface CalendarFile {
  name: string;
  text: string;
}

interface Options {
  status: 'CONFIRMED' | 'CANCELLED';
  publicUrl: string;
  hasAlarms?: boolean;
}

export function tripCalendar(briefing: Briefing, options: Options): CalendarFile {
  const [first, last] = [briefing.legs[0]!, briefing.legs.at(-1)!];
  const text = icalendar([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${productName}//Trips//${briefing.language.toUpperCase()}`,
    'METHOD:PUBLISH',
    ...tripEvents(briefing, options),
    'END:VCALENDAR',
  ]);
  return { name: `${first.from}-${last.to}-${first.date}.ics`.toLowerCase(), text };
}

/** One event for each flight. The same UID with a higher SEQUENCE moves the event in a calendar that has it. */
export function tripEvents(briefing: Briefing, options: Options): string[] {
  const { legs, relay } = briefing;
  // Files of direct trips, and of earlier releases, have what the two fly together under this number. A relay began as
  // a trip with its first companion, whose entries stay.
  const isFirst = (leg: BriefedLeg) =>
    relay ? leg.from === relay.departure && leg.date === relay.date : leg.with === 'both';
  const met = legs.findIndex(isFirst);
  const id = relay?.tripId ?? briefing.matchId;
  return legs.flatMap((leg, index) =>
    event(briefing, leg, { ...options, id, number: index + 1, isMeeting: index === met }),
  );
}

interface EventOptions extends Options {
  /** Of the trip. */
  id: number;
  number: number;
  /** The flight before which the two meet. */
  isMeeting: boolean;
}

function event(
  briefing: Briefing,
  leg: BriefedLeg,
  { status, publicUrl, hasAlarms, id, number, isMeeting }: EventOptions,
) {
  const { matchId, createdAt, calendarRevision, calendarRevisedAt, flyer, companionName, language } =
    briefing;
  const words = wordsOf(language);
  const url = `${publicUrl}/trips/${matchId}`;
  const companion = leg.with === 'both' ? (leg.helper?.whole ?? companionName) : null;
  const way = words.way(leg.from, leg.to);
  const summary = words.calendar.summary(flyer, leg.flightNumber, way, companion);
  const place = meetingAt(briefing, leg);
  const notes = [
    place && words.calendar.meetHere(place),
    ...handOversOn(briefing, leg),
    `${productName}: ${url}`,
  ];
  const airport = `${leg.departure.name} (${leg.departure.code}), ${leg.departure.city}`;
  return [
    'BEGIN:VEVENT',
    `UID:match-${id}${isMeeting ? '' : `-leg-${number}`}@${new URL(publicUrl).hostname}`,
    `DTSTAMP:${compact(calendarRevisedAt)}`,
    `CREATED:${compact(createdAt)}`,
    `LAST-MODIFIED:${compact(calendarRevisedAt)}`,
    `SEQUENCE:${calendarRevision}`,
    `STATUS:${status}`,
    ...timesOf(leg),
    `SUMMARY:${escaped(summary)}`,
    `LOCATION:${escaped(place ? `${place}. ${airport}` : airport)}`,
    `DESCRIPTION:${escaped(notes.filter(Boolean).join('\n'))}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    // Who changes planes is on the way already.
    ...(hasAlarms && status === 'CONFIRMED' && number === 1 ? alarms(leg, escaped(summary)) : []),
    'END:VEVENT',
  ];
}

/** The evening before on the clocks of the airport, and when it is time to go there. */
function alarms({ date, time, departure }: BriefedLeg, text: string): string[] {
  const evening = instantAt(daysLater(-1, date), '20:00', departure.timezone);
  const triggers = [`TRIGGER;VALUE=DATE-TIME:${compact(evening)}`, ...(time ? ['TRIGGER:-PT3H'] : [])];
  return triggers.flatMap((trigger) => [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    trigger,
    `DESCRIPTION:${text}`,
    'END:VALARM',
  ]);
}

function timesOf({ date, time, departure, arrival, arrivalDate, arrivalTime }: BriefedLeg): string[] {
  const day = (text: string) => text.replaceAll('-', '');
  if (!time) return [`DTSTART;VALUE=DATE:${day(date)}`, `DTEND;VALUE=DATE:${day(dayAfter(date))}`];
  const start = `DTSTART:${compact(instantAt(date, time, departure.timezone))}`;
  if (!arrivalDate || !arrivalTime) return [start];
  return [start, `DTEND:${compact(instantAt(arrivalDate, arrivalTime, arrival.timezone))}`];
}

/** Where the two meet before this flight, and the day if it is another one than that of the entry. */
function meetingAt({ meetings, language }: Briefing, leg: BriefedLeg): string | undefined {
  const { place, date = null, time = null } = meetings.find(({ airport }) => airport === leg.from) ?? {};
  if (!place) return undefined;
  if (date && date !== leg.date) return placeText({ place, date, time }, language);
  return time ? wordsOf(language).calendar.placeAt(place, timeIn(language, time)) : place;
}

/** Where the flight leads to another companion, or begins with one. */
const handOversOn = (
  { handOvers, flyer, companion, language }: Briefing,
  { from, to }: BriefedLeg,
): string[] =>
  handOvers
    .filter(({ airport, reader }) => airport === (reader === 'taker' ? from : to))
    .map((each) => handOverText(each, { traveler: each.reader ? companion : flyer }, language));

/** iCalendar's format of `2026-12-12T19:30:00.000Z`. */
const compact = (instant: Date) => instant.toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '');
