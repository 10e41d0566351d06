import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { matches } from '../contract.js';
import { details, makePair, propose } from '../testing/pairs.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ alone: 'The test adds an airport' });
});
afterAll(() => app.close());

const addAirport = `
  insert into airport values ('TXL', 'Berlin Tegel Airport', 'Berlin', 'Germany', 52.56, 13.288, 'Europe/Berlin')`;

describe('the way of a trip', () => {
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
