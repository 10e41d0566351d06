import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { agreedTrip, type Trip } from './testing/trips.js';
import { careCardEnds, journeyEnds, landing, stepsBegin, stepsEnd, withAirports } from './match-times.js';

let app: TestApp;
let trip: Trip;
beforeAll(async () => {
  app = await startTestApp();
  trip = await agreedTrip(app);
});
afterAll(() => app.close());

const change = `
  update match set departure_airport = $2, arrival_airport = $3, date = $4, time = $5 where id = $1`;
const read = `
  select ${stepsBegin} as begin, ${stepsEnd} as "end", ${journeyEnds} as "journeyEnds", ${careCardEnds} as "cardEnds",
    ${landing} as landing
  from match m ${withAirports} where m.id = $1`;

/** To the minute, in UTC. */
async function times(from: string, to: string, date: string, time: string | null) {
  await app.database.query('test-change', change, [trip.id, from, to, date, time]);
  const [row] = await app.database.query<Record<string, Date>>('test-times', read, [trip.id]);
  return Object.fromEntries(
    Object.entries(row ?? {}).map(([name, at]) => [name, at.toISOString().slice(0, 16)]),
  );
}

describe('the time of a match', () => {
  it('is local to the departure, and to the arrival for what ends', async () => {
    expect(await times('DEL', 'ORD', '2027-03-01', '02:50')).toMatchObject({
      begin: '2027-02-27T21:20',
      end: '2027-03-02T21:20',
      journeyEnds: '2027-03-04T06:00',
      cardEnds: '2027-03-09T06:00',
    });
    expect(await times('DEL', 'ORD', '2027-03-01', null)).toMatchObject({
      begin: '2027-02-27T18:30',
      end: '2027-03-03T18:30',
    });
  });

  it('keeps the card of care until a week after the last of several flights', async () => {
    await app.database.query(
      'test-legs',
      `insert into trip_leg (match_id, leg, departure, arrival, days_later, flown_by)
       values ($1, 1, 'DEL', 'FRA', 0, 'both'), ($1, 2, 'FRA', 'ORD', 14, 'both')`,
      [trip.id],
    );
    const { cardEnds } = await times('DEL', 'ORD', '2027-03-01', '02:50');
    await app.database.query('test-direct', 'delete from trip_leg where match_id = $1', [trip.id]);
    expect(cardEnds).toBe('2027-03-23T05:00');
  });

  it('is exact when clocks change: Chicago loses an hour on March 14 and gains one on November 7', async () => {
    expect(await times('ORD', 'DEL', '2027-03-14', '20:00')).toMatchObject({
      begin: '2027-03-14T01:00',
      end: '2027-03-17T01:00',
    });
    expect(await times('ORD', 'DEL', '2027-03-15', null)).toMatchObject({ begin: '2027-03-14T06:00' });
    expect(await times('ORD', 'DEL', '2027-11-07', '20:00')).toMatchObject({ begin: '2027-11-07T02:00' });
    expect(await times('DEL', 'ORD', '2027-03-13', null)).toMatchObject({ journeyEnds: '2027-03-16T06:00' });
  });

  it('is right on both sides of the date line', async () => {
    const east = await times('AKL', 'HNL', '2027-03-10', '23:30');
    expect(east).toMatchObject({ begin: '2027-03-09T10:30', journeyEnds: '2027-03-13T10:00' });
    const west = await times('HNL', 'AKL', '2027-03-10', '23:30');
    expect(west).toMatchObject({ begin: '2027-03-10T09:30', journeyEnds: '2027-03-12T11:00' });
  });

  it('estimates the landing within an hour or two', async () => {
    for (const [from, to, hours] of [
      ['JFK', 'DEL', 14.5],
      ['JFK', 'SIN', 18.7],
      ['LHR', 'CDG', 1.3],
    ] as const) {
      const { begin, landing: landed } = await times(from, to, '2027-02-10', '12:00');
      const flown = (Date.parse(`${landed}Z`) - Date.parse(`${begin}Z`)) / 3_600_000 - 24;
      expect(Math.abs(flown - hours)).toBeLessThan(2.5);
    }
  });
});
