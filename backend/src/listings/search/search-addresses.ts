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
  understandStops(query, understood);
  // The page has no list of airports.
  const stops = (understood.get('stops') ?? '').split(',');
  const unknown = [
    ...['from', 'to', 'stops'].filter((name) => hasUnknownCode(understood.get(name) ?? '')),
    ...stops.flatMap((stop, index) => (hasUnknownCode(stop) ? [`stop${index + 1}`] : [])),
  ];
  if (unknown.length) understood.set('unknown', unknown.join(','));
  else understood.delete('unknown');
  return understood;
}

const stopNumbers = [1, 2, 3];

/** The fields for stops and the filter have one name, and become one text. */
function understandStops(query: URLSearchParams, understood: URLSearchParams) {
  const typed = query.has('stopDay') ? stopsOfFields(query) : stopsOfTexts(query.getAll('stops'));
  const airports = typed.filter(({ name }) => name !== 'some');
  const stops = airports.length ? airports : typed;
  const text = stops.map(({ name, rest }) => (codeOf(name.trim()) ?? name) + rest).join(',');
  if (text) understood.set('stops', text);
  else if (query.has('stopDay')) understood.delete('stops');
  for (const name of ['stopDay', 'stopFlight']) understood.delete(name);
  for (const number of stopNumbers) {
    const stop = stops[number - 1];
    const other = `stop${number}Name`;
    const called = stop && [stop.name, query.get(other)].find((each) => isAmbiguous(each ?? ''));
    if (called) understood.set(other, called.trim());
    else understood.delete(other);
  }
}

/** `rest` has day and flight of the next leg, as in `Doha.2027-03-02.LH430`. */
interface TypedStop {
  name: string;
  rest: string;
}

const stopsOfTexts = (texts: string[]): TypedStop[] =>
  texts
    .filter(Boolean)
    .flatMap((text) => text.split(','))
    .map((text) => {
      const [, name = '', rest = ''] = /^(.*?)(\.\d{4}-\d\d-\d\d.*)?$/s.exec(text) ?? [];
      return { name, rest };
    });

/** The form for flights has three fields for each stop. */
function stopsOfFields(query: URLSearchParams): TypedStop[] {
  const [days, flights] = [query.getAll('stopDay'), query.getAll('stopFlight')];
  // These part the stops in the address.
  const plain = (text: string) => text.replaceAll(/[.,]/g, ' ').trim();
  return query
    .getAll('stops')
    .map((name, index) => {
      const typed = days[index]?.trim() ?? '';
      const [day, flight] = [typedDay(typed) ?? plain(typed), plain(flights[index] ?? '')];
      const rest = flight ? `.${day}.${flight}` : day && `.${day}`;
      return { name: codeOf(name.trim()) ? name : plain(name), rest };
    })
    .filter(({ name, rest }) => name || rest);
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
