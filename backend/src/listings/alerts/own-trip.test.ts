import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { foundBy, openListing, tellNow, toldTo, wanted, watch, withAlerts } from '../testing/alerts.js';
import type { Alert } from './contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(withAlerts);
});
beforeEach(async () => {
  await forgetLimits(app);
  await app.database.query('forget-alerts', 'delete from alert');
});
afterAll(() => app.close());

const legs = [
  { from: 'DEL', to: 'FRA', date: inDays(30), flightNumber: 'LH761' },
  { from: 'FRA', to: 'ORD', date: inDays(31), flightNumber: 'LH430' },
];
const trip = { departureAirport: 'DEL', arrivalAirport: 'ORD', date: inDays(30), legs };

/** A family with a listing of two legs, which gets mails about helpers. */
async function family(about: object = {}) {
  const user = await app.make.user();
  const client = await app.as(user);
  const { id } = await app.make.listing({ by: user, type: 'seeking_help', ...trip, ...about });
  const alert = await watch(client, { ownListing: id, from: 'DEL', to: 'ORD', nearby: true });
  const list = async () => (await client.get('/api/alerts').expect(200)).json() as Alert[];
  const change = async (body: object) => {
    await client.patch(`/api/listings/${id}`, body).expect(200);
    await settled(app.database, 'listings.opened');
  };
  return { user, client, id, alert, list, change };
}
const finds = async (departureAirport: string, arrivalAirport: string, about: object = {}) =>
  foundBy(app, (await openListing(app, { departureAirport, arrivalAirport, ...about })).listing.id);

describe('the alert of a posted trip', () => {
  it('is one, with the trip of the listing and days around it', async () => {
    const { alert, list, client, id } = await family();
    expect(alert).toMatchObject({
      type: 'helper',
      from: 'DEL',
      to: 'ORD',
      firstDay: inDays(27),
      lastDay: inDays(33),
      ownListing: id,
    });
    expect(await watch(client, { ownListing: id })).toMatchObject({ id: alert.id });
    expect(await list()).toHaveLength(1);
  });

  it.each<[string, [string, string, object?]]>([
    ['the whole way', ['DEL', 'ORD']],
    ['the first leg', ['DEL', 'FRA']],
    ['the last leg, three days later', ['FRA', 'ORD', { date: inDays(34) }]],
    ['an airport near the end of a leg', ['FRA', 'MKE']],
    [
      'a leg of a trip with other stops',
      [
        'BOM',
        'ORD',
        {
          legs: [
            { from: 'BOM', to: 'FRA', date: inDays(30) },
            { from: 'FRA', to: 'ORD', date: inDays(30) },
          ],
        },
      ],
    ],
  ])('finds %s', async (_what, [from, to, about]) => {
    const { alert } = await family();
    expect(await finds(from, to, about)).toEqual([alert.id]);
  });

  it.each<[string, [string, string, object?]]>([
    ['a leg the other way', ['ORD', 'FRA']],
    ['the last leg, four days later', ['FRA', 'ORD', { date: inDays(35) }]],
    ['somebody else who looks for help', ['DEL', 'FRA', { type: 'seeking_help' }]],
    ['another flight', ['FRA', 'JFK']],
  ])('does not find %s', async (_what, [from, to, about]) => {
    await family();
    expect(await finds(from, to, about)).toEqual([]);
  });

  it('says which leg is shared, the same flight, or how far an airport is, in one mail', async () => {
    const { user } = await family();
    await finds('FRA', 'ORD', { flightNumber: 'LH430', date: inDays(31) });
    await finds('DEL', 'FRA');
    await finds('FRA', 'MKE');
    await tellNow(app);
    const [mail, ...more] = await toldTo(app, user.email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Same flight LH430');
    expect(mail?.text).toContain('Shares Delhi (DEL) to Frankfurt (FRA) with you');
    expect(mail?.text).toMatch(/To Milwaukee \(MKE\), \d+ km from ORD/);
    expect(mail?.text).not.toContain('km from DEL');
  });
});

describe('when the listing changes, the alert', () => {
  it('follows to other days and another route, and forgets what it found for the former', async () => {
    const { alert, change, list, user } = await family();
    expect(await finds('DEL', 'FRA')).toEqual([alert.id]);
    await change({ departureAirport: 'HYD', arrivalAirport: 'JFK', date: inDays(50) });
    expect(await list()).toMatchObject([
      { id: alert.id, from: 'HYD', to: 'JFK', firstDay: inDays(47), lastDay: inDays(53) },
    ]);
    expect(await finds('DEL', 'FRA')).toEqual([]);
    expect(await finds('HYD', 'JFK', { date: inDays(50) })).toEqual([alert.id]);
    await tellNow(app);
    const [mail] = await toldTo(app, user.email);
    expect(mail?.text).not.toContain('FRA');
  });

  it('watches another stop', async () => {
    const { alert, change } = await family();
    await change({
      legs: [
        { from: 'DEL', to: 'LHR', date: inDays(30) },
        { from: 'LHR', to: 'ORD', date: inDays(30) },
      ],
    });
    expect(await finds('DEL', 'FRA')).toEqual([]);
    expect(await finds('LHR', 'ORD')).toEqual([alert.id]);
  });

  it('rests while it is closed, and ends when it is deleted', async () => {
    const { alert, client, id, list } = await family();
    await client.post(`/api/listings/${id}/close`).expect(200);
    expect(await list()).toEqual([]);
    expect(await finds('DEL', 'ORD')).toEqual([]);
    await client.post(`/api/listings/${id}/reopen`).expect(200);
    expect(await list()).toMatchObject([{ id: alert.id }]);
    await client.delete(`/api/listings/${id}`).expect(200);
    expect(await list()).toEqual([]);
    expect(await app.database.query('test-left', 'select from alert')).toEqual([]);
  });
});

it('a stranger, or a guest, is not told through the listing of somebody else', async () => {
  const { id } = await family();
  const stranger = await app.as(await app.make.user());
  const refused = await stranger.post('/api/alerts', wanted({ ownListing: id })).expect(400);
  expect(refused.json()).toMatchObject({ issues: [{ path: 'ownListing' }] });
  const { token } = (await app.asVisitor().get('/sandbox/captcha/token?action=alert')).json() as {
    token: string;
  };
  const asGuest = wanted({ ownListing: id, email: 'guest.of.none@example.com', captchaToken: token });
  await app.asVisitor().post('/api/alerts', asGuest).expect(400);
  await stranger.post('/api/alerts', wanted({ ownListing: id, listing: id })).expect(400);
});
