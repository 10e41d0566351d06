import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Client } from '../../testing/client.js';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { matchOptions } from '../contract.js';
import { makeStrangers } from '../testing/pairs.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const date = inDays(20);
const direct = { date, time: '14:30', flightNumber: 'AI102' };
const stop = { from: 'JFK', to: 'FRA', date, flightNumber: 'LH401' };
const onward = { from: 'FRA', to: 'DEL', date: inDays(21), flightNumber: 'LH760' };

describe('an option to propose that was changed since it was read', () => {
  const optionOf = async (by: Client, other: number) => {
    const reply = await by.get(`/api/matches/options?with=${other}`).expect(200);
    return matchOptions.parse(reply.json())[0];
  };

  it.each([
    ['direct', direct, { date: inDays(26) }],
    ['for several days', { date, endDate: inDays(24) }, { endDate: inDays(23) }],
    ['with a stop', { legs: [stop, onward], date }, { legs: [stop, { ...onward, flightNumber: 'LH762' }] }],
  ])('is refused with what was seen, and made with what it is now: %s', async (_, about, to) => {
    const { owner, owners, asker, askers, listingId } = await makeStrangers(app, about);
    await askers.post(`/api/listings/${listingId}/connect`).expect(200);
    const propose = (seen: unknown) => askers.post('/api/matches', { listingId, userId: owner.id, seen });
    const seen = (await optionOf(askers, owner.id))?.seen;
    expect(await optionOf(owners, asker.id)).not.toHaveProperty('seen');
    await owners.patch(`/api/listings/${listingId}`, to).expect(200);
    expect((await propose(seen).expect(409)).json()).toMatchObject({ code: 'listing-changed' });
    await propose((await optionOf(askers, owner.id))?.seen).expect(200);
  });
});
