import { describe, expect, it } from '@jest/globals';
import { flightsOf, type TimetableRow } from './timetable-rows.js';

const zones: Record<string, string> = {
  JFK: 'America/New_York',
  FRA: 'Europe/Berlin',
  SIN: 'Asia/Singapore',
  AKL: 'Pacific/Auckland',
  HNL: 'Pacific/Honolulu',
};
const row = (from: string, out: string, to: string, landing: string): TimetableRow => ({
  operatorNumber: 'SQ25',
  from,
  to,
  out: Date.parse(`${out}Z`),
  in: Date.parse(`${landing}Z`),
});
const flights = (...rows: TimetableRow[]) => flightsOf('SQ25', rows, (code) => zones[code]);
const routes = (...rows: TimetableRow[]) =>
  flights(...rows).map(({ key, legs }) => [key, ...legs.map(({ departure }) => departure)].join(' '));

const toFrankfurt = row('JFK', '2027-03-03T01:55', 'FRA', '2027-03-03T09:40');
const toSingapore = row('FRA', '2027-03-03T10:50', 'SIN', '2027-03-03T23:30');

describe('the reader of timetable rows', () => {
  it('tells days and times by the clocks of each airport', () => {
    expect(flights(toFrankfurt)[0]?.legs).toEqual([
      expect.objectContaining({
        departure: 'JFK',
        date: '2027-03-02',
        time: '20:55',
        arrival: 'FRA',
        arrivalDate: '2027-03-03',
        arrivalTime: '10:40',
      }),
    ]);
  });

  it('lands the day before where the way crosses the date line', () => {
    const home = row('AKL', '2027-03-03T10:00', 'HNL', '2027-03-03T19:00');
    expect(flights(home)[0]?.legs[0]).toMatchObject({ date: '2027-03-03', arrivalDate: '2027-03-03' });
    const early = row('AKL', '2027-03-02T12:00', 'HNL', '2027-03-02T20:30');
    expect(flights(early)[0]?.legs[0]).toMatchObject({ date: '2027-03-03', arrivalDate: '2027-03-02' });
  });

  it('makes one flight of legs that follow each other, in any order of the rows', () => {
    expect(routes(toSingapore, toFrankfurt)).toEqual(['SQ25.2027-03-02 JFK FRA']);
  });

  it('keeps apart what one plane cannot fly', () => {
    const dayLater = row('FRA', '2027-03-04T10:50', 'SIN', '2027-03-04T23:30');
    const back = row('FRA', '2027-03-03T12:00', 'JFK', '2027-03-03T21:00');
    const before = row('FRA', '2027-03-03T09:00', 'SIN', '2027-03-03T22:00');
    expect(routes(toFrankfurt, dayLater)).toHaveLength(2);
    expect(routes(toFrankfurt, back)).toHaveLength(2);
    expect(routes(toFrankfurt, before)).toHaveLength(2);
  });

  it('counts a row that comes twice once, and leaves out airports that it does not know', () => {
    const unknown = row('FRA', '2027-03-03T10:50', 'XXX', '2027-03-03T23:30');
    expect(routes(toFrankfurt, toFrankfurt, unknown)).toEqual(['SQ25.2027-03-02 JFK']);
  });
});
