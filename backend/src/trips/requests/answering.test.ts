import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Client } from '../../testing/client.js';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { contactRequest, contactRequests, myRequests, requestAnswer } from './contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

type Person = Awaited<ReturnType<TestApp['make']['user']>>;

interface Pair {
  owner: Person;
  asker: Person;
  owners: Client;
  askers: Client;
  id: number;
}

/** A listing that shares its contact after a yes, and a member who is interested. */
async function pair(about: Parameters<TestApp['make']['listing']>[0] = {}): Promise<Pair> {
  const [owner, asker] = [await app.make.user({ verified: true }), await app.make.user()];
  const { id } = await app.make.listing({ by: owner, contact: 'after_yes', ...about });
  return { owner, asker, owners: await app.as(owner), askers: await app.as(asker), id };
}
const ask = async (by: Client, id: number, note?: string) =>
  requestAnswer.parse((await by.post(`/api/listings/${id}/connect`, { note }).expect(200)).json());
const asked = async (by: Client, id: number) =>
  contactRequests.parse((await by.get(`/api/listings/${id}/requests`).expect(200)).json());
const answer = async (by: Client, request: number, action: 'share' | 'decline' | 'stop') =>
  contactRequest.parse((await by.post(`/api/requests/${request}/${action}`).expect(200)).json()).status;
const onlyRequest = async (by: Client, id: number) => {
  const [request, ...more] = await asked(by, id);
  if (!request || more.length) throw new Error('There is not exactly one request');
  return request;
};
async function mailsTo({ email }: Person) {
  await settled(app.database, 'mail.send');
  const reply = await app.asVisitor().get(`/sandbox/outbox?${new URLSearchParams({ to: email })}`);
  return reply.json() as { subject: string; text: string }[];
}
const change = (id: number, set: string) =>
  app.database.query(`test-${set}`, `update listing set ${set} where id = $1`, [id]);

