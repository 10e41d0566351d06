import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Client } from '../../testing/client.js';
import { forgetLimits } from '../../testing/log-in.js';
import { settled, settledAtOnce } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { match } from '../contract.js';
import { tellDeclinedMatch } from '../news/declined-matches.js';
import { details, makePair, makeStrangers, propose, requestsOf } from '../testing/pairs.js';
import { contactRequest } from './contract.js';
import { tellDeclined } from './declined-news.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const tooLate = { message: 'It is too late to take this back' };

/** The minute is over in which a no can be taken back. */
const afterAMinute = (job: { name: string }) => settledAtOnce(app.database, job);
async function subjectsTo({ email }: { email: string }) {
  await settled(app.database, 'mail.send');
  const reply = await app.asVisitor().get(`/sandbox/outbox?${new URLSearchParams({ to: email })}`);
  return (reply.json() as { subject: string }[]).map(({ subject }) => subject);
}
const makeOlder = (table: 'contact_request' | 'match', column: string, id: number) =>
  app.database.query(
    `test-older-${table}`,
    `update ${table} set ${column} = ${column} - interval '61 seconds' where id = $1`,
    [id],
  );

describe('a request that was declined', () => {
  const aboutRequest = expect.stringMatching(/^Your request for New York \(JFK\) to Delhi \(DEL\), /);

  async function declined() {
    const pair = await makeStrangers(app);
    const { id: tripId } = await pair.asked();
    const [request] = await requestsOf(pair.owners, pair.listingId);
    const path = `/api/requests/${request?.id}/decline`;
    await pair.owners.post(path).expect(200);
    const takeBack = (by: Client = pair.owners) => by.delete(path);
    return { ...pair, tripId, requestId: request?.id ?? 0, path, takeBack };
  }

  it('tells the asker after a minute, once', async () => {
    const { asker, owners, path } = await declined();
    await owners.post(path).expect(200);
    expect(await subjectsTo(asker)).toEqual([]);
    await afterAMinute(tellDeclined);
    expect(await subjectsTo(asker)).toEqual([aboutRequest]);
  });

  it('is open again when it is taken back, with its trip, and nobody was told', async () => {
    const { asker, askers, owners, listingId, tripId, takeBack } = await declined();
    expect(await details(askers, tripId)).toMatchObject({ status: 'declined' });
    expect(contactRequest.parse((await takeBack().expect(200)).json())).toMatchObject({
      status: 'asked',
      match: { id: tripId, status: 'proposed' },
    });
    await takeBack().expect(200);
    await afterAMinute(tellDeclined);
    expect(await subjectsTo(asker)).toEqual([]);
    await owners.post(`/api/matches/${tripId}/agree`).expect(200);
    expect(await requestsOf(owners, listingId)).toMatchObject([{ status: 'shared' }]);
  });

  it('tells once after a second no', async () => {
    const { asker, owners, path, takeBack } = await declined();
    await takeBack().expect(200);
    await owners.post(path).expect(200);
    await afterAMinute(tellDeclined);
    expect(await subjectsTo(asker)).toEqual([aboutRequest]);
  });

  it('stays declined after a minute, and once the sharing was stopped', async () => {
    const { owners, requestId, takeBack } = await declined();
    await makeOlder('contact_request', 'declined_at', requestId);
    expect((await takeBack().expect(409)).json()).toMatchObject(tooLate);
    await owners.post(`/api/requests/${requestId}/share`).expect(200);
    expect((await takeBack().expect(409)).json()).toMatchObject({
      message: 'This request is no longer open',
    });
    await owners.post(`/api/requests/${requestId}/stop`).expect(200);
    expect((await takeBack().expect(409)).json()).toMatchObject(tooLate);
  });

  it('is not found by strangers, visitors, the asker, or after a block', async () => {
    const { asker, owners, askers, takeBack } = await declined();
    const stranger = await app.as(await app.make.user());
    for (const by of [stranger, askers]) await takeBack(by).expect(404);
    await takeBack(app.asVisitor()).expect(401);
    await owners.post('/api/blocks', { userId: asker.id }).expect(200);
    expect((await takeBack().expect(404)).json()).toMatchObject({ message: 'This request was not found' });
  });
});

