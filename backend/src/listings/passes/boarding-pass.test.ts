import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { accountData } from '../../account/profile/contract.js';
import type { Client } from '../../testing/client.js';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { listing } from '../contract.js';
import { BoardingPassesData } from './boarding-passes-data.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const route = { departureAirport: 'DEL', arrivalAirport: 'JFK', flightNumber: 'AI102', date: inDays(2) };
const hashOf = (seat: string) => createHash('sha256').update(seat).digest('hex');
let seats = 0;
const newPass = (about: object = {}) => ({
  flight: 'AI102',
  date: inDays(2),
  leg: { from: 'DEL', to: 'JFK' },
  hash: hashOf(String((seats += 1))),
  ...about,
});

async function owned(about: object = {}) {
  const owner = await app.make.user({ verified: true });
  const { id } = await app.make.listing({ by: owner, ...route, ...about });
  return { owner, id, client: await app.as(owner) };
}
const show = (client: Client, id: number, pass: object = newPass()) =>
  client.post(`/api/listings/${id}/boarding-pass`, pass);
const takeBack = (client: Client, id: number) => client.delete(`/api/listings/${id}/boarding-pass`);
const shownTo = async (client: Client, id: number) =>
  listing.parse((await client.get(`/api/listings/id/${id}/details`).expect(200)).json()).passShown;

describe('a boarding pass for the flight of a listing', () => {
  it('is shown on it to everybody, in lists too', async () => {
    const { id, client } = await owned();
    expect(await shownTo(app.asVisitor(), id)).toBeNull();
    const shown = { flight: 'AI102', date: inDays(2) };
    expect((await show(client, id).expect(200)).json()).toEqual(shown);
    for (const reader of [client, app.asVisitor()]) expect(await shownTo(reader, id)).toEqual(shown);
    const found = listing.array().parse((await app.asVisitor().get('/api/listings?flight=AI102')).json());
    expect(found.find((one) => one.id === id)?.passShown).toEqual(shown);
    const mine = (await client.get('/api/my-listings').expect(200)).json();
    expect(mine).toMatchObject([{ id, passShown: shown }]);
  });

  it('is shown by nobody but the owner', async () => {
    const { id } = await owned();
    const stranger = await app.as(await app.make.user());
    await show(stranger, id).expect(404);
    await show(app.asVisitor(), id).expect(401);
    expect(await shownTo(app.asVisitor(), id)).toBeNull();
  });

  it('does not tell a flight that the owner keeps', async () => {
    const { id, client } = await owned({ showFlight: false });
    await show(client, id).expect(200);
    expect(await shownTo(app.asVisitor(), id)).toEqual({ flight: null, date: inDays(2) });
    expect(await shownTo(client, id)).toEqual({ flight: 'AI102', date: inDays(2) });
  });

  it.each([
    ['flight', { flightNumber: 'AI116' }],
    ['day', { date: inDays(3) }],
    ['route', { arrivalAirport: 'SFO' }],
  ])('is gone from it when its %s is changed', async (_, change) => {
    const { id, client } = await owned();
    await show(client, id).expect(200);
    await client.send('PATCH', `/api/listings/${id}`, change).expect(200);
    expect(await shownTo(app.asVisitor(), id)).toBeNull();
  });

  it('is for one of its legs, or for one of its flexible days', async () => {
    const legs = [
      { from: 'DEL', to: 'LHR', date: inDays(2), flightNumber: 'AI161' },
      { from: 'LHR', to: 'JFK', date: inDays(3), flightNumber: 'BA117' },
    ];
    const connecting = await owned({ legs, flightNumber: 'AI161' });
    const second = newPass({ flight: 'BA117', date: inDays(3), leg: { from: 'LHR', to: 'JFK' } });
    await show(connecting.client, connecting.id, second).expect(200);
    expect(await shownTo(app.asVisitor(), connecting.id)).toEqual({ flight: 'BA117', date: inDays(3) });
    const flexible = await owned({ date: inDays(1), endDate: inDays(3), type: 'seeking_help' });
    await show(flexible.client, flexible.id).expect(200);
    expect(await shownTo(app.asVisitor(), flexible.id)).toEqual({ flight: 'AI102', date: inDays(2) });
  });

  it('may have another number of the same plane', async () => {
    const { id, client } = await owned({ flightNumber: 'UA8345' });
    const planes = JSON.stringify([{ from: 'DEL', to: 'JFK', key: `AI102.${inDays(2)}` }]);
    await app.database.query(
      'test-plane',
      `insert into flight_plane (number, day, planes, try_at) values ('UA8345', $1, $2, 'infinity')
       on conflict (number, day) do update set planes = excluded.planes`,
      [inDays(2), planes],
    );
    await show(client, id).expect(200);
    expect(await shownTo(app.asVisitor(), id)).toEqual({ flight: 'AI102', date: inDays(2) });
  });
});

