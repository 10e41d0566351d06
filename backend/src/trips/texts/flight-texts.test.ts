import { describe, expect, it } from '@jest/globals';
import type { TripLeg } from '../contract.js';
import { flightText } from './flight-texts.js';

const place = (code: string, city: string) => ({
  code,
  name: city,
  city,
  country: '',
  timezone: 'UTC',
  lat: 0,
  lon: 0,
});
const leg: TripLeg = {
  from: 'SYD',
  to: 'HNL',
  departure: place('SYD', 'Sydney'),
  arrival: place('HNL', 'Honolulu'),
  date: '2026-12-06',
  time: '21:35',
  arrivalDate: '2026-12-06',
  arrivalTime: '10:30',
  flightNumber: 'HA452',
  with: 'both',
};
const flown = (times: Partial<TripLeg>) => flightText({ ...leg, ...times }, 'en');
const flight = 'Sydney (SYD) to Honolulu (HNL), flight HA452: Sunday, Dec 6, 2026, at';

describe('a flight in a mail', () => {
  it('lands at a time of the same day', () => {
    expect(flown({ arrivalTime: '23:30' })).toBe(`${flight} 21:35, lands at 23:30`);
  });

  it('names the day of another landing', () => {
    expect(flown({ arrivalDate: '2026-12-07' })).toBe(`${flight} 21:35, lands on Monday at 10:30`);
  });

  it('names the day also where it lands by an earlier clock, over the date line', () => {
    expect(flown({})).toBe(`${flight} 21:35, lands on Sunday at 10:30`);
  });
});
