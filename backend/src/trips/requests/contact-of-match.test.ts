import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { details, makePair, propose } from '../testing/pairs.js';
import { contactRequests, requestDeclined } from './contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const pair = (about?: Parameters<typeof makePair>[1]) => makePair(app, about);

describe('the contact of a match', () => {
  it('shares the contact with the agreement, and refuses to stop sharing while they fly together', async () => {
    const { owner, owners, askers, listingId } = await pair({ contact: 'after_yes' });
    const { id } = await propose(askers, listingId, owner);
    await owners.post(`/api/matches/${id}/agree`).expect(200);
    const [request] = contactRequests.parse(
      (await owners.get(`/api/listings/${listingId}/requests`).expect(200)).json(),
    );
    expect(request?.status).toBe('shared');
    const refusal = await owners.post(`/api/requests/${request?.id}/stop`).expect(409);
    expect(refusal.json()).toMatchObject({ message: expect.stringContaining('Cancel it first') });
    await owners.post(`/api/matches/${id}/cancel`, { reason: 'Another flight' }).expect(200);
    await owners.post(`/api/requests/${request?.id}/stop`).expect(200);
  });

  it.each(['owner', 'asker'] as const)('ends the proposal of the %s when the owner declines', async (by) => {
    const { owner, asker, owners, askers, listingId } = await pair({ contact: 'after_yes' });
    const proposed =
      by === 'owner' ? await propose(owners, listingId, asker) : await propose(askers, listingId, owner);
    const [request] = contactRequests.parse(
      (await owners.get(`/api/listings/${listingId}/requests`).expect(200)).json(),
    );
    await owners.post(`/api/requests/${request?.id}/decline`).expect(200);
    const ended = by === 'owner' ? 'cancelled' : 'declined';
    expect((await details(askers, proposed.id)).status).toBe(ended);
    const again = await askers.post('/api/matches', { listingId, userId: owner.id }).expect(409);
    expect(again.json()).toMatchObject({ message: requestDeclined });
  });

  it('shows the contact until 30 days after the trip', async () => {
    const { owner, owners, askers, listingId } = await pair();
    const { id } = await propose(askers, listingId, owner);
    await owners.post(`/api/matches/${id}/agree`).expect(200);
    const over = (day: string) =>
      app.database.query(`test-over-${day}`, `update match set status = 'done', date = $2 where id = $1`, [
        id,
        day,
      ]);
    await over(inDays(-29));
    expect((await details(askers, id)).contact).toMatchObject({ email: owner.email });
    await over(inDays(-32));
    expect((await details(askers, id)).contact).toBeNull();
    await app.database.query(
      'test-last-flight',
      `insert into trip_leg (match_id, leg, departure, arrival, days_later, flown_by)
       values ($1, 1, 'DEL', 'FRA', 0, 'both'), ($1, 2, 'FRA', 'ORD', 4, 'both')`,
      [id],
    );
    expect((await details(askers, id)).contact).toMatchObject({ email: owner.email });
    await over(inDays(-36));
    expect((await details(askers, id)).contact).toBeNull();
  });
});
