import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PageAddresses } from '../../platform/html/page-addresses.js';
import { airports } from '../airports/airports.js';
import { airportsNamed, busiestAirportNamed } from '../airports/city-names.js';
import { formerCodes } from '../airports/contract.js';
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
  for (const name of ['from', 'to']) {
    change(name, codeOf);
    // For the page, which says which one was taken, and offers the others.
    const other = `${name}Name`;
    const called = [query.get(name), query.get(other)].find((text) => isAmbiguous(text ?? ''));
    if (called) understood.set(other, called.trim());
    else understood.delete(other);
  }
  for (const name of ['date', 'endDate']) change(name, typedDay);
  const needs = query.getAll('needs');
  if (needs.length > 1) understood.set('needs', needs.join(','));
  const fields = query.getAll('stops');
  const stops = stopsIn(fields);
  if (stops && (fields.length > 1 || stops !== fields[0])) understood.set('stops', stops);
  // The page has no list of airports.
  const unknown = ['from', 'to', 'stops'].filter((name) => hasUnknownCode(understood.get(name) ?? ''));
  if (unknown.length) understood.set('unknown', unknown.join(','));
  else understood.delete('unknown');
  return understood;
}

/** Of the fields for airports and of the filter, in one text. */
function stopsIn(fields: string[]): string {
  const stops = fields
    .filter(Boolean)
    .flatMap((text) => text.split(','))
    .map((stop) => codeOf(stop.trim()) ?? stop);
  const airports = stops.filter((stop) => stop !== 'some');
  return (airports.length ? airports : stops).join(',');
}

const isAmbiguous = (text: string) => airportsNamed(text).length > 1;

const codes = new Set(airports.map(({ code }) => code));

/** Of one airport, or of stops such as `FRA.2027-03-02,DOH`. */
const hasUnknownCode = (text: string) =>
  text.split(',').some((part) => {
    const [code] = /^[A-Z]{3}(?=\.|$)/.exec(part.trim().toUpperCase()) ?? [];
    return code !== undefined && !codes.has(formerCodes[code] ?? code);
  });

/** A form without script cannot offer the airports of a city. What is unknown stays as it is typed. */
const codeOf = (text: string) =>
  codes.has(text.toUpperCase()) ? undefined : busiestAirportNamed(text)?.code;
