import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client } from '../../testing/client.js';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { listing, listings, owner } from '../contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
afterAll(() => app.close());

const block = (one: { id: number }, other: { id: number }) =>
  app.database.query('test-block', 'insert into block (blocker_id, blocked_id) values ($1, $2)', [
    one.id,
    other.id,
  ]);

describe('the page of a listing', () => {
  it('shows a listing to everyone who has its id, without contact details', async () => {
    const by = await app.make.user({ verified: true });
    const { id } = await app.make.listing({ by });
    const reply = await app.asVisitor().get(`/api/listings/id/${id}/details`).expect(200);
    expect(reply.json()).toEqual(listing.parse(reply.json()));
    expect(reply.json()).toMatchObject({ id, userId: by.id });
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(reply.text).not.toContain(by.email);
    expect(reply.text).not.toContain(by.phoneNumber);
  });

  it.each([
    ['closed', `status = 'closed'`],
    ['over', `date = current_date - 9, end_date = current_date - 6`],
  ])(
    'shows a listing that is %s only to its owner and to members who requested the contact',
    async (_, end) => {
      const [owner, requester, stranger] = [
        await app.make.user(),
        await app.make.user(),
        await app.make.user(),
      ];
      const { id } = await app.make.listing({ by: owner });
      await (await app.as(requester)).post(`/api/listings/${id}/connect`).expect(200);
      await app.database.query(`test-end-${end}`, `update listing set ${end} where id = $1`, [id]);
      const seen = async (client: Client, what: string) =>
        (await client.get(`/api/listings/id/${id}/${what}`)).status;
      for (const person of [owner, requester]) {
        const client = await app.as(person);
        expect([await seen(client, 'details'), await seen(client, 'calendar')]).toEqual([200, 200]);
      }
      for (const client of [await app.as(stranger), app.asVisitor()])
        for (const what of ['details', 'calendar', 'picture']) expect(await seen(client, what)).toBe(404);
    },
  );

  it('hides a listing from a member whom its owner has blocked', async () => {
    const [one, other] = [await app.make.user(), await app.make.user()];
    const { id } = await app.make.listing({ by: one });
    await block(one, other);
    await (await app.as(other)).get(`/api/listings/id/${id}/details`).expect(404);
    await (await app.as(other)).get(`/api/listings/${one.id}`).expect(404);
    await app.asVisitor().get(`/api/listings/id/${id}/details`).expect(200);
    await app
      .asVisitor()
      .get(`/api/listings/id/${id + 1_000}/details`)
      .expect(404);
  });

  it('shows a person who has a listing, also when it is closed', async () => {
    const by = await app.make.user({ username: 'Kind Helper' });
    const { id } = await app.make.listing({ by });
    await app.database.query('test-close', `update listing set status = 'closed' where id = $1`, [id]);
    const reply = await app.asVisitor().get(`/api/listings/${by.id}`).expect(200);
    expect(owner.parse(reply.json())).toEqual({
      user: { id: by.id, username: 'Kind Helper', profilePictureUrl: null },
    });
  });

  it('shows nothing about people who never had a listing', async () => {
    const [member, author] = [await app.make.user(), await app.make.user()];
    await app.make.traveler(author);
    for (const { id } of [member, author, { id: 999_999_999 }])
      await app.asVisitor().get(`/api/listings/${id}`).expect(404);
    for (const id of ['0', 'me', '1.5']) await app.asVisitor().get(`/api/listings/${id}`).expect(400);
  });

  it('lists the open trips of a person, the soonest first, and to nobody who is blocked', async () => {
    const [by, blocked] = [await app.make.user(), await app.make.user()];
    const later = await app.make.listing({ by, date: inDays(40) });
    const sooner = await app.make.listing({ by, date: inDays(20) });
    await app.make.listing({ by, status: 'closed' });
    await app.make.listing({ by: await app.make.user() });
    const seenBy = async (client: Client) =>
      listings
        .parse((await client.get(`/api/listings/by/user/${by.id}`).expect(200)).json())
        .map(({ id }) => id);
    expect(await seenBy(app.asVisitor())).toEqual([sooner.id, later.id]);
    await block(by, blocked);
    expect(await seenBy(await app.as(blocked))).toEqual([]);
  });
});
