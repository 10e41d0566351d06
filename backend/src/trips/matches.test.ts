import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { conversationPage } from '../messaging/contract.js';
import type { Client } from '../testing/client.js';
import { forgetLimits } from '../testing/log-in.js';
import { inDays } from '../testing/make.js';
import { settled } from '../testing/settled.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { details, makePair, propose } from './testing/pairs.js';
import { match, matches, matchOptions } from './contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const pair = (about?: Parameters<typeof makePair>[1]) => makePair(app, about);
const list = async (by: Client, query = '') =>
  matches.parse((await by.get(`/api/matches${query}`).expect(200)).json());

describe('a match', () => {
  it('lets either side propose, and the other agree', async () => {
    const { owner, asker, owners, askers, listingId } = await pair();
    const proposed = await propose(askers, listingId, owner);
    expect(proposed).toMatchObject({
      status: 'proposed',
      role: 'seeking_help',
      proposedByMe: true,
      other: { id: owner.id, username: owner.username, verified: true },
      departure: { code: 'JFK', timezone: 'America/New_York' },
    });
    expect(await details(owners, proposed.id)).toMatchObject({ contact: null, sign: null, role: 'helper' });

    const agreed = match.parse((await owners.post(`/api/matches/${proposed.id}/agree`).expect(200)).json());
    expect(agreed).toMatchObject({ status: 'agreed', proposedByMe: false, other: { id: asker.id } });
    const [mine, theirs] = [await details(askers, proposed.id), await details(owners, proposed.id)];
    expect(mine.contact).toEqual({ email: owner.email, phoneNumber: owner.phoneNumber });
    expect(theirs.contact).toEqual({ email: asker.email, phoneNumber: null });
    expect(mine.sign).toEqual(theirs.sign);
  });

  it('says to either side that a document of the other was checked', async () => {
    const { owner, asker, owners, askers, listingId } = await pair();
    const day = 'update "user" set document_checked_at = $2 where id = $1';
    const inSearches = 'update traveler set document_checked_on = $2 where user_id = $1';
    await app.database.query('test-checked', day, [owner.id, '2026-05-03T12:00:00Z']);
    await app.database.query('test-checked-on', inSearches, [owner.id, '2026-05-03']);
    const { id } = await propose(askers, listingId, owner);
    await owners.post(`/api/matches/${id}/agree`).expect(200);
    expect((await details(askers, id)).other).toMatchObject({
      id: owner.id,
      documentCheckedAt: '2026-05-03',
    });
    expect((await details(owners, id)).other).toMatchObject({ id: asker.id, documentCheckedAt: null });
  });

  it('agrees once, however often both press', async () => {
    const { owner, asker, owners, askers, listingId } = await pair();
    const many = await Promise.all(Array.from({ length: 20 }, () => propose(askers, listingId, owner)));
    expect(new Set(many.map(({ id }) => id)).size).toBe(1);
    const [{ id } = { id: 0 }] = many;
    const agreements = await Promise.all(
      Array.from({ length: 50 }, () => owners.post(`/api/matches/${id}/agree`)),
    );
    expect(agreements.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
    await settled(app.database, 'mail.send');
    const reply = await app.asVisitor().get(`/sandbox/outbox?${new URLSearchParams({ to: owner.email })}`);
    const subjects = (reply.json() as { subject: string }[]).map(({ subject }) => subject);
    expect(
      subjects.filter((each) => each.startsWith('Fly together? New York (JFK) to Delhi (DEL)')),
    ).toHaveLength(1);
    const toAsker = await app.asVisitor().get(`/sandbox/outbox?${new URLSearchParams({ to: asker.email })}`);
    expect((toAsker.json() as { subject: string }[]).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^You fly together: New York \(JFK\) to Delhi \(DEL\)/),
    ]);
  });

  it('lists what the two can propose to each other, until they have', async () => {
    const { owner, asker, owners, askers, listingId } = await pair();
    const options = async (by: Client, { id }: { id: number }) =>
      matchOptions.parse((await by.get(`/api/matches/options?with=${id}`).expect(200)).json());
    const expected = [
      {
        listingId,
        departureAirport: 'JFK',
        arrivalAirport: 'DEL',
        date: inDays(30),
        endDate: null,
        time: null,
        flightNumber: null,
      },
    ];
    expect(await options(askers, owner)).toMatchObject(expected);
    expect(await options(owners, asker)).toMatchObject(expected);
    const stranger = await app.make.user();
    expect(await options(await app.as(stranger), owner)).toEqual([]);
    await app.asVisitor().get(`/api/matches/options?with=${owner.id}`).expect(401);
    await propose(askers, listingId, owner);
    expect(await options(owners, asker)).toEqual([]);
  });

  it('keeps the proposer from agreeing for the other', async () => {
    const { owner, askers, listingId } = await pair();
    const { id } = await propose(askers, listingId, owner);
    await askers.post(`/api/matches/${id}/agree`).expect(409);
    expect((await details(askers, id)).status).toBe('proposed');
  });

  it('tells both in their conversation, as the site', async () => {
    const { owner, asker, owners, askers, listingId } = await pair();
    const { id } = await propose(askers, listingId, owner);
    await owners.post(`/api/matches/${id}/agree`).expect(200);
    await askers.post(`/api/matches/${id}/cancel`, { reason: 'My mother is ill' }).expect(200);
    await settled(app.database, 'messaging.site-message');
    const { messages } = conversationPage.parse(
      (await owners.get(`/api/messages/${asker.id}`).expect(200)).json(),
    );
    expect(
      messages.map(({ content, bySite }) => [bySite, content.replace(/JFK to DEL, .*\./, 'TRIP.')]),
    ).toEqual([
      [true, `${asker.username} proposes to fly together: TRIP.`],
      [true, 'You fly together: TRIP.'],
      [true, `${asker.username} cancelled the trip TRIP.`],
    ]);
    expect(await details(owners, id)).toMatchObject({
      status: 'cancelled',
      cancelled: { byMe: false, reason: 'My mother is ill' },
      contact: null,
    });
  });

  it('lets a helper of an agreed match receive tips without a listing of their own', async () => {
    const family = await app.make.user();
    const helper = await app.make.user();
    const { id: listingId } = await app.make.listing({ by: family, type: 'seeking_help' });
    const [families, helpers] = [await app.as(family), await app.as(helper)];
    await helpers.post(`/api/listings/${listingId}/connect`).expect(200);
    await families.get(`/api/tips/recipients/${helper.id}`).expect(404);
    const { id } = await propose(families, listingId, helper);
    await helpers.post(`/api/matches/${id}/agree`).expect(200);
    await families.get(`/api/tips/recipients/${helper.id}`).expect(200);
  });

  it('changes the meeting point, and confirms the trip for each side', async () => {
    const { owner, owners, askers, listingId } = await pair();
    const { id } = await propose(askers, listingId, owner);
    await askers.patch(`/api/matches/${id}`, { meetingPoint: 'Door 4' }).expect(409);
    await owners.post(`/api/matches/${id}/agree`).expect(200);
    const change = { meetingPoint: 'Terminal 3, door 4', meetingTime: '18:30' };
    expect((await askers.patch(`/api/matches/${id}`, change).expect(200)).json()).toMatchObject(change);
    await owners.post(`/api/matches/${id}/confirm`).expect(200);
    expect(await details(askers, id)).toMatchObject({
      confirmedByMe: false,
      confirmedByOther: true,
      ...change,
    });
    await askers.patch(`/api/matches/${id}`, { meetingTime: '25:00' }).expect(400);
  });

  it('answers strangers, visitors and blocked people as if the trip did not exist', async () => {
    const { owner, asker, owners, askers, listingId } = await pair();
    const { id } = await propose(askers, listingId, owner);
    const stranger = await app.as(await app.make.user());
    const calls = (client: Client) => [
      client.get(`/api/matches/${id}`),
      client.post(`/api/matches/${id}/agree`),
      client.post(`/api/matches/${id}/decline`),
      client.post(`/api/matches/${id}/cancel`, { reason: 'None of my business' }),
      client.post(`/api/matches/${id}/confirm`),
      client.patch(`/api/matches/${id}`, { meetingPoint: 'Here' }),
    ];
    const statuses = async (client: Client) => (await Promise.all(calls(client))).map(({ status }) => status);
    expect(new Set(await statuses(stranger))).toEqual(new Set([404]));
    expect(new Set(await statuses(app.asVisitor()))).toEqual(new Set([401]));
    expect(await list(stranger)).toEqual([]);
    await owners.post('/api/blocks', { userId: asker.id }).expect(200);
    expect(new Set(await statuses(askers))).toEqual(new Set([404]));
    expect(await list(askers)).toEqual([]);
  });

  it('refuses proposals to strangers, for own, past or unknown listings, all alike', async () => {
    const { owner, askers, listingId } = await pair();
    const stranger = await app.make.user();
    const past = await app.make.listing({ by: owner, date: inDays(-9) });
    const others = await app.make.listing({ by: stranger });
    const words = new Set<string>();
    for (const [listing, userId] of [
      [past.id, owner.id],
      [others.id, owner.id],
      [listingId, stranger.id],
      [999_999_999, owner.id],
      [listingId, 999_999_999],
    ]) {
      const reply = await askers.post('/api/matches', { listingId: listing, userId }).expect(404);
      words.add((reply.json() as { message: string }).message);
    }
    const own = await app.make.listing({ by: owner });
    const reply = await (await app.as(owner)).post('/api/matches', { listingId: own.id, userId: owner.id });
    expect(reply.status).toBe(404);
    expect([...words]).toEqual(['This trip was not found']);
  });

  it('lets two people who know each other propose when the listing is closed already, and no stranger', async () => {
    const { owner, asker, owners, askers, listingId } = await pair();
    await owners.post(`/api/listings/${listingId}/close`).expect(200);
    const options = matchOptions.parse(
      (await owners.get(`/api/matches/options?with=${asker.id}`).expect(200)).json(),
    );
    expect(options).toMatchObject([{ listingId }]);
    const stranger = await app.as(await app.make.user());
    await stranger.post('/api/matches', { listingId, userId: owner.id }).expect(409);
    const { id } = await propose(askers, listingId, owner);
    await owners.post(`/api/matches/${id}/agree`).expect(200);
  });

  it('covers a phone number that stands in a name, in mails and messages', async () => {
    const owner = await app.make.user({ verified: true });
    const asker = await app.make.user({ username: 'Call +1 202 555 0143' });
    const { id: listingId } = await app.make.listing({ by: owner });
    const [owners, askers] = [await app.as(owner), await app.as(asker)];
    await askers.post(`/api/listings/${listingId}/connect`).expect(200);
    await propose(askers, listingId, owner);
    await settled(app.database, 'mail.send');
    await settled(app.database, 'messaging.site-message');
    const reply = await app.asVisitor().get(`/sandbox/outbox?${new URLSearchParams({ to: owner.email })}`);
    const { messages } = conversationPage.parse(
      (await owners.get(`/api/messages/${asker.id}`).expect(200)).json(),
    );
    const told = JSON.stringify([reply.json(), messages.map(({ content }) => content)]);
    expect(told).toContain('proposes to fly together');
    expect(told).not.toContain('555 0143');
  });
});
