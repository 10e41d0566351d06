import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { matches } from '../contract.js';
import { details, makePair, propose } from '../testing/pairs.js';
import { agreedTrip } from '../testing/trips.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ alone: 'The test adds an airport' });
});
afterAll(() => app.close());

const addAirport = `
  insert into airport values ('TXL', 'Berlin Tegel Airport', 'Berlin', 'Germany', 52.56, 13.288, 'Europe/Berlin')`;

const goOn = `
  update match set flight_number = 'AI102', date = (now() at time zone 'UTC')::date + $2::int
  where id = $1 returning date::text, departure_airport as "from"`;
const know = `
  insert into flight_status (number, day, departure, operator, status, known_at)
  values ('AI102', $1, $2, 'AI102', $3, now())`;
const onTime = {
  state: 'scheduled',
  departs: '2030-01-01T10:00:00Z',
  arrives: null,
  plannedDeparture: '2030-01-01T10:00:00Z',
  plannedArrival: null,
  terminal: '4',
  gate: null,
  belt: null,
};

describe('the way of a trip', () => {
  it('has the status of its flight on each day for which one may be stored, anywhere on Earth', async () => {
    const { id, seekers } = await agreedTrip(app);
    for (let day = -4; day <= 3; day++) {
      const [flown] = await app.database.query('test-go-on', goOn, [id, day]);
      await app.database.query('test-know', know, [flown?.date, flown?.from, JSON.stringify(onTime)]);
      const list = matches.parse((await seekers.get('/api/matches').expect(200)).json());
      const known = { date: flown?.date, legs: [{ flightStatus: { state: 'scheduled', terminal: '4' } }] };
      expect(list).toMatchObject([known]);
      expect(await details(seekers, id)).toMatchObject(known);
    }
  });

  it('has airports that this server has in no list, because a later release added or removed them', async () => {
    const { asker, owners, listingId } = await makePair(app, { date: inDays(12) });
    const { id } = await propose(owners, listingId, asker);
    await app.database.query('test-add-airport', addAirport);
    await app.database.query('test-from-it', `update match set departure_airport = 'TXL' where id = $1`, [
      id,
    ]);
    const tegel = { code: 'TXL', city: 'Berlin', timezone: 'Europe/Berlin' };
    const fromTegel = { departure: tegel, legs: [{ from: 'TXL', departure: tegel }] };
    const list = matches.parse((await owners.get('/api/matches').expect(200)).json());
    expect(list).toMatchObject([fromTegel]);
    expect(await details(owners, id)).toMatchObject(fromTegel);
  });
});
