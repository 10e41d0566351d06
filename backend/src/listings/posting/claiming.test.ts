import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { beginLogin, forgetLimits, logIn } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { myListings } from '../contract.js';
import { readGuestMail, send } from '../testing/posting.js';
import { published } from './contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

async function post(email: string) {
  const reply = await send(app.asVisitor(), 'offer', { email });
  // A login that begins afterwards waits for the mail after this one.
  await readGuestMail(app, email);
  return published.parse(reply.json()).listing;
}
const shown = async (id: number) => (await app.asVisitor().get(`/api/listings/id/${id}`)).json();

it('gives a guest’s listing to the owner of the email at their login, with what their account has earned', async () => {
  const user = await app.make.user({ verified: true, profilePictureUrl: 'https://example.com/me.jpg' });
  await app.make.traveler(user);
  await app.database.query(
    'test-rate',
    'update traveler set rating_sum = 9, rating_count = 2 where user_id = $1',
    [user.id],
  );
  const { id } = await post(user.email);
  expect(await shown(id)).toMatchObject({ userId: null, ratingAverage: null, verified: false });

  await forgetLimits(app);
  await logIn(app, app.asVisitor(), user.email);
  expect(await shown(id)).toMatchObject({
    userId: user.id,
    username: user.username,
    profilePictureUrl: user.profilePictureUrl,
    ratingAverage: 4.5,
    verified: true,
  });
  await app.asVisitor().get(`/api/users/${user.id}`).expect(200);
});

it('shows no number beside a verified badge that a guest has typed', async () => {
  const phoneNumber = '+1 2025550143';
  const numberAfter = async (verified: boolean) => {
    const user = await app.make.user({ verified });
    await send(app.asVisitor(), 'offer', { email: user.email, phoneNumber });
    const { linkToken } = await readGuestMail(app, user.email);
    const visitor = app.asVisitor();
    await visitor.post('/api/auth/link', { token: linkToken }).expect(200);
    const [listing] = myListings.parse((await visitor.get('/api/my-listings')).json());
    return [listing?.phoneNumber, user.phoneNumber];
  };
  const [shownWhenVerified, verified] = await numberAfter(true);
  expect(shownWhenVerified).toBe(verified);
  expect((await numberAfter(false))[0]).toBe(phoneNumber);
});

it('happens with the link of our mail too, in any browser', async () => {
  const { id } = await post('by.link@example.com');
  const { linkToken } = await readGuestMail(app, 'by.link@example.com');
  const elsewhere = app.asVisitor();
  await elsewhere.post('/api/auth/link', { token: linkToken }).expect(200);
  expect(myListings.parse((await elsewhere.get('/api/my-listings')).json())).toMatchObject([{ id }]);
});

it('is asked for its contact from then on, and not before', async () => {
  const { id } = await post('reachable@example.com');
  const asker = await app.as(await app.make.user());
  await asker.post(`/api/listings/${id}/connect`).expect(409);
  await forgetLimits(app);
  await logIn(app, app.asVisitor(), 'reachable@example.com');
  await asker.post(`/api/listings/${id}/connect`).expect(200);
});

it('is no stranger’s by their own login', async () => {
  const { id } = await post('not.yours@example.com');
  await logIn(app, app.asVisitor(), 'stranger@example.com');
  expect(await shown(id)).toMatchObject({ userId: null });
});

it('is too late after 72 hours', async () => {
  const { id } = await post('late@example.com');
  await app.database.query(
    'test-age',
    `update listing set created_at = now() - interval '73 hours' where id = $1`,
    [id],
  );
  const visitor = app.asVisitor();
  await forgetLimits(app);
  await logIn(app, visitor, 'late@example.com');
  expect((await visitor.get('/api/my-listings')).json()).toEqual([]);
});

it('happens once for two logins at the same moment', async () => {
  const { id } = await post('two.doors@example.com');
  await forgetLimits(app);
  const [here, there] = [app.asVisitor(), app.asVisitor()];
  const first = await beginLogin(app, here, 'two.doors@example.com');
  await forgetLimits(app);
  const second = await beginLogin(app, there, 'two.doors@example.com');
  await Promise.all([
    here.post('/api/auth/verify', { code: first.code, userId: first.id }).expect(200),
    there.post('/api/auth/verify', { code: second.code, userId: second.id }).expect(200),
  ]);
  expect((await here.get('/api/my-listings')).json()).toMatchObject([{ id }]);
});