describe('the answer to a request', () => {
  it('gives no contact before the owner’s yes, and gives it afterwards', async () => {
    const { owner, asker, owners, askers, id } = await pair();
    expect(await ask(askers, id, 'My mother changes planes.')).toEqual({
      status: 'asked',
      email: null,
      phoneNumber: null,
    });
    const request = await onlyRequest(owners, id);
    expect(request).toMatchObject({
      status: 'asked',
      note: 'My mother changes planes.',
      person: { id: asker.id, username: asker.username, verified: false, ratingCount: 0 },
    });
    expect(await answer(owners, request.id, 'share')).toBe('shared');
    expect(await ask(askers, id)).toEqual({
      status: 'shared',
      email: owner.email,
      phoneNumber: owner.phoneNumber,
    });
  });

  it('tells the owner with the note, and the asker about the answer, once each', async () => {
    const { owner, asker, owners, askers, id } = await pair();
    await ask(askers, id, 'My mother changes planes. Call +1 202 555 0199.');
    const { id: request } = await onlyRequest(owners, id);
    for (const action of ['share', 'share', 'stop', 'stop'] as const) await answer(owners, request, action);
    const toOwner = await mailsTo(owner);
    expect(toOwner).toMatchObject([
      {
        subject: expect.stringMatching(
          /^A traveler asks for your contact details: New York \(JFK\) to Delhi \(DEL\), /,
        ),
        text: expect.stringContaining(`${asker.username} asks for your contact details`),
      },
    ]);
    const toAsker = await mailsTo(asker);
    expect(toAsker.map(({ subject }) => subject).sort()).toEqual([
      expect.stringMatching(/^Contact details of your Amigo: New York \(JFK\) to Delhi \(DEL\), /),
      expect.stringMatching(/^Your request for New York \(JFK\) to Delhi \(DEL\), /),
    ]);
    const texts = (mails: typeof toOwner) => mails.map(({ text }) => text).join('\n');
    expect(texts(toOwner)).toContain('My mother changes planes.');
    for (const secret of ['555 0199', asker.email]) expect(texts(toOwner)).not.toContain(secret);
    expect(texts(toAsker)).toContain('This person cannot travel with you: JFK to DEL');
    for (const secret of [owner.email, '202555']) expect(texts(toAsker)).not.toContain(secret);
  });

  it('asks once and tells once, however often the button is pressed', async () => {
    const { owner, owners, askers, id } = await pair();
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(askers, id, 'Hello')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['asked']));
    const { id: request } = await onlyRequest(owners, id);
    const shares = await Promise.all(Array.from({ length: 50 }, () => answer(owners, request, 'share')));
    expect(new Set(shares)).toEqual(new Set(['shared']));
    expect(await mailsTo(owner)).toHaveLength(1);
  });

  it('says no more to a declined person than that they cannot travel together', async () => {
    const { owners, askers, id } = await pair();
    await ask(askers, id);
    const { id: request } = await onlyRequest(owners, id);
    await answer(owners, request, 'decline');
    const reply = await askers.post(`/api/listings/${id}/connect`).expect(409);
    expect(reply.json()).toMatchObject({ message: 'This person cannot travel with you' });
    await answer(owners, request, 'share');
    expect((await ask(askers, id)).status).toBe('shared');
  });

  it('keeps what was shared after the end of the listing, until 30 days after the trip', async () => {
    const { owner, owners, askers, id } = await pair();
    await ask(askers, id);
    const { id: request } = await onlyRequest(owners, id);
    await answer(owners, request, 'share');
    const shared = { status: 'shared', email: owner.email, phoneNumber: owner.phoneNumber };
    await owners.post(`/api/listings/${id}/close`).expect(200);
    expect(await ask(askers, id)).toEqual(shared);
    await change(id, `date = '${inDays(-29)}'`);
    expect(await ask(askers, id)).toEqual(shared);
    await change(id, `date = '${inDays(-32)}'`);
    await askers.post(`/api/listings/${id}/connect`).expect(409);
  });

  it('shares again at once when the owner changes the rule, and not with those who were declined', async () => {
    const { owners, askers, id } = await pair();
    const declined = await app.as(await app.make.user());
    await ask(declined, id);
    const { id: request } = await onlyRequest(owners, id);
    await answer(owners, request, 'decline');
    await ask(askers, id);
    await owners.patch(`/api/listings/${id}`, { contact: 'at_once' }).expect(200);
    expect((await ask(askers, id)).status).toBe('shared');
    await declined.post(`/api/listings/${id}/connect`).expect(409);
  });

  it('stops sharing with one person only, at a listing that shares at once', async () => {
    const { owners, askers, id } = await pair({ contact: 'at_once' });
    const other = await app.as(await app.make.user());
    expect((await ask(askers, id)).status).toBe('shared');
    const { id: request } = await onlyRequest(owners, id);
    expect((await ask(other, id)).status).toBe('shared');
    await answer(owners, request, 'stop');
    await askers.post(`/api/listings/${id}/connect`).expect(409);
    expect((await ask(other, id)).status).toBe('shared');
  });

  it('lists open requests first, and my own requests to me', async () => {
    const { asker, owners, askers, id } = await pair();
    const second = await app.make.user({ username: 'Amina' });
    await ask(await app.as(second), id);
    await ask(askers, id);
    const newest = (await asked(owners, id)).find(({ person }) => person.id === asker.id);
    expect((await asked(owners, id))[0]).toEqual(newest);
    await answer(owners, newest?.id ?? 0, 'share');
    expect((await asked(owners, id)).map(({ person, status }) => [person.id, status])).toEqual([
      [second.id, 'asked'],
      [asker.id, 'shared'],
    ]);
    const mine = myRequests.parse((await askers.get('/api/requests').expect(200)).json());
    expect(mine).toMatchObject([{ listingId: id, status: 'shared' }]);
  });

  it('covers contact details in the note of an unverified person', async () => {
    const { owners, askers, id } = await pair();
    await ask(askers, id, 'Write to kavya@example.com please');
    expect((await onlyRequest(owners, id)).note).not.toContain('kavya@example.com');
    await askers.post(`/api/listings/${id}/connect`, { note: 'x'.repeat(301) }).expect(400);
  });

  it('answers everybody but the owner as if nothing was there', async () => {
    const { asker, owners, askers, id } = await pair();
    await ask(askers, id);
    const { id: request } = await onlyRequest(owners, id);
    const calls = (by: Client) => [
      by.get(`/api/listings/${id}/requests`),
      ...['share', 'decline', 'stop'].map((action) => by.post(`/api/requests/${request}/${action}`)),
    ];
    const statuses = async (by: Client) =>
      new Set((await Promise.all(calls(by))).map(({ status }) => status));
    const another = await app.make.user();
    await app.make.listing({ by: another });
    for (const stranger of [askers, await app.as(another)])
      expect(await statuses(stranger)).toEqual(new Set([404]));
    expect(await statuses(app.asVisitor())).toEqual(new Set([401]));
    expect((await onlyRequest(owners, id)).status).toBe('asked');
    await owners.post('/api/blocks', { userId: asker.id }).expect(200);
    expect(await asked(owners, id)).toEqual([]);
    await owners.post(`/api/requests/${request}/share`).expect(404);
    await askers.post(`/api/listings/${id}/connect`).expect(404);
    const mine = myRequests.parse((await askers.get('/api/requests').expect(200)).json());
    expect(mine).toEqual([]);
  });

  it('lets the owner write to a person who asked, before sharing anything', async () => {
    const { asker, owners, askers, id } = await pair();
    const write = () => owners.post('/api/messages', { receiverId: asker.id, content: 'Who is flying?' });
    expect((await write()).status).toBe(404);
    await ask(askers, id);
    expect((await write()).status).toBe(200);
  });
});
