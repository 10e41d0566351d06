import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { agreedTrip } from '../trips/testing/trips.js';
import { M0122MeetingPoints } from './M0122MeetingPoints.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('the place of a trip that older pages show', () => {
  const arrival = { airport: 'ORD', place: 'Arrivals, gate D', daysLater: 1, time: '20:45' };
  const departure = { airport: 'JFK', place: 'Check-in', daysLater: -1, time: '23:00' };

  it.each([
    [[arrival], { place: null, time: null }],
    [[departure, arrival], { place: 'Check-in', time: '23:00' }],
  ])('is the one at the departure', async (meetings, shown) => {
    const { id } = await agreedTrip(app, { listing: { departureAirport: 'JFK' } });
    await app.database.query(
      'test-meetings',
      `update match set meetings = $2, meeting_point = $3, meeting_time = '20:45' where id = $1`,
      [id, JSON.stringify(meetings), arrival.place],
    );
    const orm = app.get(MikroORM);
    const em = orm.em.fork();
    const migration = new M0122MeetingPoints(em.getDriver(), orm.config);
    migration.up();
    for (const query of migration.getQueries()) await em.execute(query);
    const place = 'select meeting_point as place, meeting_time as time from match where id = $1';
    expect(await app.database.query('test-place', place, [id])).toEqual([shown]);
  });
});
