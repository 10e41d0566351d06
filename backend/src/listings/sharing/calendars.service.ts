import { Inject, Injectable } from '@nestjs/common';
import { productName } from '../../platform/contract.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { currentLanguage } from '../../platform/request-context.js';
import { Airports } from '../airports/airports.service.js';
import type { Leg, Listing } from '../contract.js';
import { wordsOf } from '../words/index.js';
import { dayAfter, firstDayAfter, instantAt } from './instants.js';
import { escaped, icalendar } from './icalendar.js';
import { routeText } from './trip-texts.js';

@Injectable()
export class Calendars {
  constructor(
    private readonly airports: Airports,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** One entry, or one for each flight of a trip with stops. */
  of(listing: Listing): { name: string; text: string } {
    const { departureAirport, arrivalAirport, legs } = listing;
    const entries = legs?.length
      ? legs.flatMap((leg, index) => this.legEntry(listing, leg, index))
      : this.entry(listing, {
          uid: `listing-${listing.id}`,
          times: this.times(listing),
          route: routeText(listing, currentLanguage()),
          ...listing,
        });
    const text = icalendar([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      `PRODID:-//${productName}//Trips//${currentLanguage().toUpperCase()}`,
      'METHOD:PUBLISH',
      ...entries,
      'END:VCALENDAR',
    ]);
    return { name: `${departureAirport}-${arrivalAirport}-${listing.date}.ics`.toLowerCase(), text };
  }

  private legEntry(listing: Listing, leg: Leg, index: number): string[] {
    const { departure, stops } = listing;
    return this.entry(listing, {
      // The first keeps the id that the direct trip had.
      uid: `listing-${listing.id}${index ? `-leg-${index + 1}` : ''}`,
      times: this.legTimes(leg),
      route: routeText({ departureAirport: leg.from, arrivalAirport: leg.to }, currentLanguage()),
      departure: stops?.[index - 1] ?? departure,
      flightNumber: leg.flightNumber ?? null,
    });
  }

  private entry({ id, createdAt }: Listing, { uid, times, route, departure, flightNumber }: Entry): string[] {
    const { publicUrl } = this.config;
    const { calendarEntry } = wordsOf(currentLanguage());
    const address = `${publicUrl}/listing/${id}`;
    return [
      'BEGIN:VEVENT',
      `UID:${uid}@${new URL(publicUrl).hostname}`,
      // A stable id: importing the file again changes nothing.
      `DTSTAMP:${compact(createdAt)}`,
      ...times,
      `SUMMARY:${escaped(calendarEntry(route, flightNumber))}`,
      `LOCATION:${escaped(`${departure.name} (${departure.code}), ${departure.city}`)}`,
      `DESCRIPTION:${escaped(`${productName}: ${address}`)}`,
      `URL:${address}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ];
  }

  /** A window has whole days. Only a single day has a time. */
  private times(listing: Listing): string[] {
    const { date, endDate, departureAirport: from, arrivalAirport: to, time } = listing;
    if (!time || (endDate && endDate !== date)) return wholeDays(date, endDate ?? date);
    const [arrivalTime, arrivalDate] = [listing.arrivalTime ?? undefined, listing.arrivalDate ?? undefined];
    return this.legTimes({ from, to, date, time, arrivalTime, arrivalDate });
  }

  private legTimes({ from, to, date, time, arrivalTime, arrivalDate }: Leg): string[] {
    const [start, end] = [this.airports.timezoneOf(from), this.airports.timezoneOf(to)];
    if (!time || !start) return wholeDays(date, date);
    const departs = instantAt(date, time, start);
    const day = arrivalTime && end && (arrivalDate ?? firstDayAfter(departs.getTime(), arrivalTime, end));
    const lands = day && instantAt(day, arrivalTime, end);
    return [
      `DTSTART:${compact(departs.toISOString())}`,
      ...(lands ? [`DTEND:${compact(lands.toISOString())}`] : []),
    ];
  }
}

interface Entry extends Pick<Listing, 'departure' | 'flightNumber'> {
  uid: string;
  times: string[];
  route: string;
}

function wholeDays(first: string, last: string): string[] {
  const day = (text: string) => text.replaceAll('-', '');
  return [`DTSTART;VALUE=DATE:${day(first)}`, `DTEND;VALUE=DATE:${day(dayAfter(last))}`];
}

/** iCalendar's format of `2026-12-12T19:30:00.000Z`. */
const compact = (instant: string) => instant.replace(/\.\d+/, '').replace(/[-:]/g, '');
