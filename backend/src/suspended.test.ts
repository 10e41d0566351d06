import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { asReporter, asStaff, type AtTheDesk } from './moderation/testing/staff.js';
import { deskPerson, queue } from './moderation/desk/contract.js';
import { Suspensions } from './moderation/index.js';
import { MailedLinks } from './listings/mails/mailed-links.js';
import { agreedTrip } from './trips/testing/trips.js';
import { TripLinks } from './trips/scheduled/trip-links.js';
import { proof, quickForm } from './listings/testing/posting.js';
import { LivePages } from './messaging/testing/live-pages.js';
import type { Reply } from './testing/client.js';
import { beginLogin } from './testing/log-in.js';
import { startTestApp, type TestApp } from './testing/test-app.js';

let app: TestApp;
let desk: AtTheDesk;
const pages = new LivePages();
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
  desk = await asStaff(app, 'operator');
});
afterEach(() => pages.closeAll());
afterAll(() => app.close());

const words = 'You asked three people for money before a flight.';
const suspend = (id: number, more: object = { action: 'suspend', days: 3 }) =>
  desk.client.post(`/api/desk/people/${id}/actions`, { reason: 'fraud', words, ...more }).expect(200);

const shownTo = async (path: string) => (await app.asVisitor().get(path)).text;
const search = '/api/listings?from=JFK&to=DEL';

