import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetLimits, logIn } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { published } from '../posting/contract.js';
import { foundBy, openListing, tellNow, toldTo, watch, watchAsGuest, withAlerts } from '../testing/alerts.js';
import { readGuestMail, send } from '../testing/posting.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(withAlerts);
});
beforeEach(async () => {
  await forgetLimits(app);
  await app.database.query('forget-alerts', 'delete from alert');
});
afterAll(() => app.close());

const watcher = async (about: object = {}) => {
  const user = await app.make.user();
  const client = await app.as(user);
  return { user, client, ...(await watch(client, about)) };
};
const finds = async (about: Parameters<typeof openListing>[1]) =>
  foundBy(app, (await openListing(app, about)).listing.id);
const opened = () => settled(app.database, 'listings.opened');

describe('a new listing finds alerts for', () => {
  it.each<[string, object, object]>([
    ['its flight', { flight: 'AI102', from: undefined, to: undefined }, { flightNumber: 'AI102' }],
    ['its flight on one of its ways', { flight: 'AI102', to: undefined }, { flightNumber: 'AI102' }],
    ['its route', {}, {}],
    ['where it departs', { to: undefined }, {}],
    ['where it arrives', { from: undefined }, {}],
    ['an airport nearby', { nearby: true }, { departureAirport: 'EWR' }],
    [
      'airports nearby where it arrives',
      { nearby: true, from: 'DEL', to: 'LGA' },
      { departureAirport: 'DEL', arrivalAirport: 'JFK' },
    ],
    ['the neighborhood of one end', { nearby: true, to: undefined }, { departureAirport: 'EWR' }],
    ['the first of its days', { lastDay: inDays(27) }, { date: inDays(27), endDate: inDays(40) }],
    ['the last of its days', { firstDay: inDays(33) }, { date: inDays(20), endDate: inDays(33) }],
  ])('%s', async (_what, alert, listing) => {
    const { id } = await watcher(alert);
    expect(await finds(listing)).toEqual([id]);
  });

  it.each<[string, object, object]>([
    ['another flight', { flight: 'AI101', from: undefined, to: undefined }, { flightNumber: 'AI102' }],
    ['the flight from elsewhere', { flight: 'AI102', from: 'LHR', to: undefined }, { flightNumber: 'AI102' }],
    [
      'a flight that is kept from strangers',
      { flight: 'AI102', from: undefined, to: undefined },
      { flightNumber: 'AI102', showFlight: false },
    ],
    ['the other way', { from: 'DEL', to: 'JFK' }, {}],
    ['the other kind', { type: 'seeking_help' }, {}],
    ['an airport nearby that was not asked for', {}, { departureAirport: 'EWR' }],
    ['the day before', { firstDay: inDays(31) }, {}],
    ['the day after', { firstDay: inDays(20), lastDay: inDays(29) }, {}],
  ])('but not %s', async (_what, alert, listing) => {
    await watcher(alert);
    expect(await finds(listing)).toEqual([]);
  });
});

describe('a trip with stops finds alerts for', () => {
  const legs = [
    { from: 'DEL', to: 'FRA', date: inDays(30), flightNumber: 'LH761' },
    { from: 'FRA', to: 'ORD', date: inDays(31), flightNumber: 'LH430' },
  ];
  const trip = { departureAirport: 'DEL', arrivalAirport: 'ORD', date: inDays(30), legs };

  it.each<[string, object]>([
    ['the whole way', { from: 'DEL', to: 'ORD' }],
    ['one leg', { from: 'FRA', to: 'ORD' }],
    ['the flight of a leg', { from: undefined, to: undefined, flight: 'LH430' }],
    ['the flight of a leg, on the whole way', { from: 'DEL', to: 'ORD', flight: 'LH430' }],
    ['where planes are changed', { from: 'FRA', to: undefined }],
    ['an airport near the end of a leg', { from: 'FRA', to: 'MKE', nearby: true }],
    ['an airport across the border', { from: 'BSL', to: 'FRA', nearby: true }],
  ])('%s', async (_what, alert) => {
    const { id } = await watcher(alert);
    const across = { departureAirport: 'ZRH', arrivalAirport: 'FRA' };
    expect(await finds('from' in alert && alert.from === 'BSL' ? across : trip)).toEqual([id]);
  });

  it('but not for a leg on the day of another', async () => {
    await watcher({ from: 'FRA', to: 'ORD', firstDay: inDays(30), lastDay: inDays(30) });
    expect(await finds(trip)).toEqual([]);
  });

  it('names the leg that is shared', async () => {
    const { user } = await watcher({ from: 'FRA', to: 'ORD' });
    await openListing(app, trip);
    await tellNow(app);
    const [mail] = await toldTo(app, user.email);
    expect(mail?.text).toContain('Shares Frankfurt (FRA) to Chicago (ORD) with you:\nDEL → FRA → ORD');
  });
});

