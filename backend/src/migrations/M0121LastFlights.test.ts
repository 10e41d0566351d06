import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { agreedTrip } from '../trips/testing/trips.js';
import { M0121LastFlights } from './M0121LastFlights.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

let id: number;
beforeEach(async () => {
  ({ id } = await agreedTrip(app));
});

const change = (name: string, sql: string) => app.database.query(`test-${name}`, sql, [id]);
const daysLater = 'select last_flight_days_later as days from match where id = $1';
const fly = () =>
  change(
    'insert',
    `insert into trip_leg (match_id, leg, departure, arrival, days_later, flown_by)
     values ($1, 1, 'DEL', 'DOH', 0, 'both'), ($1, 2, 'DOH', 'FRA', 3, 'both'), ($1, 3, 'FRA', 'ORD', 5, 'seeker')`,
  );

describe('the day of the last flight', () => {
  it('is kept with the trip, of the flights that the two share', async () => {
    expect(await change('days', daysLater)).toEqual([{ days: 0 }]);
    await fly();
    expect(await change('days', daysLater)).toEqual([{ days: 3 }]);
    await change('update', `update trip_leg set flown_by = 'both' where match_id = $1`);
    expect(await change('days', daysLater)).toEqual([{ days: 5 }]);
    await change('delete', 'delete from trip_leg where match_id = $1 and leg > 1');
    expect(await change('days', daysLater)).toEqual([{ days: 0 }]);
  });

  it('is found for the trips from before', async () => {
    await fly();
    const orm = app.get(MikroORM);
    const migration = new M0121LastFlights(orm.em.getDriver(), orm.config);
    migration.up();
    const client = await app.database.pool.connect();
    try {
      await client.query('begin');
      await client.query('alter table match drop column last_flight_days_later');
      for (const side of ['helper', 'seeker'])
        await client.query(`create index match_of_${side} on match (${side}_id, date, id)`);
      for (const query of migration.getQueries() as string[]) await client.query(query);
      expect((await client.query(daysLater, [id])).rows).toEqual([{ days: 3 }]);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});
