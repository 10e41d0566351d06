import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { becomeFinal } from '../../account/index.js';
import type { Client } from '../../testing/client.js';
import { settled, settledAtOnce } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { details, makePair, propose, requestsOf } from '../testing/pairs.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
afterAll(() => app.close());

/** Two who fly together. */
async function agreedPair() {
  const pair = await makePair(app);
  const { id } = await propose(pair.askers, pair.listingId, pair.owner);
  await pair.owners.post(`/api/matches/${id}/agree`).expect(200);
  return { ...pair, id };
}
const block = (by: Client, { id: userId }: { id: number }) =>
  by.post('/api/blocks', { userId, canBeUndone: true }).expect(200);
const undo = (by: Client, { id }: { id: number }) => by.post(`/api/blocks/${id}/undo`);
const whenFinal = async ({ id }: { id: number }) => {
  await app.database.query(
    'test-older-block',
    `update block set created_at = created_at - interval '25 seconds' where blocked_id = $1`,
    [id],
  );
  await settledAtOnce(app.database, becomeFinal);
};
const mailsTo = async ({ email }: { email: string }) => {
  await settled(app.database, 'mail.send');
  const reply = await app.asVisitor().get(`/sandbox/outbox?${new URLSearchParams({ to: email })}`);
  return (reply.json() as unknown[]).length;
};

describe('a fresh block', () => {
  it('hides the two from each other at once, and ends what they share when it is final', async () => {
    const { owner, asker, owners, askers, listingId, id } = await agreedPair();
    await block(owners, asker);
    for (const by of [owners, askers]) {
      await by.get(`/api/matches/${id}`).expect(404);
      await by.get(`/api/matches/${id}/care-card`).expect(404);
      await by.post(`/api/matches/${id}/cancel`, { reason: 'We are ill' }).expect(404);
    }
    await askers.get(`/api/listings/${listingId}/contact`).expect(404);
    await askers.post('/api/messages', { receiverId: owner.id, content: 'Hello?' }).expect(404);
    await whenFinal(asker);
    await owners.delete(`/api/blocks/${asker.id}`).expect(200);
    expect(await details(owners, id)).toMatchObject({ status: 'cancelled' });
    expect(await requestsOf(owners, listingId)).toMatchObject([{ status: 'declined' }]);
  });

  it('is undone without a trace', async () => {
    const { asker, owners, askers, listingId, id } = await agreedPair();
    const before = [await details(askers, id), await requestsOf(owners, listingId)];
    const mails = await mailsTo(asker);
    await block(owners, asker);
    await undo(owners, asker).expect(200);
    await settledAtOnce(app.database, becomeFinal);
    expect([await details(askers, id), await requestsOf(owners, listingId)]).toEqual(before);
    expect(await mailsTo(asker)).toBe(mails);
    const mine = (await owners.get(`/api/listings/id/${listingId}/details`).expect(200)).json();
    expect(mine).toMatchObject({ contact: 'at_once' });
    expect((await undo(owners, asker).expect(404)).json()).toMatchObject({
      message: 'You have not blocked this person',
    });
  });

  it('ends nothing early when the same block is made again', async () => {
    const { asker, owners, askers, id } = await agreedPair();
    await block(owners, asker);
    await undo(owners, asker).expect(200);
    await block(owners, asker);
    await settledAtOnce(app.database, becomeFinal);
    await undo(owners, asker).expect(200);
    expect(await details(askers, id)).toMatchObject({ status: 'agreed' });
  });

  it('cannot be undone later, or by anybody else', async () => {
    const { owner, asker, owners, askers } = await agreedPair();
    await block(owners, asker);
    await undo(askers, owner).expect(404);
    await undo(await app.as(await app.make.user()), asker).expect(404);
    await undo(app.asVisitor(), asker).expect(401);
    await whenFinal(asker);
    expect((await undo(owners, asker).expect(409)).json()).toMatchObject({
      message: 'It is too late to take this back',
    });
  });
});
