import { describe, expect, it } from '@jest/globals';
import type { TripLeg } from '../contract.js';
import { withTightConnections } from './tight-connections.js';

const places = {
  HYD: ['India', 'Asia/Kolkata'],
  DEL: ['India', 'Asia/Kolkata'],
  FRA: ['Germany', 'Europe/Berlin'],
  CDG: ['France', 'Europe/Paris'],
  DOH: ['Qatar', 'Asia/Qatar'],
  ORD: ['United States', 'America/Chicago'],
  DEN: ['United States', 'America/Denver'],
  YYZ: ['Canada', 'America/Toronto'],
} as const;
type Code = keyof typeof places;
type Leg = Parameters<typeof withTightConnections<TripLeg>>[0][number];

const place = (code: Code) => ({
  code,
  name: code,
  city: code,
  country: places[code][0],
  lat: 0,
  lon: 0,
  timezone: places[code][1],
});
const date = '2027-03-05';
const leg = (
  from: Code,
  to: Code,
  time: string | null,
  lands: string | null,
  more: Partial<Leg> = {},
): Leg => ({
  from,
  to,
  departure: place(from),
  arrival: place(to),
  date,
  time,
  arrivalDate: lands && date,
  arrivalTime: lands,
  flightNumber: null,
  with: 'both',
  ...more,
});
const status = (state: string, departs: string, arrives: string | null = null) =>
  ({ flightStatus: { state, departs, arrives } }) as Partial<Leg>;
const theDayBefore = new Date('2027-03-04T12:00:00Z');
const minutesOf = (...legs: Leg[]) =>
  withTightConnections(legs, theDayBefore).map(({ minutesToChange }) => minutesToChange);

describe('the minutes to change planes', () => {
  it.each([
    ['within Schengen', 'FRA', 'CDG', 'FRA', 60],
    ['between two other countries', 'HYD', 'DOH', 'FRA', 60],
    ['within a country', 'ORD', 'DEN', 'ORD', 60],
    ['into Schengen, with immigration', 'HYD', 'FRA', 'CDG', 90],
    ['out of a country, with immigration', 'HYD', 'DEL', 'FRA', 90],
    ['in the United States, which admit everybody', 'FRA', 'ORD', 'YYZ', 90],
    ['in Canada, which admits everybody', 'FRA', 'YYZ', 'HYD', 90],
  ] as const)('are few below the time that it takes %s', (_, from, via, to, needed) => {
    const at = (minutes: number) =>
      `1${1 + Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
    const change = (minutes: number) =>
      minutesOf(leg(from, via, null, '11:00'), leg(via, to, at(minutes), null));
    expect(change(needed)).toEqual([null, null]);
    expect(change(needed - 1)).toEqual([null, needed - 1]);
  });

  it('are those that the airlines expect', () => {
    const late = status('departed', '2027-03-05T00:00:00Z', '2027-03-05T10:20:00Z');
    const toDoha = leg('HYD', 'DOH', null, '11:00', late);
    const toFrankfurt = (more: Partial<Leg>) => leg('DOH', 'FRA', '13:30', null, more);
    expect(minutesOf(toDoha, toFrankfurt({}))).toEqual([null, 10]);
    expect(minutesOf(toDoha, toFrankfurt(status('scheduled', '2027-03-05T10:00:00Z')))).toEqual([null, -20]);
    expect(minutesOf(toDoha, toFrankfurt(status('delayed', '2027-03-05T12:30:00Z')))).toEqual([null, null]);
  });

  it('are not counted where a time is unknown, the airports differ, or nobody changes', () => {
    expect(minutesOf(leg('HYD', 'DOH', null, null), leg('DOH', 'FRA', '11:30', null))).toEqual([null, null]);
    expect(minutesOf(leg('HYD', 'DOH', null, '11:00'), leg('DEL', 'FRA', '11:30', null))).toEqual([
      null,
      null,
    ]);
    const alone = leg('HYD', 'DOH', null, '11:00', { with: 'helper' });
    const other = leg('DOH', 'FRA', '11:30', null, { with: 'seeker' });
    expect(minutesOf(alone, other)).toEqual([null, null]);
    expect(minutesOf(alone, { ...other, with: 'both' })).toEqual([null, null]);
  });

  it.each(['cancelled', 'departed', 'landed', 'diverted'])(
    'are not counted to a flight that has %s',
    (state) => {
      const after = leg('DOH', 'FRA', '11:30', null, status(state, '2027-03-05T08:30:00Z'));
      expect(minutesOf(leg('HYD', 'DOH', null, '11:00'), after)).toEqual([null, null]);
    },
  );

  it('are not counted once the flight was to leave', () => {
    const way = [leg('HYD', 'DOH', null, '11:00'), leg('DOH', 'FRA', '11:30', null)];
    const after = new Date('2027-03-05T08:31:00Z');
    expect(withTightConnections(way, after)[1]?.minutesToChange).toBeNull();
  });
});
