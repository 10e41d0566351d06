import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Client } from '../../testing/client.js';
import { beginLogin, forgetLimits, logIn } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { contact, listings, myListings } from '../contract.js';
import { readGuestMail, send } from '../testing/posting.js';
import { published } from '../posting/contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

/** The answer to a request before the listing is confirmed. */
const notConfirmed = { status: 'asked', email: null, phoneNumber: null };

/** The newest mail that was read, by address. */
const mails = new Map<string, number>();

async function post(email: string, about: object = {}) {
  const guest = app.asVisitor();
  const before = mails.get(email) ?? 0;
  const reply = published.parse((await send(guest, 'offer', { email, ...about })).json());
  const mail = await readGuestMail(app, email, before);
  mails.set(email, mail.mailId);
  await forgetLimits(app);
  const enterCode = () => guest.post('/api/auth/verify', { code: mail.code, userId: reply.claim?.userId });
  return { id: reply.listing.id, guest, mail, attempt: reply.claim?.userId, enterCode };
}
const shown = async (id: number) => (await app.asVisitor().get(`/api/listings/id/${id}/details`)).json();
const mine = async (client: Client) => myListings.parse((await client.get('/api/my-listings')).json());
const waiting = async (client: Client) =>
  listings.parse((await client.get('/api/my-listings/unclaimed').expect(200)).json());
const rate = (userId: number) =>
  app.database.query('test-rate', 'update traveler set rating_sum = 9, rating_count = 2 where user_id = $1', [
    userId,
  ]);
const connect = async (id: number) =>
  (await app.as(await app.make.user())).post(`/api/listings/${id}/connect`);

describe('the code or link from a listing’s own mail', () => {
  it('assigns the listing to its owner, with their verification and ratings', async () => {
    const user = await app.make.user({ verified: true, profilePictureUrl: 'https://example.com/me.jpg' });
    await app.make.traveler(user);
    await rate(user.id);
    const { id, enterCode } = await post(user.email);
    expect(await shown(id)).toMatchObject({ userId: null, ratingAverage: null, verified: false });

    await enterCode().expect(200);
    expect(await shown(id)).toMatchObject({
      userId: user.id,
      username: user.username,
      profilePictureUrl: user.profilePictureUrl,
      ratingAverage: 4.5,
      verified: true,
    });
    await app.asVisitor().get(`/api/users/${user.id}`).expect(200);
  });

  it('copies the typed name to a new account, and never replaces a chosen name', async () => {
    const first = await post('typed.name@example.com', { name: 'Amara Okafor' });
    await first.enterCode().expect(200);
    expect(await shown(first.id)).toMatchObject({ username: 'Amara Okafor' });

    const second = await post('typed.name@example.com', { name: 'Somebody Else' });
    await second.enterCode().expect(200);
    expect(await shown(second.id)).toMatchObject({ username: 'Amara Okafor' });
  });

  it('works in any browser, and allows contact requests from then on', async () => {
    const { id, mail } = await post('by.link@example.com');
    expect((await connect(id)).json()).toEqual(notConfirmed);
    const elsewhere = app.asVisitor();
    await elsewhere.post('/api/auth/link', { token: mail.linkToken }).expect(200);
    expect(await mine(elsewhere)).toMatchObject([{ id }]);
    expect((await connect(id)).status).toBe(200);
  });

  it('claims only that listing, not others with the same email', async () => {
    const { id: other } = await post('several@example.com', { name: 'Somebody Else' });
    const { id, guest, enterCode } = await post('several@example.com');
    await enterCode().expect(200);
    expect(await mine(guest)).toMatchObject([{ id }]);
    expect(await waiting(guest)).toMatchObject([{ id: other, userId: null }]);
  });

  it('has the same effect and response when it is sent again', async () => {
    const { id, guest, mail, attempt } = await post('again@example.com');
    await guest.post('/api/auth/resend-code', { userId: attempt }).expect(200);
    const second = await readGuestMail(app, 'again@example.com', mail.mailId);
    expect(second.subject).toBe(mail.subject);
    expect(second.removal).not.toBe('');
    await guest.post('/api/auth/verify', { code: second.code, userId: attempt }).expect(200);
    expect(await mine(guest)).toMatchObject([{ id }]);
  });

  it('claims the single listing of a form that was sent twice', async () => {
    const first = await post('twice@example.com');
    const second = await post('twice@example.com');
    expect(second.id).toBe(first.id);
    await first.enterCode().expect(200);
    await second.enterCode().expect(200);
    expect(await mine(second.guest)).toMatchObject([{ id: first.id }]);
  });

  it('only logs in after 72 hours', async () => {
    const { id, guest, enterCode } = await post('late@example.com');
    await age(id);
    await enterCode().expect(200);
    expect(await mine(guest)).toEqual([]);
    expect(await waiting(guest)).toEqual([]);
  });
});

