import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Client } from '../../testing/client.js';
import { forgetLimits } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { matchDetails } from '../contract.js';
import { makeFirstPart } from '../testing/relays.js';
import { agreedTrip, ago, departIn, departOn, tap } from '../testing/trips.js';
import { herPage } from '../her-page/contract.js';
import { travelerLink } from './contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const make = async (by: Client, id: number, wanted: object = {}) => {
  const reply = await by.post(`/api/matches/${id}/traveler-link`, wanted).expect(200);
  const { url, language, qr } = travelerLink.parse(reply.json());
  return { url, language, qr, token: url.split('/with/')[1] ?? '' };
};
const open = (token: string) => app.asVisitor().get(`/api/with/${token}`);
const opened = async (token: string) => herPage.parse((await open(token).expect(200)).json());
const endings = async (token: string) => {
  const { text, status } = await open(token);
  return `${status} ${text.replace(/"requestId":"[^"]*"/, '')}`;
};
const details = async (by: Client, id: number) =>
  matchDetails.parse((await by.get(`/api/matches/${id}`).expect(200)).json());

describe('the link of the traveler', () => {
  it('is made in the language of the one who flies, with a QR code of its address', async () => {
    const { family, toFrankfurt } = await makeFirstPart(app);
    const { url, token, language, qr } = await make(family.client, toFrankfurt);
    expect(url).toBe(`${app.config.publicUrl}/with/${token}`);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(language).toBe('te');
    expect(qr.size).toBeGreaterThanOrEqual(25);
    expect(await opened(token)).toMatchObject({ language: 'te', traveler: 'Kamala' });
  });

  it('changes its language and stays the same link, and only its hash can be looked up', async () => {
    const { id, seekers } = await agreedTrip(app);
    const { token, url, language } = await make(seekers, id);
    expect(language).toBe('en');
    expect(await make(seekers, id, { language: 'fa' })).toMatchObject({ token, language: 'fa' });
    expect(await make(seekers, id)).toMatchObject({ token, language: 'fa' });
    expect((await details(seekers, id)).travelerLink).toMatchObject({ url, language: 'fa' });
    const stored = JSON.stringify(await app.database.query('test-links', 'select * from traveler_link'));
    expect(stored).not.toContain(token);
    await seekers.delete(`/api/matches/${id}/traveler-link`).expect(200);
    await seekers.delete(`/api/matches/${id}/traveler-link`).expect(200);
    await open(token).expect(404);
    expect((await make(seekers, id)).token).not.toBe(token);
    await open(token).expect(404);
  });

  it('is known to the Amigo, who reads neither its address nor its language', async () => {
    const { id, helpers, seekers } = await agreedTrip(app);
    expect((await details(helpers, id)).hasTravelerPage).toBe(false);
    await make(seekers, id);
    expect(await details(helpers, id)).toMatchObject({ hasTravelerPage: true, travelerLink: null });
    await seekers.delete(`/api/matches/${id}/traveler-link`).expect(200);
    expect((await details(helpers, id)).hasTravelerPage).toBe(false);
  });

  it.each([
    [{ language: 'xx' }, 400],
    [{ language: ['te'] }, 400],
    [{ language: "te'; drop table match" }, 400],
    [{ token: 'mine' }, 400],
  ])('refuses %j', async (wanted, status) => {
    const { id, seekers } = await agreedTrip(app);
    await seekers.post(`/api/matches/${id}/traveler-link`, wanted).expect(status);
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
      tokens.push((await make(seekers, id)).token);
    await ended.seekers.delete(`/api/matches/${ended.id}/traveler-link`).expect(200);
    await departOn(app, over, -4);
    await cancelled.helpers.post(`/api/matches/${cancelled.id}/cancel`, { reason: 'Ill' }).expect(200);
    await blocked.seekers.post('/api/blocks', { userId: blocked.helper.id }).expect(200);
    const wrong = ['A'.repeat(43), 'short', '%00', String(ended.id), `${tokens[0]?.slice(1)}A`];
    const said = await Promise.all([...tokens, ...wrong].map(endings));
    expect(new Set(said).size).toBe(1);
    expect(said[0]).toMatch(/^404 .*This link has ended/);
    for (const token of [...tokens, ...wrong])
      await app.asVisitor().post(`/api/with/${token}/help`).expect(404);
    await over.seekers.post(`/api/matches/${over.id}/traveler-link`, {}).expect(409);
  });

  it('is not the link of the family, and that is not hers', async () => {
    const { id, seekers } = await agreedTrip(app);
    const { token } = await make(seekers, id);
    const family = await seekers.post(`/api/matches/${id}/family-link`).expect(200);
    const familyToken = (family.json() as { url: string }).url.split('/journey/')[1] ?? '';
    await open(familyToken).expect(404);
    await app.asVisitor().get(`/api/journeys/${token}`).expect(404);
  });

  it('ends 48 hours after the landing', async () => {
    const trip = await agreedTrip(app);
    await departIn(app, trip, -30);
    const { token } = await make(trip.seekers, trip.id);
    const landed = ago(29 * 60);
    await tap(trip.helpers, trip.id, 'landed', landed).expect(200);
    expect(Date.parse((await opened(token)).endsAt)).toBe(Date.parse(landed) + 48 * 3_600_000);
    await app.database.query(
      'test-land',
      `update match_step set at = at - interval '20 hours' where match_id = $1`,
      [trip.id],
    );
    await open(token).expect(404);
    expect((await details(trip.seekers, trip.id)).travelerLink).toBeNull();
  });

  it('is made and ended by the family only', async () => {
    const { id, helpers, seekers } = await agreedTrip(app);
    const { token } = await make(seekers, id);
    const stranger = await app.as(await app.make.user());
    for (const [client, status] of [
      [helpers, 403],
      [stranger, 404],
      [app.asVisitor(), 401],
    ] as const) {
      await client.post(`/api/matches/${id}/traveler-link`, { language: 'en' }).expect(status);
      await client.delete(`/api/matches/${id}/traveler-link`).expect(status);
    }
    expect((await details(helpers, id)).travelerLink).toBeNull();
    await open(token).expect(200);
  });

  it('is in the download of the family, and deleted with its account', async () => {
    const { id, helper, helpers, seeker, seekers } = await agreedTrip(app);
    const { token } = await make(seekers, id, { language: 'hi' });
    await app.asVisitor().post(`/api/with/${token}/help`).expect(200);
    await helpers.post(`/api/matches/${id}/help/seen`).expect(200);
    const shared = async (by: Client) =>
      (await by.get('/api/profile/download').expect(200)).json() as { elsewhere: Record<string, unknown> };
    expect((await shared(seekers)).elsewhere).toMatchObject({
      travelerPages: [{ matchId: id, language: 'hi', callsForHelp: [{ airport: 'JFK' }] }],
      callsForHelpSeen: [],
    });
    expect((await shared(helpers)).elsewhere).toMatchObject({
      travelerPages: [],
      callsForHelpSeen: [{ matchId: id }],
    });
    const left = async () => {
      const [row] = await app.database.query(
        'test-left',
        `select (select count(*)::int from traveler_link where match_id = $1) as links,
         (select count(*)::int from help_call where match_id = $1) as calls,
         (select count(*)::int from help_call_seen where user_id = $2) as seen`,
        [id, helper.id],
      );
      return row;
    };
    expect(await left()).toEqual({ links: 1, calls: 1, seen: 1 });
    await seekers.delete('/api/profile', { email: seeker.email }).expect(200);
    expect(await left()).toEqual({ links: 0, calls: 0, seen: 0 });
    await open(token).expect(404);
  });
});
