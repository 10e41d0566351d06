import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Client } from '../../testing/client.js';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { wanted, watch, withAlerts } from '../testing/alerts.js';
import { alerts, type Alert } from './contract.js';

let app: TestApp;
let client: Client;
beforeAll(async () => {
  app = await startTestApp(withAlerts);
});
beforeEach(async () => {
  await forgetLimits(app);
  client = await app.as(await app.make.user());
});
afterAll(() => app.close());

const list = async (who = client): Promise<Alert[]> =>
  alerts.parse((await who.get('/api/alerts').expect(200)).json());

describe('a member', () => {
  it('is told with one call, and asks for the same only once', async () => {
    const made = await watch(client);
    expect(made).toMatchObject({ type: 'helper', from: 'JFK', to: 'DEL', status: 'on', found: 0 });
    expect((await watch(client)).id).toBe(made.id);
    expect(await list()).toEqual([made]);
  });

  it('changes how, pauses, goes on and stops', async () => {
    const { id } = await watch(client);
    const change = (body: object) => client.patch(`/api/alerts/${id}`, body).expect(200);
    expect((await change({ how: 'daily' })).json()).toMatchObject({ how: 'daily', status: 'on' });
    expect((await change({ status: 'paused' })).json()).toMatchObject({ how: 'daily', status: 'paused' });
    expect((await change({ status: 'on' })).json()).toMatchObject({ status: 'on' });
    await client.delete(`/api/alerts/${id}`).expect(200);
    expect(await list()).toEqual([]);
  });

  it('has at most 20 at a time', async () => {
    const days = Array.from({ length: 20 }, (_, index) => inDays(40 + index));
    const [first] = await Promise.all(days.map((lastDay) => watch(client, { lastDay })));
    const refused = await client.post('/api/alerts', wanted({ lastDay: inDays(90) })).expect(400);
    expect(refused.json()).toMatchObject({
      issues: [{ path: 'email', message: expect.stringContaining('You have 20 alerts') }],
    });
    await client.delete(`/api/alerts/${first?.id}`).expect(200);
    await watch(client, { lastDay: inDays(90) });
  });

  it('cannot name the address of somebody else', async () => {
    const refused = await client.post('/api/alerts', wanted({ email: 'other@example.com' })).expect(400);
    expect(refused.json()).toMatchObject({ issues: [{ path: 'email' }] });
  });
});

describe('what cannot be watched is refused at its field', () => {
  const farAway = `${new Date().getUTCFullYear() + 10}-01-01`;
  it.each<[string, object, string]>([
    ['everything', { from: undefined, to: undefined }, 'from'],
    ['a way to where it begins', { to: 'JFK' }, 'to'],
    ['an unknown airport', { to: 'QQQ' }, 'to'],
    ['an unreadable flight', { flight: '1234' }, 'flight'],
    ['ten years', { lastDay: farAway }, 'lastDay'],
    ['one airport for more than 90 days', { to: undefined, lastDay: inDays(27 + 90) }, 'lastDay'],
    ['days that run backwards', { lastDay: inDays(26) }, 'lastDay'],
    ['days that are over', { firstDay: inDays(-9), lastDay: inDays(-3) }, 'lastDay'],
    ['days in three years', { firstDay: inDays(1_100), lastDay: inDays(1_101) }, 'firstDay'],
    ['another pace', { how: 'hourly' }, 'how'],
  ])('%s', async (_what, about, path) => {
    const reply = await client.post('/api/alerts', wanted(about)).expect(400);
    expect(reply.json()).toMatchObject({ issues: [{ path }] });
    expect(await list()).toEqual([]);
  });

  it('but one airport for 90 days, and a flight on one of its ways', async () => {
    await watch(client, { to: undefined, lastDay: inDays(27 + 89) });
    await watch(client, { flight: 'ai 0102' });
    expect((await list()).map(({ flight, to }) => [flight, to])).toEqual([
      ['AI102', 'DEL'],
      [null, null],
    ]);
  });
});

describe('a stranger', () => {
  it('finds the alert of somebody else no better than one that never was', async () => {
    const { id } = await watch(client);
    const stranger = await app.as(await app.make.user());
    expect(await list(stranger)).toEqual([]);
    const unknown = await stranger.delete('/api/alerts/999999').expect(404);
    const message = (unknown.json() as { message: string }).message;
    for (const reply of [
      await stranger.delete(`/api/alerts/${id}`).expect(404),
      await stranger.patch(`/api/alerts/${id}`, { status: 'paused' }).expect(404),
    ])
      expect(reply.json()).toMatchObject({ message });
    expect(await list()).toMatchObject([{ id, status: 'on' }]);
  });

  it('who is not logged in has none', async () => {
    const { id } = await watch(client);
    await app.asVisitor().get('/api/alerts').expect(401);
    await app.asVisitor().patch(`/api/alerts/${id}`, { how: 'daily' }).expect(401);
    await app.asVisitor().delete(`/api/alerts/${id}`).expect(401);
  });
});

it('is part of the data of its member, and goes with the account', async () => {
  const user = await app.make.user();
  const member = await app.as(user);
  const { id } = await watch(member);
  const data = (await member.get('/api/profile/download').expect(200)).json();
  expect(data).toMatchObject({ elsewhere: { alerts: [{ id, from: 'JFK' }] } });
  await member.delete('/api/profile', { email: user.email }).expect(200);
  const left = await app.database.query('test-left', 'select from alert where user_id = $1', [user.id]);
  expect(left).toEqual([]);
});
