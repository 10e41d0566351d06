import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Client } from '../../testing/client.js';
import { forgetLimits } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { agreedTrip } from '../testing/trips.js';
import { calendarFeed, newCalendarFeed } from './contract.js';

let log = '';
let app: TestApp;
beforeAll(async () => {
  const logTo = { write: (line: string) => void (log += line) };
  app = await startTestApp({ env: { LIMITS_SCALE: '1000', LOG_LEVEL: 'debug' }, logTo });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const find = async (by: Client) => calendarFeed.parse((await by.get('/api/calendar').expect(200)).json()).url;
const renew = async (by: Client) =>
  newCalendarFeed.parse((await by.post('/api/calendar').expect(200)).json()).url;
const end = (by: Client) => by.delete('/api/calendar').expect(200);
const read = (url: string, headers?: Record<string, string>) =>
  app.asVisitor().get(url.replace(app.config.publicUrl, ''), headers);
const refusal = async (url: string) => {
  const { status, text } = await read(url);
  return `${status} ${text.replace(/"requestId":"[^"]*"/, '')}`;
};

describe('the address of a calendar', () => {
  it('stays the same address until it is renewed or ended, and only its hash can be looked up', async () => {
    const member = await app.as(await app.make.user());
    expect(await find(member)).toBeNull();
    const first = await renew(member);
    expect(first.replace(app.config.publicUrl, '')).toMatch(/^\/calendar\/[\w-]{43}\.ics$/);
    expect(await find(member)).toBe(first);
    await read(first).expect(200);
    const stored = JSON.stringify(await app.database.query('test-feeds', 'select * from calendar_feed'));
    expect(stored).not.toContain(first.slice(-47, -4));

    const second = await renew(member);
    expect(second).not.toBe(first);
    expect(await find(member)).toBe(second);
    await read(first).expect(404);
    await read(second).expect(200);

    await end(member);
    await end(member);
    expect(await find(member)).toBeNull();
    await read(second).expect(404);
  });

  it('has one response for every address that does not work, which no program keeps', async () => {
    const [former, suspended] = [await app.make.user(), await app.make.user()];
    const [ended, renewed, leaver, banned] = [
      await app.as(await app.make.user()),
      await app.as(await app.make.user()),
      await app.as(former),
      await app.as(suspended),
    ];
    const urls = [];
    for (const member of [ended, renewed, leaver, banned]) urls.push(await renew(member));
    for (const url of urls) await read(url).expect(200);
    await end(ended);
    await renew(renewed);
    await leaver.delete('/api/profile', { email: former.email }).expect(200);
    const suspend = `update "user" set suspended_until = now() + interval '1 day' where id = $1`;
    await app.database.query('test-suspend', suspend, [suspended.id]);
    const base = `${app.config.publicUrl}/calendar`;
    const wrong = [`${'A'.repeat(43)}.ics`, 'short.ics', 'A'.repeat(43), '.ics', '%00.ics'];
    const said = await Promise.all([...urls, ...wrong.map((file) => `${base}/${file}`)].map(refusal));
    expect(new Set(said).size).toBe(1);
    expect(said[0]).toMatch(/^404 .*This link has ended/);
    expect((await read(urls[0] ?? '')).headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });

    const left = await app.database.query('test-left', 'select from calendar_feed where user_id = $1', [
      former.id,
    ]);
    expect(left).toEqual([]);
    await app.database.query('test-back', `update "user" set suspended_until = null where id = $1`, [
      suspended.id,
    ]);
    await read(urls[3] ?? '').expect(200);
  });

  it('goes on after a logout, without a cookie, and no log has its address', async () => {
    const member = await app.as(await app.make.user());
    const url = await renew(member);
    await member.post('/api/auth/logout').expect(200);
    log = '';
    const { headers } = await read(url).expect(200);
    const { status } = await app.asVisitor().send('HEAD', new URL(url).pathname);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, max-age=300',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    expect(headers['set-cookie']).toBeUndefined();
    await read(url.replace('.ics', 'x.ics')).expect(404);
    expect(log).toContain('/calendar/:file');
    expect(log).not.toContain(url.slice(-47, -4));
  });

  it('is only for the member', async () => {
    const [member, stranger] = [await app.as(await app.make.user()), await app.as(await app.make.user())];
    const url = await renew(member);
    expect(await find(stranger)).toBeNull();
    await end(stranger);
    await renew(stranger);
    expect(await find(member)).toBe(url);
    await read(url).expect(200);
    const visitor = app.asVisitor();
    await visitor.get('/api/calendar').expect(401);
    await visitor.post('/api/calendar').expect(401);
    await visitor.delete('/api/calendar').expect(401);
  });

  it('is read so often from one place, and so often by its address', async () => {
    const limited = await startTestApp();
    const member = await limited.as(await limited.make.user());
    const other = await limited.as(await limited.make.user());
    const file = async (by: Client) => new URL(await renew(by)).pathname;
    const [path, another] = [await file(member), await file(other)];
    for (let time = 0; time < 20; time++)
      await limited
        .asVisitor({ ip: `203.0.113.${time}` })
        .get(path)
        .expect(200);
    await limited.asVisitor({ ip: '198.51.100.7' }).get(path).expect(429);
    await limited.asVisitor({ ip: '198.51.100.7' }).get(another).expect(200);
    await limited.close();
  });

  it('is exported without the address', async () => {
    const trip = await agreedTrip(app);
    const url = await renew(trip.seekers);
    const { text } = await trip.seekers.get('/api/profile/download').expect(200);
    expect(text).toContain('"calendarFeed":[{"createdAt"');
    expect(text).not.toContain(url.slice(-47, -4));
  });
});
