import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Interactions } from '../../account/index.js';
import { conversationPage } from '../../messaging/contract.js';
import { forgetLimits } from '../../testing/log-in.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { requestAnswer } from './contract.js';
import { inDays } from '../../testing/make.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const phone = (digits: string) => ({ verified: true, phoneNumber: `+1 202555${digits}` });
const requests = (listingId: number) =>
  app.database.query('test-requests', 'select * from contact_request where listing_id = $1', [listingId]);
const mailsTo = async (to: string) => {
  await settled(app.database, 'mail.send');
  const reply = await app.asVisitor().get(`/sandbox/outbox?${new URLSearchParams({ to })}`);
  return (reply.json() as unknown[]).length;
};

describe('a request for contact', () => {
  it('shows the contact to a member who requests it, and records the request', async () => {
    const [owner, requester] = [await app.make.user(phone('0151')), await app.make.user()];
    const { id } = await app.make.listing({ by: owner });
    const reply = await (await app.as(requester)).post(`/api/listings/${id}/connect`).expect(200);
    expect(requestAnswer.parse(reply.json())).toEqual(reply.json());
    expect(reply.json()).toEqual({ status: 'shared', email: owner.email, phoneNumber: '+1 2025550151' });
    expect(await requests(id)).toMatchObject([{ requester_id: String(requester.id) }]);
    expect(await app.get(Interactions).haveInteracted(owner.id, requester.id)).toBe(true);
  });

  it('tells an owner who decides in the conversation, once', async () => {
    const owner = await app.make.user();
    const requester = await app.make.user({ username: 'Meera Told' });
    const { id } = await app.make.listing({ by: owner, contact: 'after_yes' });
    const client = await app.as(requester);
    for (const _ of [1, 2]) await client.post(`/api/listings/${id}/connect`).expect(200);
    await settled(app.database, 'messaging.site-message');
    const owners = await app.as(owner);
    const reply = await owners.get(`/api/messages/${requester.id}?peek=1`).expect(200);
    expect(conversationPage.parse(reply.json()).messages).toMatchObject([
      { bySite: true, content: expect.stringMatching(/^Meera Told asks for contact details: JFK to DEL, /) },
    ]);
    expect((await owners.get('/api/messages/unread')).json()).toEqual({ conversations: 1 });
  });

  it('returns no phone number when the owner left it out', async () => {
    const { id } = await app.make.listing({ by: await app.make.user() });
    const reply = await (await app.as(await app.make.user())).post(`/api/listings/${id}/connect`).expect(200);
    expect(requestAnswer.parse(reply.json()).phoneNumber).toBeNull();
  });

  it('mails the owner the requester’s name, without their email or phone', async () => {
    const owner = await app.make.user();
    const requester = await app.make.user({
      ...phone('0152'),
      username: 'Meera',
      languages: 'Hindi, English',
    });
    const { id } = await app.make.listing({ by: owner, email: 'another.address@example.com' });
    await (await app.as(requester)).post(`/api/listings/${id}/connect`).expect(200);
    const { subject, text } = await app.outbox({ to: owner.email, channel: 'email' });
    expect(subject).toMatch(
      /^A traveler asked for your contact details: New York \(JFK\) to Delhi \(DEL\), /,
    );
    expect(text).toContain('Meera asked for your contact details');
    expect(text).toContain('JFK to DEL');
    expect(text).toContain('Their phone number is verified. They speak Hindi, English.');
    expect(text).toContain(`/people/${requester.id}\n`);
    for (const secret of [requester.email, '2025550152']) expect(text).not.toContain(secret);
    expect(await mailsTo('another.address@example.com')).toBe(0);
  });

  it('sends no mail to an owner who unsubscribed, and has an unsubscribe link in every mail', async () => {
    const [owner, requester] = [await app.make.user(), await app.make.user()];
    const [client, theirs] = [await app.as(owner), await app.as(requester)];
    const [noticed, silent] = [await app.make.listing({ by: owner }), await app.make.listing({ by: owner })];
    await theirs.post(`/api/listings/${noticed.id}/connect`).expect(200);
    expect((await app.outbox({ to: owner.email })).text).toContain('Stop these mails:');
    await client.patch('/api/notifications', { contact_requests: false }).expect(200);
    await theirs.post(`/api/listings/${silent.id}/connect`).expect(200);
    expect(await mailsTo(owner.email)).toBe(1);
  });

  it('returns the same contact on a repeated request, without using the limit or sending another mail', async () => {
    const owner = await app.make.user();
    const client = await app.as(await app.make.user());
    const listings = [1, 2, 3].map(() => app.make.listing({ by: owner }));
    for (const { id } of await Promise.all(listings)) {
      const [first, again] = [
        await client.post(`/api/listings/${id}/connect`),
        await client.post(`/api/listings/${id}/connect`),
      ];
      expect([first.status, again.status]).toEqual([200, 200]);
      expect(again.json()).toEqual(first.json());
      expect(await requests(id)).toHaveLength(1);
    }
    expect(await mailsTo(owner.email)).toBe(3);
  });

  it('allows a new account three requests a day, and a verified one more', async () => {
    const owner = await app.make.user();
    const last = await app.make.listing({ by: owner });
    const four = [...(await Promise.all([1, 2, 3].map(() => app.make.listing({ by: owner })))), last];
    const ask = async (about: object) => {
      const client = await app.as(await app.make.user(about));
      const statuses = [];
      for (const { id } of four) statuses.push((await client.post(`/api/listings/${id}/connect`)).status);
      return statuses;
    };
    expect(await ask({})).toEqual([200, 200, 200, 429]);
    expect(await ask(phone('0153'))).toEqual([200, 200, 200, 200]);
    expect(await requests(last.id)).toHaveLength(1);
  });

  it('refuses the contact of a closed, past or own listing, and says why', async () => {
    const [owner, requester] = [await app.make.user(), await app.make.user()];
    const [mine, theirs] = [await app.as(owner), await app.as(requester)];
    const past = { date: inDays(-6), endDate: inDays(-3) };
    const expected: [client: typeof mine, listing: { id: number }, words: string][] = [
      [mine, await app.make.listing({ by: owner }), 'This is your own listing'],
      [theirs, await app.make.listing({ by: owner, status: 'closed' }), 'Its owner has closed this listing'],
      [theirs, await app.make.listing({ by: owner, ...past }), 'This trip is over'],
    ];
    for (const [client, { id }, message] of expected) {
      const reply = await client.post(`/api/listings/${id}/connect`).expect(409);
      expect(reply.json()).toMatchObject({ message });
      expect(reply.text).not.toMatch(/@example\.com/);
      expect(await requests(id)).toEqual([]);
    }
  });

  it('shows the contact until the last day of the trip ends everywhere on Earth', async () => {
    const owner = await app.make.user();
    const client = await app.as(await app.make.user());
    const atMinus12 = (days: number) => inDays(days - 0.5);
    const status = async (endDate: string) => {
      const { id } = await app.make.listing({ by: owner, date: inDays(-9), endDate });
      return (await client.post(`/api/listings/${id}/connect`)).status;
    };
    expect(await status(atMinus12(0))).toBe(200);
    expect(await status(atMinus12(-1))).toBe(409);
  });

  it('answers “not found” to members who have blocked each other', async () => {
    const [owner, requester] = [
      await app.make.user({ publicSince: new Date() }),
      await app.make.user({ publicSince: new Date() }),
    ];
    const { id } = await app.make.listing({ by: owner });
    const said = async (path: string) => {
      const reply = await (await app.as(requester)).post(path).expect(404);
      return reply.text.replace(/"requestId":"[^"]*"/, '');
    };
    await (await app.as(owner)).post('/api/blocks', { userId: requester.id }).expect(200);
    expect(await said(`/api/listings/${id}/connect`)).toBe(await said('/api/listings/999999/connect'));
    await (await app.as(owner)).delete(`/api/blocks/${requester.id}`).expect(200);
    await (await app.as(requester)).post('/api/blocks', { userId: owner.id }).expect(200);
    await said(`/api/listings/${id}/connect`);
  });

  it('takes a note also from somebody who has the contact, without another mail', async () => {
    const [owner, requester] = [await app.make.user(), await app.make.user({ verified: true })];
    const { id } = await app.make.listing({ by: owner });
    const client = await app.as(requester);
    await client.post(`/api/listings/${id}/connect`).expect(200);
    await settled(app.database, 'mail.send');
    const mails = await mailsTo(owner.email);
    const note = 'My mother changes planes for the first time';
    await client.post(`/api/listings/${id}/connect`, { note }).expect(200);
    await client.post(`/api/listings/${id}/connect`).expect(200);
    const reply = await (await app.as(owner)).get(`/api/listings/${id}/requests`).expect(200);
    expect(reply.json()).toMatchObject([{ note, status: 'shared' }]);
    await settled(app.database, 'mail.send');
    expect(await mailsTo(owner.email)).toBe(mails);
  });

  it('refuses visitors who are not logged in', async () => {
    const owner = await app.make.user();
    const { id } = await app.make.listing({ by: owner });
    const reply = await app.asVisitor().post(`/api/listings/${id}/connect`).expect(401);
    expect(reply.text).not.toContain(owner.email);
  });

  it('includes contact requests in a data export, and deletes them with the account', async () => {
    const requester = await app.make.user();
    const client = await app.as(requester);
    const { id } = await app.make.listing({ by: await app.make.user() });
    await client.post(`/api/listings/${id}/connect`).expect(200);
    const data = (await client.get('/api/profile/download').expect(200)).json();
    expect(data).toMatchObject({ elsewhere: { contactRequests: [{ listingId: id }] } });
    await client.delete('/api/profile', { email: requester.email }).expect(200);
    expect(await requests(id)).toEqual([]);
  });
});
