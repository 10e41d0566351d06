import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Client } from '../../testing/client.js';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { matchDetails } from '../contract.js';
import { agreedTrip } from '../testing/trips.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const listing = { departureAirport: 'DEL', arrivalAirport: 'JFK', flightNumber: 'AI102', date: inDays(2) };
const passIn = (seat: string) => ({
  flight: 'AI102',
  date: inDays(2),
  leg: { from: 'DEL', to: 'JFK' },
  hash: createHash('sha256').update(`trip ${seat}`).digest('hex'),
});
const show = (client: Client, id: number, pass: object) =>
  client.post(`/api/matches/${id}/boarding-pass`, pass);
const takeBack = (client: Client, id: number) => client.delete(`/api/matches/${id}/boarding-pass`);
const shownTo = async (client: Client, id: number) =>
  matchDetails.parse((await client.get(`/api/matches/${id}`).expect(200)).json()).passShown;

describe('the boarding pass of a trip', () => {
  it('shows each side of a trip whether the other has shown a boarding pass', async () => {
    const { id, helpers, seekers } = await agreedTrip(app, { listing });
    const shown = { flight: 'AI102', date: inDays(2) };
    expect(await shownTo(seekers, id)).toEqual({ me: null, other: null });
    await show(helpers, id, passIn('1A')).expect(200);
    expect(await shownTo(helpers, id)).toEqual({ me: shown, other: null });
    expect(await shownTo(seekers, id)).toEqual({ me: null, other: shown });
    await show(seekers, id, passIn('1A')).expect(409);
    await show(seekers, id, passIn('1B')).expect(200);
    expect(await shownTo(helpers, id)).toEqual({ me: shown, other: shown });
  });

  it('counts what the helper has shown on the listing', async () => {
    const { id, listingId, helpers, seekers } = await agreedTrip(app, { listing });
    await helpers.post(`/api/listings/${listingId}/boarding-pass`, passIn('2A')).expect(200);
    expect(await shownTo(seekers, id)).toMatchObject({ other: { flight: 'AI102' } });
  });

  it('is for the two alone, and for their flight', async () => {
    const { id, helpers, seekers } = await agreedTrip(app, { listing });
    const stranger = await app.as(await app.make.user());
    await show(stranger, id, passIn('3A')).expect(404);
    await show(app.asVisitor(), id, passIn('3A')).expect(401);
    const other = await show(helpers, id, { ...passIn('3A'), flight: 'AI116' }).expect(400);
    expect(other.json()).toMatchObject({ issues: [{ path: 'flight' }] });
    await seekers.post(`/api/matches/${id}/cancel`, { reason: 'Another plan' }).expect(200);
    await show(helpers, id, passIn('3A')).expect(409);
  });

  it('can be taken back by the one who showed it, also after the trip', async () => {
    const { id, listingId, helpers, seekers } = await agreedTrip(app, { listing });
    const shown = { flight: 'AI102', date: inDays(2) };
    await helpers.post(`/api/listings/${listingId}/boarding-pass`, passIn('4A')).expect(200);
    await show(seekers, id, passIn('4B')).expect(200);
    const stranger = await app.as(await app.make.user());
    await takeBack(stranger, id).expect(404);
    await takeBack(app.asVisitor(), id).expect(401);
    expect(await shownTo(helpers, id)).toEqual({ me: shown, other: shown });

    await takeBack(helpers, id).expect(200);
    expect(await shownTo(helpers, id)).toEqual({ me: null, other: shown });
    expect(await shownTo(seekers, id)).toEqual({ me: shown, other: null });
    await show(helpers, id, passIn('4A')).expect(200);
    await seekers.post(`/api/matches/${id}/cancel`, { reason: 'Another plan' }).expect(200);
    await takeBack(helpers, id).expect(200);
    expect(await shownTo(seekers, id)).toEqual({ me: shown, other: null });
  });
});
