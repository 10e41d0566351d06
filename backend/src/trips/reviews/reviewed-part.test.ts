import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { match } from '../contract.js';
import { makePair } from '../testing/pairs.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('the route of a review of two who flew a part of a way together', () => {
  it('is that part', async () => {
    const date = inDays(3);
    const legs = [
      { from: 'JFK', to: 'FRA', date },
      { from: 'FRA', to: 'DEL', date },
    ];
    const { owner, owners, asker, askers, listingId } = await makePair(app, { date, legs });
    const body = { listingId, userId: owner.id, legs: [{ listingLeg: 1 }] };
    const { id } = match.parse((await askers.post('/api/matches', body).expect(200)).json());
    await owners.post(`/api/matches/${id}/agree`).expect(200);
    // To yesterday: today of UTC has not begun in New York after midnight.
    await app.asVisitor().post(`/sandbox/listings/${listingId}/days`, { by: 4 }).expect(200);
    for (const [by, target, trip] of [
      [askers, owner, { listingId }],
      [owners, asker, { matchId: id }],
    ] as const) {
      const review = { text: 'Calm and kind.', rating: 5, targetUserId: target.id, ...trip };
      const reply = await by.post('/api/testimonials', review).expect(200);
      expect(reply.json()).toMatchObject({ route: 'JFK to FRA' });
    }
  });
});
