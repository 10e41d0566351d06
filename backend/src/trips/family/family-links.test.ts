import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Client } from '../../testing/client.js';
import { forgetLimits } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { agree, agreedTrip, ago, departIn, departOn, tap } from '../testing/trips.js';
import { matchDetails } from '../contract.js';
import { familyLink, journey } from './contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const share = async (by: Client, id: number) => {
  const { url } = familyLink.parse((await by.post(`/api/matches/${id}/family-link`).expect(200)).json());
  return { url, token: url.split('/journey/')[1] ?? '' };
};
const follow = (token: string) => app.asVisitor().get(`/api/journeys/${token}`);
const followed = async (token: string) => journey.parse((await follow(token).expect(200)).json());
const endings = async (token: string) => {
  const { text, status } = await follow(token);
  return `${status} ${text.replace(/"requestId":"[^"]*"/, '')}`;
};

describe('the link of the family', () => {
  it('shows a trip by first names, without contacts, to anyone who has the link', async () => {
    const trip = await agreedTrip(app, { listing: { flightNumber: 'AI102' } });
    await departIn(app, trip, 2);
    await tap(trip.helpers, trip.id, 'met', ago(5)).expect(200);
    const { url, token } = await share(trip.seekers, trip.id);
    expect(url).toBe(`${app.config.publicUrl}/journey/${token}`);
    expect(token).toMatch(/^[\w-]{43}$/);
    const reply = await follow(token).expect(200);
    expect(journey.parse(reply.json())).toEqual(reply.json());
    expect(reply.json()).toMatchObject({
      traveler: 'Ravi',
      helper: 'Meera',
      sharedBy: 'Ravi',
      isForSelf: true,
      departure: { code: 'JFK' },
      arrival: { code: 'DEL' },
      status: 'agreed',
      steps: [{ step: 'met' }],
    });
    const [sign] = await app.database.query<{ digits: string }>(
      'test-sign',
      'select sign_digits as digits from match where id = $1',
      [trip.id],
    );
    for (const secret of ['Iyer', 'Kumar', 'AI102', '@', trip.helper.phoneNumber ?? '', `"${sign?.digits}"`])
      expect(reply.text).not.toContain(secret);
    expect(reply.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
  });

  it('names the person on the care card', async () => {
    const { id, seekers } = await agreedTrip(app);
    const { token } = await share(seekers, id);
    await seekers
      .send('PUT', `/api/matches/${id}/care-card`, { firstName: 'Lakshmi Devi', phone: '+91 98450' })
      .expect(200);
    expect(await followed(token)).toMatchObject({ traveler: 'Lakshmi', sharedBy: 'Ravi', isForSelf: false });
  });

  it('names the person of the request', async () => {
    const helper = await app.make.user({ username: 'Meera Link' });
    const seeker = await app.make.user({ username: 'Ravi Link' });
    const { id: listingId } = await app.make.listing({ by: seeker, type: 'seeking_help' });
    const flyer = {
      firstName: 'Kamala +1 202 555 0143',
      relation: 'mother',
      ageGroup: '70_79',
      languages: null,
    };
    await app.database.query('test-flyer', 'update listing set flyer = $2 where id = $1', [listingId, flyer]);
    const { id, seekers } = await agree(app, { helper, seeker, listingId });
    const { token } = await share(seekers, id);
    const { traveler, helper: name } = await followed(token);
    expect([traveler, name]).toEqual(['Kamala', 'Meera']);
  });

  it('stays the same link until it is ended, and only its hash can be looked up', async () => {
    const { id, seekers } = await agreedTrip(app);
    const { token, url } = await share(seekers, id);
    expect((await share(seekers, id)).token).toBe(token);
    expect(matchDetails.parse((await seekers.get(`/api/matches/${id}`)).json()).familyLink).toBe(url);
    const stored = JSON.stringify(await app.database.query('test-links', 'select * from family_link'));
    expect(stored).not.toContain(token);
    await seekers.delete(`/api/matches/${id}/family-link`).expect(200);
    await seekers.delete(`/api/matches/${id}/family-link`).expect(200);
    await follow(token).expect(404);
    expect((await share(seekers, id)).token).not.toBe(token);
    await follow(token).expect(404);
  });

  it('has one response for every link that does not work', async () => {
    const [ended, over, cancelled, blocked] = [
      await agreedTrip(app),
      await agreedTrip(app),
      await agreedTrip(app),
      await agreedTrip(app),
    ];
    const tokens = [];
    for (const { id, seekers } of [ended, over, cancelled, blocked])
      tokens.push((await share(seekers, id)).token);
    await ended.seekers.delete(`/api/matches/${ended.id}/family-link`).expect(200);
    await departOn(app, over, -4);
    await cancelled.helpers.post(`/api/matches/${cancelled.id}/cancel`, { reason: 'Ill' }).expect(200);
    await blocked.seekers.post('/api/blocks', { userId: blocked.helper.id }).expect(200);
    const wrong = ['A'.repeat(43), 'short', String(ended.id), `${tokens[0]?.slice(1)}A`];
    const said = await Promise.all([...tokens, ...wrong].map(endings));
    expect(new Set(said).size).toBe(1);
    expect(said[0]).toMatch(/^404 .*This link has ended/);
  });

  it('ends with a block, also one that has cancelled no trip, and with its end comes no new life', async () => {
    const [copied, ended] = [await agreedTrip(app), await agreedTrip(app)];
    const [first, second] = [await share(copied.seekers, copied.id), await share(ended.seekers, ended.id)];
    // As a block is copied to another account of a person who was blocked.
    await app.database.query('test-block', 'insert into block (blocker_id, blocked_id) values ($1, $2)', [
      copied.helper.id,
      copied.seeker.id,
    ]);
    await follow(first.token).expect(404);
    await app.database.query('test-unblock', 'delete from block where blocker_id = $1', [copied.helper.id]);
    await follow(first.token).expect(200);

    await ended.helpers.post('/api/blocks', { userId: ended.seeker.id }).expect(200);
    await follow(second.token).expect(404);
    await ended.helpers.delete(`/api/blocks/${ended.seeker.id}`).expect(200);
    await follow(second.token).expect(404);
    const links = await app.database.query('test-link', 'select from family_link where match_id = $1', [
      ended.id,
    ]);
    expect(links).toEqual([]);
  });

  it('ends 48 hours after the landing', async () => {
    const trip = await agreedTrip(app);
    const { id, helpers, seekers } = trip;
    // Whatever the hour is, the day of travel is over for less than 48 hours.
    await departIn(app, trip, -30);
    const { token } = await share(seekers, id);
    const landed = ago(29 * 60);
    await tap(helpers, id, 'landed', landed).expect(200);
    expect(Date.parse((await followed(token)).endsAt)).toBe(Date.parse(landed) + 48 * 3_600_000);
    await app.database.query(
      'test-land',
      `update match_step set at = at - interval '20 hours' where match_id = $1`,
      [id],
    );
    await follow(token).expect(404);
    await seekers.post(`/api/matches/${id}/family-link`).expect(409);
    expect(matchDetails.parse((await seekers.get(`/api/matches/${id}`)).json()).familyLink).toBeNull();
  });

  it.each([
    ['JFK', 'HNL'],
    ['LHR', 'AKL'],
  ])(
    'ends 48 hours after the day of travel, where they land: %s to %s',
    async (departureAirport, arrivalAirport) => {
      const trip = await agreedTrip(app, { listing: { departureAirport, arrivalAirport } });
      const { token } = await share(trip.seekers, trip.id);
      const move = (days: number) =>
        app.database.query(
          'test-day',
          `update match m set date = (now() at time zone a.timezone)::date + $2::int
       from airport a where a.code = m.arrival_airport and m.id = $1`,
          [trip.id, days],
        );
      await move(-2);
      await follow(token).expect(200);
      await move(-3);
      await follow(token).expect(404);
    },
  );

  it('is made and ended by the family only', async () => {
    const { id, helpers, seekers, seeker } = await agreedTrip(app);
    const { token } = await share(seekers, id);
    const stranger = await app.as(await app.make.user());
    for (const [client, status] of [
      [helpers, 403],
      [stranger, 404],
      [app.asVisitor(), 401],
    ] as const) {
      await client.post(`/api/matches/${id}/family-link`).expect(status);
      await client.delete(`/api/matches/${id}/family-link`).expect(status);
    }
    expect(matchDetails.parse((await helpers.get(`/api/matches/${id}`)).json()).familyLink).toBeNull();
    await follow(token).expect(200);
    await helpers.post('/api/blocks', { userId: seeker.id }).expect(200);
    await seekers.post(`/api/matches/${id}/family-link`).expect(404);
  });
});
