import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetLimits, wrongCodeFor } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import {
  askAsGuest,
  codeFor,
  foundBy,
  openListing,
  tellNow,
  toldTo,
  wanted,
  watch,
  watchAsGuest,
  withAlerts,
} from '../testing/alerts.js';
import { alerts, createdAlert } from './contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(withAlerts);
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const confirm = (id: string | null, code: string) =>
  app.asVisitor().post('/api/alerts/confirm', { id, code });

describe('a guest', () => {
  it('is told after the code from the mail, without an account', async () => {
    const email = 'family@example.com';
    const { confirmation, status } = createdAlert.parse(
      (await askAsGuest(app.asVisitor(), { email })).json(),
    );
    expect(status).toBe('unconfirmed');
    const { code, text, subject } = await codeFor(app, email);
    expect(subject).toBe('Your code: be told of New York (JFK) to Delhi (DEL)');
    expect(text).toContain('a helper is found');

    const before = await openListing(app);
    expect(await foundBy(app, before.listing.id)).toEqual([]);
    const reply = await confirm(confirmation, code).expect(200);
    expect(reply.json()).toMatchObject({ status: 'on' });
    const after = await openListing(app);
    expect(await foundBy(app, after.listing.id)).toEqual([(reply.json() as { id: number }).id]);
    const users = await app.database.query('test-user', 'select from "user" where email = $1', [email]);
    expect(users).toEqual([]);
  });

  it('reads route and day only, and is not told of flights that are kept from visitors', async () => {
    const [onRoute, onFlight] = ['route@example.com', 'flight@example.com'];
    await watchAsGuest(app, onRoute);
    await watchAsGuest(app, onFlight, { from: undefined, to: undefined, flight: 'UA82' });
    const member = await app.make.user();
    await watch(await app.as(member), { flight: 'UA82', from: undefined, to: undefined });
    const by = await app.make.user({ username: 'Rosa', verified: true, languages: 'Spanish' });
    const flight = { time: '20:30', flightNumber: 'UA82' };
    const { listing } = await openListing(app, { by, ...flight });
    const guarded = await openListing(app, { ...flight, guarded: true });
    await tellNow(app);
    const [mail] = await toldTo(app, onRoute);
    expect(mail?.text).toContain('JFK → DEL');
    expect(mail?.text).toContain(`/listing/${listing.id}`);
    expect(mail?.text).toContain('Log in to see who it is, and the flight');
    expect(mail?.text).not.toMatch(/Rosa|Spanish|UA82|20:30|verified/);
    const [other] = await toldTo(app, onFlight);
    expect(other?.text).not.toMatch(/Rosa|20:30/);
    expect(other?.text).not.toContain(`/listing/${guarded.listing.id}`);
    const [members] = await toldTo(app, member.email);
    expect(members?.text).toContain('UA82, 20:30\nRosa');
    expect(members?.text.match(/20:30/g)).toHaveLength(1);
    expect(members?.text).toContain(`/listing/${guarded.listing.id}`);
  });

  it('needs an address, and has to pass the bot check', async () => {
    const refused = await askAsGuest(app.asVisitor(), {}, 400);
    expect(refused.json()).toMatchObject({ issues: [{ path: 'email' }] });
    await app
      .asVisitor()
      .post('/api/alerts', wanted({ email: 'robot@example.com' }))
      .expect(400);
    const wrong = { ...wanted({ email: 'robot@example.com' }), captchaToken: 'made up' };
    await app.asVisitor().post('/api/alerts', wrong).expect(403);
  });

  it('gets the same response for an address with an account, and with alerts', async () => {
    const { email } = await app.make.user();
    const shape = async (about: object) => {
      const {
        id: _,
        confirmation,
        ...rest
      } = createdAlert.parse((await askAsGuest(app.asVisitor(), about)).json());
      return { ...rest, confirmation: typeof confirmation };
    };
    const unknown = await shape({ email: 'nobody.here@example.com' });
    expect(await shape({ email })).toEqual(unknown);
    await watchAsGuest(app, 'watches@example.com');
    expect(await shape({ email: 'watches@example.com' })).toEqual(unknown);
  });

  it('finds a confirmed alert again as a member with that address, and others do not', async () => {
    const made = await watchAsGuest(app, 'later@example.com');
    const member = await app.as(await app.make.user({ email: 'later@example.com' }));
    expect(alerts.parse((await member.get('/api/alerts').expect(200)).json())).toEqual([made]);
    await askAsGuest(app.asVisitor(), { email: 'later@example.com', from: 'LHR' });
    expect((await member.get('/api/alerts').expect(200)).json()).toEqual([made]);
    await member.delete(`/api/alerts/${made.id}`).expect(200);
  });

  it('has one alert after asking for it twice', async () => {
    const once = await watchAsGuest(app, 'twice@example.com');
    const { id } = await codeFor(app, 'twice@example.com');
    const { confirmation } = createdAlert.parse(
      (await askAsGuest(app.asVisitor(), { email: 'twice@example.com' })).json(),
    );
    const { code } = await codeFor(app, 'twice@example.com', id);
    expect((await confirm(confirmation, code).expect(200)).json()).toMatchObject({ id: once.id });
  });
});

describe('without the code', () => {
  it('nobody is told at a foreign address, however often they guess', async () => {
    const email = 'victim@example.com';
    const { confirmation } = createdAlert.parse((await askAsGuest(app.asVisitor(), { email })).json());
    const { code } = await codeFor(app, email);
    await confirm('unknown', code).expect(400);
    for (let guess = 0; guess < 5; guess++) await confirm(confirmation, wrongCodeFor(code)).expect(400);
    await confirm(confirmation, code).expect(429);
    const { listing } = await openListing(app);
    const told = await app.database.query(
      'test-told',
      'select from alert_hit h join alert a on a.id = h.alert_id where a.email = $1 and h.listing_id = $2',
      [email, listing.id],
    );
    expect(told).toEqual([]);
  });

  it('a code works for its own alert only, once', async () => {
    const email = 'codes@example.com';
    const first = createdAlert.parse((await askAsGuest(app.asVisitor(), { email })).json());
    const { code, id } = await codeFor(app, email);
    const second = createdAlert.parse((await askAsGuest(app.asVisitor(), { email, from: 'LHR' })).json());
    await codeFor(app, email, id);
    await confirm(second.confirmation, code).expect(400);
    await confirm(first.confirmation, code).expect(200);
    await confirm(first.confirmation, code).expect(400);
  });
});
