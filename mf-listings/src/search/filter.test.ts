import { describe, expect, it } from '@jest/globals';
import { airportCode, flightNumber, listingFilter } from 'backend/contract/listings';
import { consistentListing } from 'backend/contract/listings/posting';
import { z } from 'zod';
import { flightIssue, readFilter, readFlight, routeIssue, searchPath } from './filter';

const read = (query: string) => JSON.parse(JSON.stringify(readFilter(new URLSearchParams(query))));

describe('a search in the address bar', () => {
  it('is read with every filter', () => {
    const query =
      'from=JFK&to=DEL&date=2026-12-04&endDate=2026-12-07&flight=AI127&type=helper&needs=changing_planes%2Cforms&language=hi&verified=true&acceptsTips=true&stops=some';
    const filter = {
      from: 'JFK',
      to: 'DEL',
      date: '2026-12-04',
      endDate: '2026-12-07',
      flight: 'AI127',
      type: 'helper',
      needs: ['changing_planes', 'forms'],
      language: 'hi',
      verified: true,
      acceptsTips: true,
      stops: 'some',
    };
    expect(read(query)).toEqual(filter);
    expect(listingFilter.parse(Object.fromEntries(new URLSearchParams(query)))).toEqual(filter);
    expect(searchPath(read(query))).toBe(`/search?${query}`);
  });

  it('may have been typed by hand', () => {
    expect(read('from=jfk&to=%20del&flight=ai+0127')).toEqual({ from: 'JFK', to: 'DEL', flight: 'AI127' });
    expect(read('flight=AI%E2%80%91127')).toEqual({ flight: 'AI127' });
    expect(read('from=RAJ')).toEqual({ from: 'HSR' });
  });

  it.each([
    'from=New+York',
    'to=D3L',
    'date=tomorrow',
    'date=2026-02-29',
    'date=2026-13-01',
    'flight=AA',
    'flight=flight',
    'type=both',
    'type=pilot',
    'endDate=2026-12-04',
    'open=12',
    'needs=a+lift',
    'needs=',
    'language=Hindi',
    'verified=false',
    'acceptsTips=1',
    'stops=FRA.x,a+stop',
    'utm_source=mail',
  ])('ignores an invalid value: %s', (query) => {
    expect(read(query)).toEqual({});
    expect(searchPath(read(query))).toBe('/search');
  });

  it('has no last day before its first', () => {
    expect(read('date=2026-12-04&endDate=2026-12-03')).toEqual({ date: '2026-12-04' });
  });
});

it.each([
  'AA12',
  'aa 0012',
  '6E 2041',
  'BA1A',
  'A 12',
  'AA0',
  'AA12345',
  '',
  'JFK',
  'W6 1',
  '6E-2041',
  'AI\u2011127',
  'AI – 0127',
  'ai−127',
  '127',
  '12 7',
  'AI_127',
])('takes "%s" for the flight number that the contract takes it for', (text) => {
  expect(readFlight(text)).toBe(flightNumber.safeParse(text).data);
});

it.each(['JFK', 'jfk', ' DEL ', 'raj', 'JF', 'JFKX', 'J1K', 'ÅBC'])(
  'takes "%s" for the airport that the contract takes it for',
  (text) => {
    const { from } = readFilter(new URLSearchParams({ from: text }));
    expect(from).toBe(airportCode.safeParse(text).data);
  },
);

it.each(['to Delhi', '127', '0127', 'AI-127', 'AI', '12 7'])(
  'says about the flight number "%s" what the contract says',
  (text) => {
    expect(flightIssue(text)).toBe(flightNumber.safeParse(text).error?.issues[0]?.message);
  },
);

it('says about a route that ends where it begins what the contract says', () => {
  const trip = z.object({ departureAirport: z.string(), arrivalAirport: z.string(), date: z.string() });
  const nowhere = { departureAirport: 'DEL', arrivalAirport: 'DEL', date: '2099-12-04' };
  const parsed = consistentListing(trip).safeParse(nowhere);
  expect(routeIssue({ from: 'DEL', to: 'DEL' })).toBe(parsed.error?.issues[0]?.message);
});
