import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { makeStrangers, requestsOf } from '../testing/pairs.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const strangers = (about?: Parameters<typeof makeStrangers>[1]) => makeStrangers(app, about);
async function mailsTo({ email }: { email: string }) {
  await settled(app.database, 'mail.send');
  const reply = await app.asVisitor().get(`/sandbox/outbox?${new URLSearchParams({ to: email })}`);
  return reply.json() as unknown[];
}

describe('the contact of a listing', () => {
  it('is read again by those who have it, and by nobody else', async () => {
    const { owner, owners, askers, asker, listingId } = await strangers({ contact: 'at_once' });
    const path = `/api/listings/${listingId}/contact`;
    await askers.get(path).expect(404);
    await askers.post(`/api/listings/${listingId}/connect`).expect(200);
    expect((await askers.get(path).expect(200)).json()).toMatchObject({
      status: 'shared',
      email: owner.email,
    });
    expect(await mailsTo(owner)).toHaveLength(1);
    await app.asVisitor().get(path).expect(401);
    await (await app.as(await app.make.user())).get(path).expect(404);
    await owners.get(path).expect(404);

    await owners.post('/api/blocks', { userId: asker.id }).expect(200);
    await askers.get(path).expect(404);
  });

  it('is gone after it was taken back, and while the owner decides', async () => {
    const { owners, askers, listingId, asked } = await strangers();
    const path = `/api/listings/${listingId}/contact`;
    await asked();
    await askers.get(path).expect(404);
    const [request] = await requestsOf(owners, listingId);
    await owners.post(`/api/requests/${request?.id}/share`).expect(200);
    await askers.get(path).expect(200);
    await owners.post(`/api/requests/${request?.id}/stop`).expect(200);
    await askers.get(path).expect(404);
  });

  it('is kept until 30 days after the trip', async () => {
    const { askers, listingId } = await strangers({ contact: 'at_once' });
    await askers.post(`/api/listings/${listingId}/connect`).expect(200);
    await app.database.query('test-past', 'update listing set date = $2 where id = $1', [
      listingId,
      inDays(-20),
    ]);
    await askers.get(`/api/listings/${listingId}/contact`).expect(200);
    await app.database.query('test-past', 'update listing set date = $2 where id = $1', [
      listingId,
      inDays(-40),
    ]);
    await askers.get(`/api/listings/${listingId}/contact`).expect(404);
  });
});
