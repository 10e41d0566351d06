import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { inDays } from '../testing/make.js';
import { details, propose } from './testing/pairs.js';
import { agree, agreedTrip } from './testing/trips.js';
import { match, matchDetails, matches } from './contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
afterAll(() => app.close());

const lakshmi = {
  firstName: 'Lakshmi',
  relation: 'mother' as const,
  ageGroup: '70_79' as const,
  languages: 'Hindi',
};

async function requestForLakshmi(username?: string) {
  const seeker = await app.make.user({ ...(username && { username }) });
  const helper = await app.make.user();
  const { id: listingId } = await app.make.listing({
    by: seeker,
    type: 'seeking_help',
    flyer: lakshmi,
    needs: ['changing_planes', 'medicine'],
  });
  return { seeker, helper, listingId };
}

it('shows the Amigo who flies from the agreement on, and the family always', async () => {
  const { seeker, helper, listingId } = await requestForLakshmi();
  const [seekers, helpers] = [await app.as(seeker), await app.as(helper)];
  await helpers.post(`/api/listings/${listingId}/connect`).expect(200);
  const proposal = await helpers.post('/api/matches', { listingId, userId: seeker.id }).expect(200);
  const { id } = match.parse(proposal.json());
  expect((await helpers.get(`/api/matches/${id}`).expect(200)).text).not.toContain('Lakshmi');
  const ofFamily = async () => matchDetails.parse((await seekers.get(`/api/matches/${id}`)).json()).flyer;
  expect(await ofFamily()).toEqual(lakshmi);

  await seekers.post(`/api/matches/${id}/agree`).expect(200);
  for (const side of [seekers, helpers]) {
    const reply = await side.get(`/api/matches/${id}`).expect(200);
    expect(matchDetails.parse(reply.json())).toMatchObject({
      flyer: lakshmi,
      needs: ['changing_planes', 'medicine'],
    });
    const list = await side.get('/api/matches').expect(200);
    expect(list.text).not.toContain('Lakshmi');
    const { relation, ageGroup, languages } = lakshmi;
    expect(matches.parse(list.json())).toMatchObject([{ forWhom: { relation, ageGroup, languages } }]);
  }
  await (await app.as(await app.make.user())).get(`/api/matches/${id}`).expect(404);

  await helpers.post(`/api/matches/${id}/cancel`, { reason: 'My plans changed' }).expect(200);
  expect((await helpers.get(`/api/matches/${id}`).expect(200)).text).not.toContain('Lakshmi');
  expect(await ofFamily()).toEqual(lakshmi);
});

it('names the one who flies until 30 days after the last flight', async () => {
  const { seeker, helper, listingId } = await requestForLakshmi();
  const [seekers, helpers] = [await app.as(seeker), await app.as(helper)];
  await helpers.post(`/api/listings/${listingId}/connect`).expect(200);
  const { id } = await propose(helpers, listingId, seeker);
  await seekers.post(`/api/matches/${id}/agree`).expect(200);
  await app.database.query(
    'test-legs',
    `insert into trip_leg (match_id, leg, departure, arrival, days_later, flown_by)
     values ($1, 1, 'DEL', 'FRA', 0, 'both'), ($1, 2, 'FRA', 'ORD', 4, 'both')`,
    [id],
  );
  const over = (day: string) =>
    app.database.query(`test-over-${day}`, `update match set status = 'done', date = $2 where id = $1`, [
      id,
      day,
    ]);
  const listed = async () => matches.parse((await helpers.get('/api/matches?when=past').expect(200)).json());
  await over(inDays(-33));
  expect(await listed()).toMatchObject([{ forWhom: { relation: 'mother' } }]);
  expect((await details(helpers, id)).flyer).toEqual(lakshmi);
  await over(inDays(-36));
  expect(await listed()).toMatchObject([{ forWhom: null }]);
  expect((await details(helpers, id)).flyer).toBeNull();
});

it('has nobody else when the seeker flies, or answered an Amigo’s listing', async () => {
  const trip = await agreedTrip(app);
  const reply = await trip.helpers.get(`/api/matches/${trip.id}`).expect(200);
  expect(matchDetails.parse(reply.json())).toMatchObject({ flyer: null, forWhom: null, needs: [] });
});

it('tells a flyer from a seeker of the same name', async () => {
  const { id, seekers } = await agree(app, await requestForLakshmi('Lakshmi Rao'));
  const link = await seekers.post(`/api/matches/${id}/family-link`).expect(200);
  const token = (link.json() as { url: string }).url.split('/journey/')[1];
  const journey = await app.asVisitor().get(`/api/journeys/${token}`).expect(200);
  expect(journey.json()).toMatchObject({ traveler: 'Lakshmi', sharedBy: 'Lakshmi', isForSelf: false });
});

describe('what belongs to the day is found though it is all that the trip has', () => {
  const rows: [what: string, insert: string, found: object][] = [
    [
      'a step',
      `insert into match_step (match_id, user_id, client_key, step, at)
       values ($1, $2, gen_random_uuid(), 'at_airport', now())`,
      { steps: [{ step: 'at_airport', byMe: true }] },
    ],
    [
      'a missed connection',
      'insert into missed_connection (match_id, leg, user_id) values ($1, 1, $2)',
      { missed: [{ leg: 1, byMe: true }] },
    ],
    [
      'a care card',
      `insert into care_card (match_id, sealed) select $1, 'sealed' where $2::bigint > 0`,
      { hasCareCard: true },
    ],
  ];
  it.each(rows)('%s', async (_what, insert, found) => {
    const { id, seeker, seekers } = await agreedTrip(app);
    const details = async () =>
      matchDetails.parse((await seekers.get(`/api/matches/${id}`).expect(200)).json());
    expect(await details()).not.toMatchObject(found);
    await app.database.query(`test-day-${Object.keys(found).join()}`, insert, [id, seeker.id]);
    expect(await details()).toMatchObject(found);
  });
});
