import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PeopleEvents } from '../../account/index.js';
import { ModeratedContent } from '../../moderation/index.js';
import type { Client } from '../../testing/client.js';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { myListing } from '../contract.js';
import { published } from '../posting/contract.js';
import { readGuestMail, send } from '../testing/posting.js';
import { PastLegs } from './past-legs.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const viaFrankfurt = {
  departureAirport: 'DEL',
  arrivalAirport: 'ORD',
  date: inDays(20),
  legs: [
    { from: 'DEL', to: 'FRA', date: inDays(20), flightNumber: 'LH761' },
    { from: 'FRA', to: 'ORD', date: inDays(21), flightNumber: 'LH430' },
  ],
};
const legRows = [
  `0 DELORD ${inDays(20)} null`,
  `1 DELFRA ${inDays(20)} LH761`,
  `2 FRAORD ${inDays(21)} LH430`,
];

const rows = async (id: number) => {
  const found = await app.database.query<{ row: string }>(
    'test-legs',
    `select leg || ' ' || route || ' ' || day || ' ' || coalesce(flight, 'null') as row from listing_leg
     where listing_id = $1 order by leg, day`,
    [id],
  );
  return found.map(({ row }) => row);
};

async function member() {
  const by = await app.make.user({ verified: true });
  return { by, client: await app.as(by) };
}
async function posted(about: object = viaFrankfurt) {
  const { by, client } = await member();
  const reply = await send(client, 'create', { email: by.email, ...about });
  return { by, client, id: myListing.parse(reply.json()).id };
}
const act = (client: Client, id: number, action: string, body?: object) =>
  client.post(`/api/listings/${id}/${action}`, body).expect(200);

describe('the table of open legs', () => {
  it('has a row for each leg and one for the whole way while the listing is open', async () => {
    const { client, id } = await posted();
    expect(await rows(id)).toEqual(legRows);
    await act(client, id, 'close');
    expect(await rows(id)).toEqual([]);
    await act(client, id, 'reopen');
    expect(await rows(id)).toEqual(legRows);
    await client.delete(`/api/listings/${id}`).expect(200);
    expect(await rows(id)).toEqual([]);
  });

  it('has one row for a direct trip, and one per day for a flexible one', async () => {
    const direct = {
      departureAirport: 'DEL',
      arrivalAirport: 'ORD',
      date: inDays(20),
      flightNumber: 'AI127',
    };
    expect(await rows((await posted(direct)).id)).toEqual([`1 DELORD ${inDays(20)} AI127`]);
    const flexible = await posted({ ...direct, flightNumber: undefined, endDate: inDays(22) });
    expect(await rows(flexible.id)).toEqual([20, 21, 22].map((day) => `1 DELORD ${inDays(day)} null`));
    await flexible.client.patch(`/api/listings/${flexible.id}`, { endDate: null }).expect(200);
    expect(await rows(flexible.id)).toEqual([`1 DELORD ${inDays(20)} null`]);
  });

  it('follows each change of the trip', async () => {
    const { client, id } = await posted();
    const change = (body: object) => client.patch(`/api/listings/${id}`, body).expect(200);
    await change({ date: inDays(30) });
    expect(await rows(id)).toEqual([
      `0 DELORD ${inDays(30)} null`,
      `1 DELFRA ${inDays(30)} LH761`,
      `2 FRAORD ${inDays(31)} LH430`,
    ]);
    await change({ showFlight: false });
    expect(await rows(id)).toEqual([
      `0 DELORD ${inDays(30)} null`,
      `1 DELFRA ${inDays(30)} null`,
      `2 FRAORD ${inDays(31)} null`,
    ]);
    await change({ legs: null, showFlight: true });
    expect(await rows(id)).toEqual([`1 DELORD ${inDays(30)} LH761`]);
  });

  it('has rows of a trip that was posted again, on its new days', async () => {
    const { client, id } = await posted();
    const reply = await act(client, id, 'repost', { date: inDays(40), flightNumber: 'LH763' });
    expect(await rows(myListing.parse(reply.json()).id)).toEqual([
      `0 DELORD ${inDays(40)} null`,
      `1 DELFRA ${inDays(40)} LH763`,
      `2 FRAORD ${inDays(41)} LH430`,
    ]);
  });

  it('has rows of a guest’s listing once it is claimed', async () => {
    const visitor = app.asVisitor();
    const email = 'legs@example.com';
    const reply = await send(visitor, 'offer', { email, ...viaFrankfurt });
    const { listing, claim } = published.parse(reply.json());
    const { id } = listing;
    expect(await rows(id)).toEqual([]);
    const { code } = await readGuestMail(app, email);
    await visitor.post('/api/auth/verify', { userId: claim?.userId, code }).expect(200);
    expect(await rows(id)).toEqual(legRows);
  });

  it('has none while the desk or a suspension withholds the listing', async () => {
    const { by, id } = await posted();
    const { em } = app.nest.get(MikroORM);
    const content = app.get(ModeratedContent);
    await em.fork().transactional((tx) => content.hide(tx, 'listing', id));
    expect(await rows(id)).toEqual([]);
    await em.fork().transactional((tx) => content.show(tx, 'listing', id));
    expect(await rows(id)).toEqual(legRows);
    const suspend = (isSuspended: boolean) =>
      em
        .fork()
        .transactional((tx) =>
          app.get(PeopleEvents).suspensionChanged(tx, { userId: by.id, email: by.email, isSuspended }),
        );
    await suspend(true);
    expect(await rows(id)).toEqual([]);
    await suspend(false);
    expect(await rows(id)).toEqual(legRows);
  });

  it('has none of trips that are over, and loses those of the days that pass', async () => {
    const { by } = await member();
    const past = await app.make.listing({ by, date: inDays(-5) });
    expect(await rows(past.id)).toEqual([]);
    const begun = await app.make.listing({ by, date: inDays(-5), endDate: inDays(2) });
    const days = (await rows(begun.id)).map((row) => row.slice(9, 19));
    expect(days.length).toBeGreaterThan(2);
    expect(days.filter((day) => day < inDays(-1))).toEqual([]);
    const { id } = await posted();
    await app.asVisitor().post(`/sandbox/listings/${id}/days`, { by: 5 }).expect(200);
    expect(await rows(id)).toEqual([
      `0 DELORD ${inDays(15)} null`,
      `1 DELFRA ${inDays(15)} LH761`,
      `2 FRAORD ${inDays(16)} LH430`,
    ]);
    await app.database.query(
      'test-age',
      `update listing_leg set last_date = current_date - 3 where listing_id = $1`,
      [id],
    );
    await app.get(PastLegs).removeAll();
    expect(await rows(id)).toEqual([]);
    expect((await rows(begun.id)).length).toBeGreaterThan(0);
  });
});
