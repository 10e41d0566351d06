import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { matches } from '../contract.js';
import { TripJobs } from '../scheduled/trip-jobs.js';
import { waitingTrips } from '../thanks/contract.js';
import { details } from '../testing/pairs.js';
import { permissionTo, rateBy } from '../testing/reviews.js';
import { makeMember, makeRelay, shareAll } from '../testing/relays.js';
import { ago, departIn, finish, tap, tapLeg } from '../testing/trips.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

/** The first flight left twelve hours ago, and the second one is of the next day. */
async function beginDayOf({ toFrankfurt, toChicago }: { toFrankfurt: number; toChicago: number }) {
  await departIn(app, { id: toFrankfurt }, -12);
  await app.database.query(
    'test-next-day',
    `update match set time = '00:10', date = (select date + 1 from match where id = $2) where id = $1`,
    [toChicago, toFrankfurt],
  );
}

const cardOf = (id: number) => `/api/matches/${id}/care-card`;

describe('the shared part of a relay', () => {
  it('has one care card: written by the family on either page, read by each companion', async () => {
    const { family, anand, meera, toFrankfurt, toChicago } = await makeRelay(app);
    await family.client.send('PUT', cardOf(toChicago), { firstName: 'Kamala', seat: '32A' }).expect(200);
    for (const [by, id] of [
      [anand, toFrankfurt],
      [meera, toChicago],
      [family, toFrankfurt],
    ] as const) {
      expect((await by.client.get(cardOf(id)).expect(200)).json()).toMatchObject({ seat: '32A' });
      expect((await details(by.client, id)).hasCareCard).toBe(true);
    }
    for (const [by, id] of [
      [anand, toFrankfurt],
      [meera, toChicago],
    ] as const)
      await by.client.send('PUT', cardOf(id), { firstName: 'Kamala' }).expect(403);
    // Each companion has their own match: that of the other is not theirs.
    await anand.client.get(cardOf(toChicago)).expect(404);
    await (await makeMember(app, 'A Stranger')).client.get(cardOf(toFrankfurt)).expect(404);
    await family.client.send('PUT', cardOf(toFrankfurt), { firstName: 'Kamala', seat: '4C' }).expect(200);
    const cards = await app.database.query('test-cards', 'select match_id::int as id from care_card');
    expect(cards).toEqual([{ id: toFrankfurt }]);
  });

  it('has one family link, its viewers and one list of whom to tell, for the family on either page', async () => {
    const { family, anand, meera, toFrankfurt, toChicago } = await makeRelay(app);
    const link = (id: number) => family.client.post(`/api/matches/${id}/family-link`).expect(200);
    const { url } = (await link(toChicago)).json() as { url: string };
    expect((await link(toFrankfurt)).json()).toEqual({ url });
    const token = url.split('/journey/')[1];
    await app.asVisitor().post(`/api/journeys/${token}/seen`, { name: 'Uncle in London' }).expect(200);
    const contacts = { contacts: ['uncle@example.com'] };
    await family.client.send('PUT', `/api/matches/${toChicago}/arrival-contacts`, contacts).expect(200);
    for (const id of [toFrankfurt, toChicago]) {
      expect(await details(family.client, id)).toMatchObject({
        familyLink: url,
        seenBy: ['Uncle in London'],
      });
      const told = await family.client.get(`/api/matches/${id}/arrival-contacts`).expect(200);
      expect(told.json()).toMatchObject(contacts);
    }
    for (const [by, id] of [
      [anand, toFrankfurt],
      [meera, toChicago],
    ] as const) {
      expect(await details(by.client, id)).toMatchObject({ familyLink: null, seenBy: [] });
      await by.client.get(`/api/matches/${id}/arrival-contacts`).expect(403);
      await by.client.post(`/api/matches/${id}/family-link`).expect(403);
    }
    await family.client.delete(`/api/matches/${toChicago}/family-link`).expect(200);
    await app.asVisitor().get(`/api/journeys/${token}`).expect(404);
  });

  it('keeps what is shared until the last part is over', async () => {
    const relay = await makeRelay(app);
    const { anand, toFrankfurt, toChicago, family } = relay;
    await shareAll(relay);
    const left = async () => {
      await app.get(TripJobs).run({ atAnyHour: true });
      const [row] = await app.database.query(
        'test-left',
        `select (select count(*)::int from care_card where match_id = $1) as cards,
         (select count(*)::int from family_link where match_id = $1) as links,
         (select count(*)::int from arrival_contacts where match_id = $1) as contacts`,
        [toFrankfurt],
      );
      return row;
    };
    await departIn(app, { id: toFrankfurt }, -24 * 9);
    expect(await left()).toEqual({ cards: 1, links: 1, contacts: 1 });
    expect((await details(anand.client, toFrankfurt)).status).toBe('done');
    const list = matches.parse((await family.client.get('/api/matches?when=coming').expect(200)).json());
    expect(list.map(({ id }) => id)).toEqual([toChicago]);
    await departIn(app, { id: toChicago }, -24 * 4);
    expect(await left()).toEqual({ cards: 1, links: 0, contacts: 0 });
    await departIn(app, { id: toChicago }, -24 * 12);
    expect(await left()).toEqual({ cards: 0, links: 0, contacts: 0 });
  });

  it('is in the download of the family, and deleted with its account only', async () => {
    const relay = await makeRelay(app);
    const { family, anand, meera, toFrankfurt } = relay;
    await shareAll(relay);
    const shared = async ({ client }: typeof family) => {
      const data = (await client.get('/api/profile/download').expect(200)).json();
      return (data as { elsewhere: Record<string, object[]> }).elsewhere;
    };
    const names = ['careCards', 'arrivalContacts'];
    for (const name of names) {
      expect((await shared(family))[name]).toMatchObject([{ matchId: toFrankfurt }]);
      for (const helper of [anand, meera]) expect((await shared(helper))[name]).toEqual([]);
    }
    // Anand's part is over when he leaves: Meera's is not.
    await finish(app, { id: toFrankfurt });
    await anand.client.delete('/api/profile', { email: anand.user.email }).expect(200);
    await meera.client.get(cardOf(relay.toChicago)).expect(200);
    for (const name of names) expect((await shared(family))[name]).toHaveLength(1);
    await meera.client.delete('/api/profile', { email: meera.user.email }).expect(200);
    for (const name of names) expect((await shared(family))[name]).toEqual([]);
  });

  it('shows what each companion has tapped, with the numbers of the viewer’s legs', async () => {
    const { family, anand, meera, toFrankfurt, toChicago } = await makeRelay(app);
    await beginDayOf({ toFrankfurt, toChicago });
    await tap(anand.client, toFrankfurt, 'met', ago(3)).expect(200);
    await tapLeg(anand.client, toFrankfurt, 'landed', 1, ago(2)).expect(200);
    await tap(meera.client, toChicago, 'at_airport', ago(1)).expect(200);
    for (const [by, id] of [
      [family, toFrankfurt],
      [anand, toFrankfurt],
      [meera, toChicago],
    ] as const) {
      const { companions = [] } = await details(by.client, id);
      expect(companions.map(({ steps = [] }) => steps.map(({ step, leg }) => `${step} ${leg}`))).toEqual([
        ['met 1', 'landed 1'],
        ['at_airport 2'],
      ]);
    }
    const list = await meera.client.get('/api/matches').expect(200);
    expect(list.text).not.toContain('at_airport');
  });

  it('shows a companion who is hidden from another one only where the traveler is', async () => {
    const { anand, meera, toFrankfurt, toChicago } = await makeRelay(app);
    await beginDayOf({ toFrankfurt, toChicago });
    for (const step of ['at_airport', 'met'] as const)
      await tap(anand.client, toFrankfurt, step, ago(3)).expect(200);
    await tapLeg(anand.client, toFrankfurt, 'landed', 1, ago(2)).expect(200);
    await anand.client.post('/api/blocks', { userId: meera.user.id }).expect(200);
    const { companions = [] } = await details(meera.client, toChicago);
    expect(companions.map(({ person, steps = [] }) => [person?.id, steps.map(({ step }) => step)])).toEqual([
      [undefined, ['met', 'landed']],
      [meera.user.id, []],
    ]);
  });

  it('asks the family for a review and thanks of each companion, and each companion for theirs', async () => {
    const { family, anand, meera, toFrankfurt, toChicago } = await makeRelay(app);
    for (const id of [toFrankfurt, toChicago]) await finish(app, { id });
    const waiting = async ({ client }: typeof family) =>
      waitingTrips.parse((await client.get('/api/matches/waiting').expect(200)).json()).map(({ id }) => id);
    expect((await waiting(family)).sort((a, b) => a - b)).toEqual([toFrankfurt, toChicago]);
    expect([await waiting(anand), await waiting(meera)]).toEqual([[toFrankfurt], [toChicago]]);

    await rateBy(family.client, anand.user, 5).expect(200);
    expect(await waiting(family)).toContain(toChicago);
    await rateBy(family.client, meera.user, 4).expect(200);
    await rateBy(meera.client, family.user, 5).expect(200);
    expect(await waiting(meera)).toEqual([]);
    expect(await waiting(anand)).toEqual([toFrankfurt]);
    // The two helpers have not met each other as companions of a trip do.
    expect(await permissionTo(anand.client, meera.user)).toMatchObject({ mayWrite: false });
    for (const { user } of [anand, meera])
      await family.client.get(`/api/tips/recipients/${user.id}`).expect(200);
  });

  it('moves as a whole when days pass for its request', async () => {
    const { request, toFrankfurt, toChicago, anand, meera } = await makeRelay(app);
    await app.asVisitor().post(`/sandbox/listings/${request}/days`, { by: 4 }).expect(200);
    expect(await details(anand.client, toFrankfurt)).toMatchObject({
      date: inDays(16),
      companions: [{ legs: [1] }, { legs: [2] }],
    });
    expect((await details(meera.client, toChicago)).date).toBe(inDays(17));
  });
});
