import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { pictureIssues } from '../../account/pictures/contract.js';
import { accountData } from '../../account/profile/contract.js';
import { jpeg } from '../../account/testing/pictures.js';
import { open } from '../../platform/secrets/sealing.js';
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

describe('what the traveler wears', () => {
  const wears = 'A green sari and a red shawl';

  it('is read by both, sealed, in the download of the family, and deleted with the card', async () => {
    const { id, helpers, seekers } = await agreedTrip(app);
    const saved = await put(seekers, id, { ...card, wears }).expect(200);
    expect(savedCareCard.parse(saved.json())).toEqual({ ...card, wears });
    expect([await read(helpers, id), await read(seekers, id)]).toEqual([
      { ...card, wears },
      { ...card, wears },
    ]);
    expect(JSON.stringify(await rows(id))).not.toContain('sari');
    expect((await seekers.get('/api/profile/download').expect(200)).text).toContain(wears);
    expect((await helpers.get('/api/profile/download').expect(200)).text).not.toContain('sari');
    await helpers.post(`/api/matches/${id}/cancel`, { reason: 'I am ill' }).expect(200);
    expect(await rows(id)).toEqual([]);
  });

  it('stays when the card is written without it, and leaves with an empty line', async () => {
    const { id, seekers } = await agreedTrip(app);
    await put(seekers, id, { ...card, wears }).expect(200);
    expect(savedCareCard.parse((await put(seekers, id).expect(200)).json())).toEqual({ ...card, wears });
    expect(await read(seekers, id)).toEqual({ ...card, wears });
    await put(seekers, id, { ...card, wears: '' }).expect(200);
    expect(await read(seekers, id)).toEqual(card);
  });

  it('does not change what a server of the last release opens', async () => {
    const { id, seekers } = await agreedTrip(app);
    await put(seekers, id, { ...card, wears }).expect(200);
    const [stored] = await rows(id);
    expect(open(app.config.secrets, 'care card', stored?.sealed ?? '')).toEqual(card);
  });

  it('is written by the family only', async () => {
    const { id, helpers } = await agreedTrip(app);
    await put(helpers, id, { ...card, wears }).expect(403);
    await put(await app.as(await app.make.user()), id, { ...card, wears }).expect(404);
    expect(await rows(id)).toEqual([]);
  });
});

describe('a photo of the traveler', () => {
  const upload = (by: Client, id: number, picture: Buffer, type = 'image/jpeg') =>
    by.send('POST', `/api/matches/${id}/care-card/photo`, picture, { 'content-type': type });

  it('is a square for the two, and is deleted with the card', async () => {
    const { id, helpers, seekers } = await agreedTrip(app);
    await put(seekers, id).expect(200);
    const { photo = '' } = savedCareCard.parse((await upload(seekers, id, await jpeg()).expect(200)).json());
    expect((await read(helpers, id))?.photo).toBe(photo);
    for (const client of [helpers, seekers]) {
      const reply = await client.get(photo ?? '').expect(200);
      expect(reply.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-store' });
      expect(await sharp(reply.bytes).metadata()).toMatchObject({ format: 'webp', width: 576, height: 576 });
    }
    expect((await seekers.get('/api/profile/download').expect(200)).text).toContain(
      'data:image/webp;base64,',
    );
    await helpers.post(`/api/matches/${id}/cancel`, { reason: 'I am ill' }).expect(200);
    expect(await rows(id)).toEqual([]);
    await helpers.get(photo ?? '').expect(409);
  });

  it('stays when the card is written, changes its address with the picture, and can be removed', async () => {
    const { id, seekers } = await agreedTrip(app);
    await put(seekers, id).expect(200);
    const first = savedCareCard.parse((await upload(seekers, id, await jpeg()).expect(200)).json());
    const again = await put(seekers, id, { ...first, wears: 'A green sari' }).expect(200);
    expect(savedCareCard.parse(again.json())).toEqual({ ...first, wears: 'A green sari' });
    const second = savedCareCard.parse((await upload(seekers, id, await jpeg()).expect(200)).json());
    expect(second).toEqual({ ...first, wears: 'A green sari', photo: expect.any(String) });
    expect(second.photo).not.toBe(first.photo);
    await put(seekers, id, { ...card, photo: null }).expect(200);
    expect(await read(seekers, id)).toEqual({ ...card, wears: 'A green sari' });
    await seekers.get(second.photo ?? '').expect(404);
  });

  it('is refused when it is no picture, in words for its field', async () => {
    const { id, seekers } = await agreedTrip(app);
    await put(seekers, id).expect(200);
    const reply = await upload(seekers, id, Buffer.from('no picture')).expect(400);
    expect(reply.json()).toMatchObject({ issues: [{ path: 'photo', message: pictureIssues.unknown }] });
    await upload(seekers, id, await jpeg(), 'image/gif').expect(415);
    const { photo } = savedCareCard.parse((await upload(seekers, id, await jpeg()).expect(200)).json());
    for (const wrong of ['abc', '', 'https://example.com/photo.jpg', `${photo}/..`]) {
      const sent = await put(seekers, id, { ...card, photo: wrong }).expect(400);
      expect(sent.json()).toMatchObject({ issues: [{ path: 'photo', message: pictureIssues.unknown }] });
    }
    expect((await read(seekers, id))?.photo).toBe(photo);
  });

  it('is for the two of the trip, and sent by the family with a card', async () => {
    const { id, helpers, seekers } = await agreedTrip(app);
    await upload(seekers, id, await jpeg()).expect(409);
    await put(seekers, id).expect(200);
    await upload(helpers, id, await jpeg()).expect(403);
    const stranger = await app.as(await app.make.user());
    await upload(stranger, id, await jpeg()).expect(404);
    await upload(app.asVisitor(), id, await jpeg()).expect(401);
    await upload(seekers, id, await jpeg()).expect(200);
    await stranger.get(`/api/matches/${id}/care-card/photo`).expect(404);
    await app.asVisitor().get(`/api/matches/${id}/care-card/photo`).expect(401);
  });
});
