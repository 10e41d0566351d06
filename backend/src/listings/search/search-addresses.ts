import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PageAddresses } from '../../platform/html/page-addresses.js';
import { airports } from '../airports/airports.js';
import { busiestAirportNamed } from '../airports/city-names.js';
import { typedDay } from './typed-day.js';

/** The forms of these pages work without script: then airports have names, and days are written as the page shows them. */
@Injectable()
export class SearchAddresses implements OnModuleInit {
  constructor(private readonly addresses: PageAddresses) {}

  onModuleInit(): void {
    for (const page of ['/search', '/flight-search']) this.addresses.register(page, understoodSearch);
  }
}

/** What is not understood stays as it is: the page says so at its field. */
export function understoodSearch(query: URLSearchParams): URLSearchParams {
  const understood = new URLSearchParams(query);
  const change = (name: string, read: (text: string) => string | undefined) => {
    for (const text of query.getAll(name).slice(0, 1)) {
      const value = read(text.trim());
      if (value && value !== text) understood.set(name, value);
    }
  };
  for (const name of ['from', 'to']) change(name, codeOf);
  for (const name of ['date', 'endDate']) change(name, typedDay);
  const stops = query.getAll('stops').filter(Boolean);
  const between = stops
    .join(',')
    .split(',')
    .map((stop) => codeOf(stop.trim()) ?? stop);
  if (stops.length && between.join(',') !== query.get('stops')) understood.set('stops', between.join(','));
  return understood;
}

const codes = new Set(airports.map(({ code }) => code));

/** A form without script cannot offer the airports of a city. What is unknown stays as it is typed. */
const codeOf = (text: string) =>
  codes.has(text.toUpperCase()) ? undefined : busiestAirportNamed(text)?.code;
