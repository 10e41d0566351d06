import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { accountData } from '../../account/profile/contract.js';
import type { Client } from '../../testing/client.js';
import { forgetLimits } from '../../testing/log-in.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { agreedTrip } from '../testing/trips.js';
import { matchDetails, savedCareCard, storedCareCard, type CareCard } from '../contract.js';

const lines: string[] = [];
let app: TestApp;
beforeAll(async () => {
  const logTo = { write: (line: string) => void lines.push(line) };
  app = await startTestApp({ env: { LIMITS_SCALE: '1000', LOG_LEVEL: 'debug' }, logTo });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const card: CareCard = {
  firstName: 'Lakshmi',
  phone: '+91 98450 12345',
  seat: '32A',
  callFirst: 'Ravi, +1 312 555 0143',
  destination: '12 Lantern Street',
  medicine: 'Metformin at 20:00',
  needs: ['changing_planes', 'medicine'],
};
const put = (by: Client, id: number, body: object = card) =>
  by.send('PUT', `/api/matches/${id}/care-card`, body);
const read = async (by: Client, id: number) =>
  storedCareCard.parse((await by.get(`/api/matches/${id}/care-card`).expect(200)).json());
const rows = (id: number) =>
  app.database.query<{ sealed: string }>('test-cards', 'select * from care_card where match_id = $1', [id]);

it('is written by the family and read by both', async () => {
  const { id, helpers, seekers } = await agreedTrip(app);
  expect(await read(helpers, id)).toBeNull();
  expect(savedCareCard.parse((await put(seekers, id).expect(200)).json())).toEqual(card);
  expect([await read(helpers, id), await read(seekers, id)]).toEqual([card, card]);
  await put(seekers, id, { firstName: 'Lakshmi' }).expect(200);
  expect(await read(helpers, id)).toEqual({ firstName: 'Lakshmi', needs: [] });
  expect(matchDetails.parse((await helpers.get(`/api/matches/${id}`)).json()).hasCareCard).toBe(true);
  await put(seekers, id, { phone: '+91 98450 12345' }).expect(400);
});

it('cannot be changed by the helper', async () => {
  const { id, helpers } = await agreedTrip(app);
  const reply = await put(helpers, id).expect(403);
  expect(reply.json()).toMatchObject({ message: 'Only the family can change the care card' });
  expect(await rows(id)).toEqual([]);
});

it('does not exist for strangers, visitors and blocked people', async () => {
  const { id, helpers, seekers, helper } = await agreedTrip(app);
  await put(seekers, id).expect(200);
  const stranger = await app.as(await app.make.user());
  for (const [client, status] of [
    [stranger, 404],
    [app.asVisitor(), 401],
  ] as const) {
    await client.get(`/api/matches/${id}/care-card`).expect(status);
    await put(client, id, { firstName: 'Mallory' }).expect(status);
  }
  await seekers.post('/api/blocks', { userId: helper.id }).expect(200);
  await helpers.get(`/api/matches/${id}/care-card`).expect(404);
  await put(helpers, id).expect(404);
});

it('waits for the agreement', async () => {
  const [owner, asker] = [await app.make.user(), await app.make.user()];
  const { id: listingId } = await app.make.listing({ by: owner });
  const askers = await app.as(asker);
  await askers.post(`/api/listings/${listingId}/connect`).expect(200);
  const proposal = await askers.post('/api/matches', { listingId, userId: owner.id }).expect(200);
  const { id } = proposal.json() as { id: number };
  await put(askers, id).expect(409);
  await askers.get(`/api/matches/${id}/care-card`).expect(409);
});

it('is stored sealed, and reaches no log, list, mail or export of the helper', async () => {
  const { id, helpers, seekers, helper } = await agreedTrip(app);
  await put(seekers, id).expect(200);
  await read(helpers, id);
  await settled(app.database, 'mail.send');
  const [stored] = await rows(id);
  const places = {
    row: JSON.stringify(stored) + Buffer.from(stored?.sealed ?? '', 'base64url').toString('latin1'),
    log: lines.join('\n'),
    list: (await helpers.get('/api/matches')).text + (await helpers.get(`/api/matches/${id}`)).text,
    mails: (await app.asVisitor().get('/sandbox/outbox?limit=500')).text,
    export: (await helpers.get('/api/profile/download').expect(200)).text,
  };
  for (const [place, text] of Object.entries(places))
    expect([place, /Lakshmi|98450|Lantern|Metformin/.exec(text)?.[0]]).toEqual([place, undefined]);
  expect(places.log).toContain('care-card');
  expect(places.export).toContain(helper.email);
});

it('is deleted when the trip is cancelled', async () => {
  const { id, helpers, seekers } = await agreedTrip(app);
  await put(seekers, id).expect(200);
  await helpers.post(`/api/matches/${id}/cancel`, { reason: 'I am ill' }).expect(200);
  expect(await rows(id)).toEqual([]);
  await helpers.get(`/api/matches/${id}/care-card`).expect(409);
  await put(seekers, id).expect(409);
});

it.each(['helper', 'seeker'] as const)(
  'leaves with the account of the %s, also after the trip',
  async (who) => {
    const trip = await agreedTrip(app);
    await put(trip.seekers, trip.id).expect(200);
    await trip.seekers.post(`/api/matches/${trip.id}/family-link`).expect(200);
    await app.database.query('test-done', `update match set status = 'done' where id = $1`, [trip.id]);
    const { elsewhere } = accountData.parse(
      (await trip.seekers.get('/api/profile/download').expect(200)).json(),
    );
    expect(elsewhere).toMatchObject({ careCards: [{ matchId: trip.id, firstName: 'Lakshmi' }] });
    const leaver = who === 'helper' ? trip.helpers : trip.seekers;
    await leaver.delete('/api/profile', { email: trip[who].email }).expect(200);
    expect(await rows(trip.id)).toEqual([]);
    const links = await app.database.query('test-links', 'select 1 from family_link where match_id = $1', [
      trip.id,
    ]);
    expect(links).toEqual([]);
  },
);