describe('a suspension', () => {
  it('ends every session, call and stream of a suspended person at once', async () => {
    const user = await app.make.user({ publicSince: new Date() });
    const [laptop, phone] = [await app.as(user), await app.as(user)];
    const stream = await pages.begin(app, { client: laptop });
    await suspend(user.id);

    await stream.over();
    for (const client of [laptop, phone]) {
      for (const path of [
        '/api/auth/me',
        '/api/profile/download',
        '/api/messages',
        '/api/sessions',
        '/api/tips',
      ])
        await client.get(path).expect(401);
      await client.patch('/api/profile', { bio: 'Still here' }).expect(401);
      await client.post('/api/messages', { receiverId: desk.user.id, content: 'Hello' }).expect(401);
      await client.delete('/api/profile', { email: user.email }).expect(401);
      await client.get('/api/messages/stream', { accept: 'text/event-stream' }).expect(401);
    }
    await app.asVisitor().get(`/api/users/${user.id}`).expect(404);
  });

  it('opens no session that a login or anything else wrote meanwhile', async () => {
    const user = await app.make.user();
    await suspend(user.id);
    const late = await app.as(user);
    await late.get('/api/auth/me').expect(401);
  });

  it('tells at the login until when and why, and how to appeal: by code, by link, and by another address of the mailbox', async () => {
    const email = 'trickster@gmail.com';
    const browser = app.asVisitor();
    const first = await beginLogin(app, browser, email);
    await browser.post('/api/auth/verify', { code: first.code, userId: first.id }).expect(200);
    const me = (await browser.get('/api/auth/me').expect(200)).json() as { id: number };
    const open = await beginLogin(app, app.asVisitor(), email);
    await suspend(me.id, { action: 'ban' });

    const byLink = await app.asVisitor().post('/api/auth/link', { token: open.linkToken }).expect(403);
    expect(byLink.json()).toMatchObject({ code: 'suspended' });
    for (const address of [email, 't.rickster+2@gmail.com']) {
      const visitor = app.asVisitor();
      const { id, code } = await beginLogin(app, visitor, address);
      const reply = await visitor.post('/api/auth/verify', { code, userId: id }).expect(403);
      expect(reply.text).toContain('suspended for good');
      expect(reply.text).toContain('asking for money');
      expect(reply.text).toContain('look again');
      expect(reply.text).not.toContain(desk.user.username);
      expect(visitor.cookies.has('session')).toBe(false);
    }
  });

  it('lets nobody back who deleted the account before', async () => {
    const user = await app.make.user({ email: 'gone@example.com', publicSince: new Date() });
    const reporter = await asReporter(app);
    await reporter.client.post('/api/reports', { userId: user.id, reason: 'fraud' }).expect(200);
    await (await app.as(user)).delete('/api/profile', { email: user.email }).expect(200);
    const { items } = queue.parse((await desk.client.get('/api/desk/queue').expect(200)).json());
    const id = items.find(({ person }) => person.id === user.id)?.id;
    await desk.client.post(`/api/desk/items/${id}/claim`).expect(200);
    await desk.client
      .post(`/api/desk/items/${id}/decision`, { action: 'ban', reason: 'fraud', words })
      .expect(200);
    const visitor = app.asVisitor();
    const attempt = await beginLogin(app, visitor, 'gone@example.com');
    await visitor.post('/api/auth/verify', { code: attempt.code, userId: attempt.id }).expect(403);
  });

  it('takes the listings out of every list until the end, and back as they were', async () => {
    const user = await app.make.user({ username: 'Sold Seats', publicSince: new Date() });
    const { id } = await app.make.listing({ by: user });
    const closed = await app.make.listing({ by: user, status: 'closed' });
    expect(await shownTo(search)).toContain('Sold Seats');
    await suspend(user.id);
    expect(await shownTo(search)).not.toContain('Sold Seats');
    expect(await shownTo('/api/listings?sort=newest')).not.toContain('Sold Seats');
    await app.asVisitor().get(`/api/listings/${id}`).expect(404);

    await app.database.query(
      'test-end-measure',
      `update measure set ends_at = now() - interval '1 second' where user_id = $1`,
      [user.id],
    );
    await app.database.query(
      'test-end-user',
      `update "user" set suspended_until = now() - interval '1 second' where id = $1`,
      [user.id],
    );
    await app.get(Suspensions).endOver();
    expect(await shownTo(search)).toContain('Sold Seats');
    const mine = (await (await app.as(user)).get('/api/my-listings').expect(200)).text;
    expect(mine).toContain(`"id":${closed.id}`);
    expect(await shownTo(`/api/listings/${closed.id}`)).not.toContain('Sold Seats');
  });

  it('ends the links of mails: neither a listing nor a trip changes by them', async () => {
    const trip = await agreedTrip(app);
    const listing = await app.make.listing({ by: trip.helper });
    const tokenIn = (url: string) => /token=([\w.-]+)/.exec(url)?.[1] ?? '';
    const going = tokenIn(app.get(MailedLinks).to('going', listing.id));
    await app.asVisitor().post('/api/listings/by-mail', { token: going, action: 'going' }).expect(200);
    const confirming = app.get(TripLinks).confirming({ id: trip.id, date: listing.date }, trip.helper.id);
    await suspend(trip.helper.id);
    for (const action of ['going', 'close', 'reopen', 'remove'] as const) {
      const token = tokenIn(app.get(MailedLinks).to(action, listing.id));
      await app.asVisitor().post('/api/listings/by-mail', { token, action }).expect(404);
    }
    await app
      .asVisitor()
      .post('/api/matches/by-mail', { token: tokenIn(confirming) })
      .expect(404);
  });

  it('shows nobody what a suspended person posts as a guest, and tells nobody', async () => {
    const post = async (email: string, name: string) => {
      const visitor = app.asVisitor();
      const form = quickForm({
        email,
        name,
        arrivalAirport: 'DEL',
        captchaToken: await proof(visitor, 'find'),
      });
      return visitor.post('/api/find-help/listings', form).expect(200);
    };
    const email = 'shadow@example.com';
    const browser = app.asVisitor();
    const { id, code } = await beginLogin(app, browser, email);
    await browser.post('/api/auth/verify', { code, userId: id }).expect(200);
    await suspend(
      ((await browser.get('/api/auth/me').expect(200)).json() as { user?: object; id: number }).id,
    );
    const hidden = await post('shadow+9@example.com', 'Guest in the shadow');
    const shown = await post('sunny@example.com', 'Guest in the sun');
    const statusOf = (reply: Reply) => (reply.json() as { listing: { status: string } }).listing.status;
    expect(statusOf(hidden)).toBe(statusOf(shown));
    expect(await shownTo(search)).toContain('Guest in the sun');
    expect(await shownTo(search)).not.toContain('Guest in the shadow');
  });

  it('cannot be asked to fly together, and only those who have their contact are told why', async () => {
    const user = await app.make.user({ publicSince: new Date() });
    const { id: listingId } = await app.make.listing({ by: user });
    const [friend, stranger] = [
      await app.as(await app.make.user()),
      await app.as(await app.make.user({ verified: true })),
    ];
    await friend.post(`/api/listings/${listingId}/connect`).expect(200);
    await suspend(user.id);
    const propose = { listingId, userId: user.id };
    const refused = await friend.post('/api/matches', propose).expect(403);
    expect(refused.text).toContain('This person was suspended');
    const unknown = await stranger.post('/api/matches', propose).expect(404);
    expect(unknown.text).not.toMatch(/suspended/);
  });

  it('returns everything when an operator lifts it', async () => {
    const user = await app.make.user({ username: 'Back Again', publicSince: new Date() });
    await app.make.listing({ by: user });
    await suspend(user.id, { action: 'ban' });
    const reply = await desk.client.get(`/api/desk/people/${user.id}`).expect(200);
    const { measures, suspendedUntil } = deskPerson.parse(reply.json());
    expect(suspendedUntil).not.toBeNull();
    await desk.client
      .post(`/api/desk/measures/${measures[0]?.id}/lift`, { words: 'We were wrong. Sorry.' })
      .expect(200);
    expect(await shownTo(search)).toContain('Back Again');
    await (await app.as(user)).get('/api/auth/me').expect(200);
    await desk.client
      .post(`/api/desk/measures/${measures[0]?.id}/lift`, { words: 'Once more, please.' })
      .expect(409);
  });
});