describe('the same boarding pass', () => {
  it('is shown as often as its owner wants, and by nobody else', async () => {
    const [one, other] = [await owned(), await owned()];
    const pass = newPass();
    for (const _ of ['once', 'again']) await show(one.client, one.id, pass).expect(200);
    const refused = await show(other.client, other.id, pass).expect(409);
    expect(refused.json()).toMatchObject({ message: 'Someone else has shown this boarding pass' });
    expect(await shownTo(app.asVisitor(), other.id)).toBeNull();
    expect(await shownTo(app.asVisitor(), one.id)).not.toBeNull();
  });

  it('has one owner when two show it at the same moment', async () => {
    const people = [await owned(), await owned(), await owned()];
    const pass = newPass();
    const answers = await Promise.all(people.map(({ client, id }) => show(client, id, pass)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  it('is stored with a key of the server, not as the device names it', async () => {
    const { id, client } = await owned();
    const pass = newPass();
    await show(client, id, pass).expect(200);
    const stored = await app.database.query<{ key: string }>(
      'test-keys',
      `select encode(key, 'hex') as key from boarding_pass`,
    );
    expect(stored.map(({ key }) => key)).not.toContain(pass.hash);
  });
});

describe('taking a boarding pass back', () => {
  it('takes the label from the listing at once, and nothing is kept of the pass', async () => {
    const { owner, id, client } = await owned();
    const pass = newPass();
    await show(client, id, pass).expect(200);
    for (const _ of ['once', 'again']) await takeBack(client, id).expect(200);
    for (const reader of [client, app.asVisitor()]) expect(await shownTo(reader, id)).toBeNull();
    const rows = await app.database.query('test-rows', 'select from boarding_pass where user_id = $1', [
      owner.id,
    ]);
    expect(rows).toEqual([]);
    await show(client, id, pass).expect(200);
    expect(await shownTo(app.asVisitor(), id)).not.toBeNull();
  });

  it('is for all flights of the listing, and for no others', async () => {
    const legs = [
      { from: 'DEL', to: 'LHR', date: inDays(2), flightNumber: 'AI161' },
      { from: 'LHR', to: 'JFK', date: inDays(3), flightNumber: 'BA117' },
    ];
    const { owner, id, client } = await owned({ legs, flightNumber: 'AI161' });
    for (const { from, to, date, flightNumber: flight } of legs)
      await show(client, id, newPass({ flight, date, leg: { from, to } })).expect(200);
    const other = await app.make.listing({ by: owner, ...route });
    await show(client, other.id).expect(200);
    await takeBack(client, id).expect(200);
    expect(await shownTo(app.asVisitor(), id)).toBeNull();
    expect(await shownTo(app.asVisitor(), other.id)).not.toBeNull();
  });

  it('is possible when the listing is closed', async () => {
    const { id, client } = await owned();
    await show(client, id).expect(200);
    await client.post(`/api/listings/${id}/close`).expect(200);
    await takeBack(client, id).expect(200);
    expect((await client.get('/api/my-listings')).json()).toMatchObject([{ id, passShown: null }]);
  });

  it('is done by nobody but the owner', async () => {
    const { id, client } = await owned();
    await show(client, id).expect(200);
    const stranger = await owned();
    await takeBack(stranger.client, id).expect(404);
    await takeBack(app.asVisitor(), id).expect(401);
    await takeBack(stranger.client, stranger.id).expect(200);
    expect(await shownTo(app.asVisitor(), id)).not.toBeNull();
  });
});

it.each([
  ['another flight', { flight: 'AI116' }, 'flight', 'This boarding pass is for another flight'],
  ['another way', { leg: { from: 'BOM', to: 'JFK' } }, 'leg', 'This boarding pass is for another way'],
  ['another day', { date: inDays(1) }, 'date', 'This boarding pass is for another day'],
  ['no number', { flight: 'AI' }, 'flight', 'Enter a flight number like AA1234'],
  ['half a hash', { hash: 'abc' }, 'hash', 'The boarding pass was not read completely'],
])('refuses a pass with %s, and says why', async (_, about, path, message) => {
  const { id, client } = await owned();
  const refused = await show(client, id, newPass(about)).expect(400);
  expect(refused.json()).toMatchObject({ issues: [{ path, message }] });
});

it('refuses more than it asks for', async () => {
  const { id, client } = await owned();
  await show(client, id, newPass({ name: 'SHARMA/MEERA' })).expect(400);
});

it('asks for the number of the flight first', async () => {
  const { id, client } = await owned({ flightNumber: null });
  const refused = await show(client, id).expect(400);
  expect(refused.json()).toMatchObject({ message: 'Add the number of the flight first' });
});

it('accepts a pass within 72 hours of the departure', async () => {
  const late = { date: inDays(6) };
  const { id, client } = await owned(late);
  const refused = await show(client, id, newPass(late)).expect(400);
  expect(refused.json()).toMatchObject({ issues: [{ path: 'date' }] });
});

it('is in the data of its owner, and is deleted with the account and after a month', async () => {
  const { owner, id, client } = await owned();
  const pass = newPass();
  await show(client, id, pass).expect(200);
  const data = accountData.parse((await client.get('/api/profile/download').expect(200)).json());
  expect(data.elsewhere['boardingPasses']).toMatchObject([
    { flight: 'AI102', date: inDays(2), from: 'DEL', to: 'JFK' },
  ]);
  const count = async () =>
    (await app.database.query('test-count', 'select from boarding_pass where user_id = $1', [owner.id]))
      .length;
  await app.get(BoardingPassesData).clean();
  expect(await count()).toBe(1);
  await app.database.query(
    'test-past',
    'update boarding_pass set day = current_date - 31 where user_id = $1',
    [owner.id],
  );
  await app.get(BoardingPassesData).clean();
  expect(await count()).toBe(0);

  await show(client, id, pass).expect(200);
  await client.delete('/api/profile', { email: owner.email }).expect(200);
  expect(await count()).toBe(0);
});