describe('nobody is found', () => {
  it('for their own alerts, also from another account or as a guest', async () => {
    const { user } = await watcher();
    const tagged = await app.make.user({ email: user.email.replace('@', '+family@') });
    await watch(await app.as(tagged));
    await watchAsGuest(app, user.email.replace('@', '+guest@'));
    const key = await app.database.query<{ key: string }>(
      'test-key',
      'select distinct mailbox_key as key from alert',
    );
    await app.database.query('test-keys', 'update "user" set mailbox_key = $1 where id = any($2)', [
      key[0]?.key,
      [user.id, tagged.id],
    ]);
    expect(await finds({ by: user })).toEqual([]);
  });

  it('across a block, in either direction', async () => {
    const [one, other] = [await watcher(), await watcher()];
    const by = await app.make.user({ publicSince: new Date() });
    await app.database.query(
      'test-block',
      'insert into block (blocker_id, blocked_id) values ($1, $2), ($2, $3)',
      [one.user.id, by.id, other.user.id],
    );
    expect(await finds({ by })).toEqual([]);
  });

  it('by a paused alert, or one that has not begun or is over', async () => {
    const { client, id } = await watcher();
    await client.patch(`/api/alerts/${id}`, { status: 'paused' }).expect(200);
    expect(await finds({})).toEqual([]);
  });

  it('whose listing is closed', async () => {
    await watcher();
    expect(await finds({ status: 'closed' })).toEqual([]);
  });
});

describe('a listing finds alerts', () => {
  it('when a member posts it', async () => {
    const { id } = await watcher({ type: 'seeking_help', from: 'JFK', to: 'HYD' });
    const user = await app.make.user();
    const { listing } = published.parse(
      (await send(await app.as(user), 'find', { email: user.email })).json(),
    );
    await opened();
    expect(await foundBy(app, listing.id)).toEqual([id]);
  });

  it('only when its guest has claimed it', async () => {
    const { id } = await watcher({ type: 'seeking_help', from: 'JFK', to: 'HYD' });
    const [email, guest] = ['claims@example.com', app.asVisitor()];
    const { listing, claim } = published.parse((await send(guest, 'find', { email })).json());
    expect(await foundBy(app, listing.id)).toEqual([]);
    const { code } = await readGuestMail(app, email);
    await guest.post('/api/auth/verify', { code, userId: claim?.userId }).expect(200);
    await opened();
    expect(await foundBy(app, listing.id)).toEqual([id]);
  });

  it('when it is reopened or changed, and loses those that it no longer fits', async () => {
    const [jfk, lhr] = [await watcher(), await watcher({ from: 'LHR' })];
    const by = await app.make.user();
    const owner = await app.as(by);
    const { id } = await app.make.listing({ by, status: 'closed' });
    await owner.post(`/api/listings/${id}/reopen`).expect(200);
    await opened();
    expect(await foundBy(app, id)).toEqual([jfk.id]);
    await owner.patch(`/api/listings/${id}`, { departureAirport: 'LHR' }).expect(200);
    await opened();
    expect(await foundBy(app, id)).toEqual([lhr.id]);
  });

  it('once, however often it is changed', async () => {
    const { user } = await watcher();
    const by = await app.make.user();
    const owner = await app.as(by);
    const { id } = await app.make.listing({ by });
    for (let time = 0; time < 10; time++) {
      await owner.patch(`/api/listings/${id}`, { time: `1${time}:00` }).expect(200);
      if (time % 5 === 4) {
        await opened();
        await tellNow(app);
      }
    }
    expect(await toldTo(app, user.email)).toHaveLength(1);
  });
});

it('a new account has what it watched as a guest', async () => {
  const { id } = await watchAsGuest(app, 'joins@example.com');
  const client = app.asVisitor();
  await logIn(app, client, 'joins@example.com');
  expect((await client.get('/api/alerts').expect(200)).json()).toMatchObject([{ id }]);
});