describe('any other login with the email', () => {
  it('claims nothing, so a stranger’s text never gets the owner’s name, stars or contact', async () => {
    const victim = await app.make.user();
    await app.make.traveler(victim);
    await rate(victim.id);
    const { id } = await post(victim.email, {
      name: 'An Attacker',
      phoneNumber: '+1 2025550143',
      description: 'Pay me in advance for a seat beside me.',
    });

    const client = app.asVisitor();
    await logIn(app, client, victim.email);
    expect(await shown(id)).toMatchObject({ userId: null, username: 'An Attacker', ratingAverage: null });
    expect((await connect(id)).json()).toEqual(notConfirmed);
    expect(await mine(client)).toEqual([]);
    expect(await waiting(client)).toMatchObject([{ id, username: 'An Attacker' }]);

    await client.post(`/api/listings/${id}/disown`).expect(200);
    await app.asVisitor().get(`/api/listings/id/${id}/details`).expect(404);
    expect(await waiting(client)).toEqual([]);
  });

  it('does not claim through a login mail that an attacker requested', async () => {
    const { id, guest } = await post('link.of.login@example.com');
    const { linkToken } = await beginLogin(app, guest, 'link.of.login@example.com');
    await app.asVisitor().post('/api/auth/link', { token: linkToken }).expect(200);
    expect(await shown(id)).toMatchObject({ userId: null });
  });
});

describe('the owner’s confirmation', () => {
  it('claims a listing once, however often it is sent', async () => {
    const owner = await app.make.user();
    const client = await app.as(owner);
    const { id } = await post(owner.email);
    const said = await Promise.all([1, 2, 3].map(() => client.post(`/api/listings/${id}/claim`)));
    expect(said.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(said[0]?.json()).toMatchObject({ id, userId: owner.id, email: owner.email });
    expect(await mine(client)).toMatchObject([{ id }]);
    expect(await waiting(client)).toEqual([]);
    await client.post(`/api/listings/${id}/disown`).expect(404);
    expect(contact.parse((await connect(id)).json())).toEqual({ email: owner.email, phoneNumber: null });
  });

  it('works for nobody else', async () => {
    const { id } = await post('not.yours@example.com');
    const stranger = await app.as(await app.make.user());
    for (const word of ['claim', 'disown']) {
      await stranger.post(`/api/listings/${id}/${word}`).expect(404);
      await stranger.post(`/api/listings/999999/${word}`).expect(404);
      await app.asVisitor().post(`/api/listings/${id}/${word}`).expect(401);
    }
    expect(await waiting(stranger)).toEqual([]);
    await app.asVisitor().get('/api/my-listings/unclaimed').expect(401);
    expect(await shown(id)).toMatchObject({ userId: null });
  });

  it('is refused after 72 hours', async () => {
    const owner = await app.make.user();
    const client = await app.as(owner);
    const { id } = await post(owner.email);
    await age(id);
    await client.post(`/api/listings/${id}/claim`).expect(404);
  });

  it('counts against the limit of live listings', async () => {
    const owner = await app.make.user();
    const client = await app.as(owner);
    await Promise.all(Array.from({ length: 20 }, () => app.make.listing({ by: owner })));
    const { id } = await post(owner.email);
    expect((await client.post(`/api/listings/${id}/claim`).expect(409)).text).toContain('20 live listings');
  });
});

describe('a phone number that a guest typed', () => {
  const given = async (id: number) => contact.parse((await connect(id)).json()).phoneNumber;

  it('is shared only when it is the account’s verified number', async () => {
    const owner = await app.make.user({ verified: true });
    const own = await post(owner.email, { phoneNumber: owner.phoneNumber });
    await own.enterCode().expect(200);
    const foreign = await post(owner.email, { phoneNumber: '+1 2025550143', name: 'Another Guest' });
    await foreign.enterCode().expect(200);
    expect(await given(foreign.id)).toBeNull();
    expect(await given(own.id)).toBe(owner.phoneNumber);
  });

  it('is shared only after its owner verifies it', async () => {
    const { id, guest, enterCode } = await post('not.yet@example.com', { phoneNumber: '+1 2025550144' });
    await enterCode().expect(200);
    expect(await given(id)).toBeNull();
    await guest.patch('/api/profile', { phoneNumber: '+1 2025550144' }).expect(200);
    expect(await given(id)).toBeNull();
    await app.database.query('test-verify', 'update "user" set verified = true where email = $1', [
      'not.yet@example.com',
    ]);
    expect(await given(id)).toBe('+1 2025550144');
  });

  it('is no longer shared after its owner changes numbers', async () => {
    const owner = await app.make.user({ verified: true });
    const { id } = await app.make.listing({ by: owner, phoneNumber: '+1 2025550145' });
    expect(await given(id)).toBeNull();
  });
});

const age = (id: number) =>
  app.database.query(
    'test-age',
    `update listing set created_at = now() - interval '73 hours' where id = $1`,
    [id],
  );
