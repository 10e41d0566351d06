import { Inject, Injectable } from '@nestjs/common';
import { productName } from '../../platform/contract.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Airports } from '../airports/airports.service.js';
import type { Listing } from '../contract.js';
import { dayAfter, instantAt } from './instants.js';
import { escaped, icalendar } from './icalendar.js';
import { routeText } from './trip-texts.js';

@Injectable()
export class Calendars {
  constructor(
    private readonly airports: Airports,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  of(listing: Listing): { name: string; text: string } {
    const { id, departure, departureAirport, arrivalAirport, flightNumber, createdAt } = listing;
    const { publicUrl } = this.config;
    const route = routeText(listing);
    const address = `${publicUrl}/listing/${id}`;
    const text = icalendar([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      `PRODID:-//${productName}//Trips//EN`,
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      `UID:listing-${id}@${new URL(publicUrl).hostname}`,
      // A stable id: importing the file again changes nothing.
      `DTSTAMP:${compact(createdAt)}`,
      ...this.times(listing),
      `SUMMARY:${escaped(flightNumber ? `Flight ${flightNumber}, ${route}` : `Flight ${route}`)}`,
      `LOCATION:${escaped(`${departure.name} (${departure.code}), ${departure.city}`)}`,
      `DESCRIPTION:${escaped(`${productName}: ${address}`)}`,
      `URL:${address}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
    ]);
    return { name: `${departureAirport}-${arrivalAirport}-${listing.date}.ics`.toLowerCase(), text };
  }

  /** A window has whole days. Only a single day has a time. */
  private times({ date, endDate, time, departureAirport }: Listing): string[] {
    const zone = this.airports.timezoneOf(departureAirport);
    if (time && zone && (!endDate || endDate === date))
      return [`DTSTART:${compact(instantAt(date, time, zone).toISOString())}`];
    const day = (text: string) => text.replaceAll('-', '');
    return [`DTSTART;VALUE=DATE:${day(date)}`, `DTEND;VALUE=DATE:${day(dayAfter(endDate ?? date))}`];
  }
}

/** iCalendar's format of `2026-12-12T19:30:00.000Z`. */
const compact = (instant: string) => instant.replace(/\.\d+/, '').replace(/[-:]/g, '');
