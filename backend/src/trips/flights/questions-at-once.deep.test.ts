import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { dayOfAI102 } from '../testing/daily-flight.js';
import { FollowedFlights } from './followed-flights.js';

const env = { FLIGHT_BUDGET_HOUR: '2000', FLIGHT_BUDGET_DAY: '2000' };
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env, alone: 'It asks from two nodes' });
});
afterAll(() => app.close());

const agreed = `
  insert into match (helper_id, seeker_id, proposer_id, status, departure_airport, arrival_airport, date, time,
    flight_number, sign_digits, sign_picture)
  select $1, $2, $1, 'agreed', 'JFK', 'DEL', $3, '12:30', 'ZZ' || (1 + n % 300), '1234', 'kite'
  from generate_series(1, 1000) n`;

describe('the questions about planes', () => {
  it('two nodes ask 300 questions about 300 planes of 1,000 trips', async () => {
    const other = await startTestApp({ env: { ...env, DATABASE_URL: app.config.databaseUrl } });
    const [helper, seeker] = [await app.make.user(), await app.make.user()];
    await app.database.query('test-agreed', agreed, [helper.id, seeker.id, dayOfAI102()]);
    const asked = async () => {
      await Promise.all([app, other].map((node) => node.get(FollowedFlights).follow()));
      const [row] = await app.database.query<{ count: number }>(
        'test-asked',
        'select hour_spent as count from flight_budget',
      );
      return row?.count;
    };
    expect(await asked()).toBe(300);
    expect(await asked()).toBe(300);
    await other.close();
  });
});
