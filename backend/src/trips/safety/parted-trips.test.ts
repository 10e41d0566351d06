import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Client } from '../../testing/client.js';
import { forgetLimits } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { makePair, makeStrangers, propose } from '../testing/pairs.js';
import { agreedTrip, departOn } from '../testing/trips.js';
import { partedTrip } from './contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const path = ({ id }: { id: number }) => `/api/matches/${id}/parted`;
const read = async (by: Client, trip: { id: number }) =>
  partedTrip.parse((await by.get(path(trip)).expect(200)).json());
const block = (by: Client, { id: userId }: { id: number }) => by.post('/api/blocks', { userId }).expect(200);

describe('a trip on whose day one has blocked the other', () => {
  it('is known to both by its way, its day and the name of the other, and not by who blocked', async () => {
    const trip = await agreedTrip(app);
    await departOn(app, trip, 0);
    await trip.helpers.get(path(trip)).expect(404);
    await block(trip.helpers, trip.seeker);
    const way = { departure: { code: 'JFK', city: 'New York' }, arrival: { code: 'DEL', city: 'Delhi' } };
    const [ofHelper, ofSeeker] = [await read(trip.helpers, trip), await read(trip.seekers, trip)];
    expect(ofHelper).toMatchObject({ ...way, other: trip.seeker.username });
    expect(ofSeeker).toMatchObject({ ...way, other: trip.helper.username });
    expect(Object.keys(ofSeeker).sort()).toEqual(['arrival', 'date', 'departure', 'other', 'traveler']);
    for (const [client, status] of [
      [await app.as(await app.make.user()), 404],
      [app.asVisitor(), 401],
    ] as const)
      await client.get(path(trip)).expect(status);
  });

  it('names to the family the one who flies', async () => {
    const traveler = { firstName: 'Kamala', ageGroup: '80_up' };
    const { owner, owners, asker, askers, asked } = await makeStrangers(app);
    const trip = await asked({ traveler });
    await owners.post(`/api/matches/${trip.id}/agree`).expect(200);
    await departOn(app, trip, 0);
    await block(askers, owner);
    expect(await read(askers, trip)).toMatchObject({ other: owner.username, traveler: 'Kamala' });
    expect(await read(owners, trip)).toMatchObject({ other: asker.username, traveler: null });
  });

  it('names no deleted account, and not the other of a mere proposal', async () => {
    const trip = await agreedTrip(app);
    await departOn(app, trip, 0);
    await block(trip.seekers, trip.helper);
    await trip.helpers.delete('/api/profile', { email: trip.helper.email }).expect(200);
    expect((await read(trip.seekers, trip)).other).toBeNull();

    const { owner, asker, owners, askers, listingId } = await makePair(app);
    const proposal = await propose(askers, listingId, owner);
    await departOn(app, proposal, 0);
    await block(owners, asker);
    expect((await read(askers, proposal)).other).toBeNull();
  });
});
