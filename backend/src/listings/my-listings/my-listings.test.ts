import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { myListing, myListings } from '../contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const member = async (about: object = {}) => {
  const user = await app.make.user(about);
  return { user, client: await app.as(user) };
};

describe('a member’s own listing', () => {
  it('shows members their own listings, newest trip first', async () => {
    const { user, client } = await member();
    const soon = await app.make.listing({ by: user, date: inDays(3), status: 'closed' });
    const late = await app.make.listing({ by: user, date: inDays(9), type: 'seeking_help' });
    const past = await app.make.listing({ by: user, date: inDays(-9) });
    await app.make.listing({ by: await app.make.user() });
    await app.make.listing({ email: user.email });

    const list = async (query = '') => (await client.get(`/api/my-listings${query}`).expect(200)).json();
    expect(myListings.parse(await list())).toEqual(await list());
    expect(await list()).toMatchObject([
      { id: late.id, status: 'active', email: user.email },
      { id: soon.id, status: 'closed' },
      { id: past.id, status: 'expired' },
    ]);
    expect(await list('?type=seeking_help')).toMatchObject([{ id: late.id }]);
    await app.asVisitor().get('/api/my-listings').expect(401);
  });

  it('counts contact requests', async () => {
    const { user, client } = await member();
    const { id } = await app.make.listing({ by: user });
    await (await member()).client.post(`/api/listings/${id}/connect`).expect(200);
    expect((await client.get('/api/my-listings')).json()).toMatchObject([{ contactRequests: 1 }]);
  });

  it('can be closed and reopened by its owner any number of times', async () => {
    const { user, client } = await member();
    const { id } = await app.make.listing({ by: user });
    for (const [action, status] of [
      ['close', 'closed'],
      ['close', 'closed'],
      ['reopen', 'active'],
      ['reopen', 'active'],
    ]) {
      const answer = (await client.post(`/api/listings/${id}/${action}`).expect(200)).json();
      expect(myListing.parse(answer)).toEqual(answer);
      expect(answer).toMatchObject({ id, status });
    }
  });

  it('cannot be reopened once the trip is over', async () => {
    const { user, client } = await member();
    const { id } = await app.make.listing({ by: user, date: inDays(-3), status: 'closed' });
    const reply = await client.post(`/api/listings/${id}/reopen`).expect(409);
    expect(reply.json()).toMatchObject({ message: 'This trip is over. Post it again with new days.' });
  });

  it('cannot be reopened when twenty others are live', async () => {
    const { user, client } = await member();
    const { id } = await app.make.listing({ by: user, status: 'closed' });
    for (let day = 1; day <= 20; day++) await app.make.listing({ by: user, date: inDays(day) });
    await client.post(`/api/listings/${id}/reopen`).expect(409);
  });

  it('is deleted by its owner together with its contact requests', async () => {
    const { user, client } = await member();
    const { id } = await app.make.listing({ by: user });
    await (await member()).client.post(`/api/listings/${id}/connect`).expect(200);
    await client.delete(`/api/listings/${id}`).expect(200);
    await client.delete(`/api/listings/${id}`).expect(404);
    expect((await client.get('/api/my-listings')).json()).toEqual([]);
  });

  it('is not found by strangers who try to change it', async () => {
    const { user } = await member();
    const { id } = await app.make.listing({ by: user });
    const guests = await app.make.listing({ email: 'guest@example.com' });
    const { client: stranger } = await member({ verified: true });
    const calls = [
      ['PATCH', '', { description: 'Not yours any more' }],
      ['DELETE', '', undefined],
      ['POST', '/close', undefined],
      ['POST', '/reopen', undefined],
      ['POST', '/repost', { date: inDays(9) }],
    ] as const;
    for (const [method, path, body] of calls) {
      const said = async (target: number) => {
        const reply = await stranger.send(method, `/api/listings/${target}${path}`, body).expect(404);
        return reply.text.replace(/"requestId":"[^"]*"/, '');
      };
      expect(await said(id)).toBe(await said(999_999_999));
      expect(await said(guests.id)).toBe(await said(id));
      await app.asVisitor().send(method, `/api/listings/${id}${path}`, body).expect(401);
    }
    const mine = (await (await app.as(user)).get('/api/my-listings')).json();
    expect(mine).toMatchObject([{ id, status: 'active', description: null }]);
  });
});
