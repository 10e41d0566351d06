import { ConflictException, Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { productName } from '../../platform/contract.js';
import { Database } from '../../platform/database/database.js';
import { dayAfter, escaped, icalendar, instantAt, legText } from '../../listings/index.js';
import type { Leg } from '../../listings/contract.js';
import type { Match } from '../contract.js';
import { MatchReads } from '../match-reads.js';

/** The legs of the listing are those of the trip while both are about the same way and day. */
const find = `
  select m.calendar_revision as revision, m.created_at as "createdAt", l.legs
  from match m left join listing l on l.id = m.listing_id and l.date = m.date
    and l.departure_airport = m.departure_airport and l.arrival_airport = m.arrival_airport
  where m.id = $1`;

interface Entry {
  revision: number;
  createdAt: Date;
  legs: Leg[] | null;
}

const statuses: Partial<Record<Match['status'], string>> = {
  agreed: 'CONFIRMED',
  done: 'CONFIRMED',
  cancelled: 'CANCELLED',
};

/** The same UID with a higher SEQUENCE moves the entry in a calendar that has it. */
@Injectable()
export class MatchCalendars {
  constructor(
    private readonly database: Database,
    private readonly matches: MatchReads,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async of(me: number, id: number): Promise<{ name: string; text: string }> {
    const match = await this.matches.one(me, id);
    const status = statuses[match.status];
    if (!status) throw new ConflictException('You have not agreed on this trip');
    const [entry] = await this.database.query<Entry & Record<string, unknown>>('match-calendar', find, [id]);
    const { revision, createdAt, legs } = entry!;
    const route = `${match.departure.code} to ${match.arrival.code}`;
    const url = `${this.config.publicUrl}/trips/${id}`;
    const text = icalendar([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      `PRODID:-//${productName}//Trips//EN`,
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      `UID:match-${id}@${new URL(this.config.publicUrl).hostname}`,
      `DTSTAMP:${compact(createdAt)}`,
      `SEQUENCE:${revision}`,
      `STATUS:${status}`,
      ...timesOf(match),
      `SUMMARY:${escaped(`${match.flightNumber ? `Flight ${match.flightNumber}` : 'Flight'}, ${route}, with ${match.other.username}`)}`,
      `LOCATION:${escaped(placeOf(match))}`,
      `DESCRIPTION:${escaped([...(legs ?? []).map(legText), `${productName}: ${url}`].join('\n'))}`,
      `URL:${url}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
    ]);
    return { name: `${match.departure.code}-${match.arrival.code}-${match.date}.ics`.toLowerCase(), text };
  }
}

function timesOf({ date, time, departure }: Match): string[] {
  if (time) return [`DTSTART:${compact(instantAt(date, time, departure.timezone))}`];
  const day = (text: string) => text.replaceAll('-', '');
  return [`DTSTART;VALUE=DATE:${day(date)}`, `DTEND;VALUE=DATE:${day(dayAfter(date))}`];
}

function placeOf({ departure, meetingPoint, meetingTime }: Match): string {
  const airport = `${departure.name} (${departure.code}), ${departure.city}`;
  if (!meetingPoint) return airport;
  return `${meetingPoint}${meetingTime ? ` at ${meetingTime}` : ''}. ${airport}`;
}

/** iCalendar's format of `2026-12-12T19:30:00.000Z`. */
const compact = (instant: Date) => instant.toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '');