describe('a request whose trip was declined on its own page', () => {
  async function declined() {
    const pair = await makeStrangers(app);
    const { id } = await pair.asked();
    const path = `/api/matches/${id}/decline`;
    await pair.owners.post(path).expect(200);
    return { ...pair, path };
  }
  const statusesOf = async ({ owners, listingId }: Awaited<ReturnType<typeof declined>>) =>
    (await requestsOf(owners, listingId)).map(({ status }) => status);

  it('is declined with it, and the asker is told once', async () => {
    const pair = await declined();
    expect(await statusesOf(pair)).toEqual(['declined']);
    await afterAMinute(tellDeclinedMatch);
    await afterAMinute(tellDeclined);
    expect(await subjectsTo(pair.asker)).toHaveLength(1);
  });

  it('is open again with it', async () => {
    const pair = await declined();
    await pair.owners.delete(pair.path).expect(200);
    expect(await statusesOf(pair)).toEqual(['asked']);
    const [request] = await requestsOf(pair.owners, pair.listingId);
    expect(request).toMatchObject({ match: { status: 'proposed' } });
  });

  it('opens the trip again when the no is taken back at the request', async () => {
    const pair = await declined();
    const [request] = await requestsOf(pair.owners, pair.listingId);
    const again = await pair.owners.delete(`/api/requests/${request?.id}/decline`).expect(200);
    expect(again.json()).toMatchObject({ status: 'asked', match: { status: 'proposed' } });
  });
});

describe('a proposal that was declined', () => {
  const aboutTrip = expect.stringMatching(/New York \(JFK\) to Delhi \(DEL\)/);

  async function declined() {
    const pair = await makePair(app);
    const { id } = await propose(pair.askers, pair.listingId, pair.owner);
    await pair.owners.post(`/api/matches/${id}/decline`).expect(200);
    const before = await subjectsTo(pair.asker);
    const news = async () => (await subjectsTo(pair.asker)).slice(before.length);
    const takeBack = (by: Client = pair.owners) => by.delete(`/api/matches/${id}/decline`);
    return { ...pair, id, news, takeBack };
  }

  it('tells the one who proposed after a minute, once', async () => {
    const { owners, id, news } = await declined();
    await owners.post(`/api/matches/${id}/decline`).expect(200);
    expect(await news()).toEqual([]);
    await afterAMinute(tellDeclinedMatch);
    expect(await news()).toEqual([aboutTrip]);
  });

  it('is open again when it is taken back, and nobody was told', async () => {
    const { owners, id, news, takeBack } = await declined();
    expect(match.parse((await takeBack().expect(200)).json())).toMatchObject({ id, status: 'proposed' });
    await takeBack().expect(200);
    await afterAMinute(tellDeclinedMatch);
    expect(await news()).toEqual([]);
    await owners.post(`/api/matches/${id}/agree`).expect(200);
    expect((await takeBack().expect(409)).json()).toMatchObject({
      message: 'This proposal is no longer open',
    });
  });

  it('stays declined after a minute, and when there is a new proposal', async () => {
    const { owner, askers, listingId, id, takeBack } = await declined();
    await propose(askers, listingId, owner);
    expect((await takeBack().expect(409)).json()).toMatchObject({
      message: 'This proposal is no longer open',
    });
    await makeOlder('match', 'status_changed_at', id);
    expect((await takeBack().expect(409)).json()).toMatchObject(tooLate);
  });

  it('is no news for who has proposed the same again: the other one gets a mail of it', async () => {
    const { owner, askers, listingId, news } = await declined();
    const before = await subjectsTo(owner);
    await propose(askers, listingId, owner);
    await afterAMinute(tellDeclinedMatch);
    expect(await news()).toEqual([]);
    expect((await subjectsTo(owner)).slice(before.length)).toEqual([aboutTrip]);
  });

  it('is only for the one who declined, and not found by strangers or after a block', async () => {
    const { asker, owners, askers, takeBack } = await declined();
    await takeBack(askers).expect(409);
    await takeBack(await app.as(await app.make.user())).expect(404);
    await takeBack(app.asVisitor()).expect(401);
    await owners.post('/api/blocks', { userId: asker.id }).expect(200);
    expect((await takeBack().expect(404)).json()).toMatchObject({ message: 'This trip was not found' });
  });
});
