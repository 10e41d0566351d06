import { productName } from '../../platform/contract.js';
import { dayAfter, escaped, icalendar, instantAt } from '../../listings/index.js';
import type { TripLeg } from '../contract.js';
import type { Briefing } from '../words/briefings.js';

export interface CalendarFile {
  name: string;
  text: string;
}

interface Options {
  status: 'CONFIRMED' | 'CANCELLED';
  publicUrl: string;
}

/** One event for each flight. The same UID with a higher SEQUENCE moves the event in a calendar that has it. */
export function tripCalendar(briefing: Briefing, options: Options): CalendarFile {
  const { legs } = briefing;
  // Files of direct trips, and of earlier releases, have what the two fly together under this number.
  const met = legs.findIndex((leg) => leg.with === 'both');
  const [first, last] = [legs[0]!, legs.at(-1)!];
  const text = icalendar([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${productName}//Trips//EN`,
    'METHOD:PUBLISH',
    ...legs.flatMap((leg, index) =>
      event(briefing, leg, { ...options, number: index + 1, isMeeting: index === met }),
    ),
    'END:VCALENDAR',
  ]);
  return { name: `${first.from}-${last.to}-${first.date}.ics`.toLowerCase(), text };
}

interface EventOptions extends Options {
  number: number;
  /** The flight before which the two meet. */
  isMeeting: boolean;
}

function event(briefing: Briefing, leg: TripLeg, { status, publicUrl, number, isMeeting }: EventOptions) {
  const { matchId, createdAt, calendarRevision, flyer, companionName } = briefing;
  const url = `${publicUrl}/trips/${matchId}`;
  const flight = [leg.flightNumber ? `Flight ${leg.flightNumber}` : 'Flight', `${leg.from} to ${leg.to}`];
  const summary = [...flight, leg.with === 'both' && `with ${companionName}`].filter(Boolean).join(', ');
  const place = meetingAt(briefing, leg);
  const airport = `${leg.departure.name} (${leg.departure.code}), ${leg.departure.city}`;
  return [
    'BEGIN:VEVENT',
    `UID:match-${matchId}${isMeeting ? '' : `-leg-${number}`}@${new URL(publicUrl).hostname}`,
    `DTSTAMP:${compact(createdAt)}`,
    `SEQUENCE:${calendarRevision}`,
    `STATUS:${status}`,
    ...timesOf(leg),
    `SUMMARY:${escaped(flyer ? `${flyer}: ${summary}` : summary)}`,
    `LOCATION:${escaped(place ? `${place}. ${airport}` : airport)}`,
    `DESCRIPTION:${escaped([place && `You meet here: ${place}`, `${productName}: ${url}`].filter(Boolean).join('\n'))}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

function timesOf({ date, time, departure, arrival, arrivalDate, arrivalTime }: TripLeg): string[] {
  const day = (text: string) => text.replaceAll('-', '');
  if (!time) return [`DTSTART;VALUE=DATE:${day(date)}`, `DTEND;VALUE=DATE:${day(dayAfter(date))}`];
  const start = `DTSTART:${compact(instantAt(date, time, departure.timezone))}`;
  if (!arrivalDate || !arrivalTime) return [start];
  return [start, `DTEND:${compact(instantAt(arrivalDate, arrivalTime, arrival.timezone))}`];
}

/** Where the two meet before this flight. */
function meetingAt({ meetings }: Briefing, { from }: TripLeg): string | undefined {
  const { place, time } = meetings?.find(({ airport }) => airport === from) ?? {};
  return place ? `${place}${time ? ` at ${time}` : ''}` : undefined;
}

/** iCalendar's format of `2026-12-12T19:30:00.000Z`. */
const compact = (instant: Date) => instant.toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '');
