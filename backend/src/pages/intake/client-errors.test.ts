import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { KnownReleases } from '../../platform/observe/known-releases.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

const said: string[] = [];
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LOG_LEVEL: 'warn' }, logTo: { write: (line) => said.push(line) } });
  app.get(KnownReleases).register((name, release) => name === 'messaging' && release === '1.4.0-ab12');
});
afterAll(() => app.close());

const fault = {
  message: 'Loading chunk 12 failed',
  where: 'chunk',
  path: '/messages',
  remote: 'messaging',
  release: '1.4.0-ab12',
};
const kept = () =>
  app.database.query('test-client-errors', 'select * from client_error order by id desc limit 1');

describe('an error in a browser', () => {
  it('is stored with its remote and release', async () => {
    const sent = await app.asVisitor().post('/api/client-errors', fault).expect(200);
    expect(sent.json()).toEqual({ done: true });
    expect(await kept()).toMatchObject([
      {
        message: fault.message,
        place: 'chunk',
        path: '/messages',
        remote: 'messaging',
        release: '1.4.0-ab12',
      },
    ]);
  });

  it('is stored with its place in our scripts', async () => {
    const stack = ['messaging/1.4.0-ab12/411.0b1c2d3e4f.js:1:2047', 'shell/0.1.0-sea/main.js:2:81734'];
    await app
      .asVisitor()
      .post('/api/client-errors', { ...fault, stack })
      .expect(200);
    expect(await kept()).toMatchObject([{ message: fault.message, stack }]);
    expect(said.join()).toContain('411.0b1c2d3e4f.js:1:2047');
  });

  it('is stored without personal data', async () => {
    const personal = {
      message: 'No user maria@example.com with code 123456',
      where: 'page',
      path: '/verify?code=123456#x',
    };
    await app.asVisitor().post('/api/client-errors', personal).expect(200);
    expect(await kept()).toMatchObject([
      { message: 'No user [email] with code [code]', path: '/verify', remote: null },
    ]);
  });

  it.each([
    [{ remote: 'maria@example.com', release: '1.4.0-ab12' }],
    [{ remote: 'messaging', release: '+12025550143' }],
    [{ remote: 'messaging' }],
    [{ release: 'maria@example.com' }],
    [{ remote: '__proto__', release: 'constructor' }],
  ])('is not stored with an invented release: %j', async (invented) => {
    said.length = 0;
    const { remote: _, release: __, ...rest } = fault;
    await app
      .asVisitor()
      .post('/api/client-errors', { ...rest, ...invented })
      .expect(200);
    expect(await kept()).toMatchObject([{ remote: 'other', release: 'other' }]);
    expect(said.join()).toContain('Loading chunk 12 failed');
    expect(said.join()).not.toMatch(/maria|2025550143|__proto__/);
  });

  it.each([
    ['another place', { ...fault, where: 'kitchen' }],
    ['more than asked for', { ...fault, browser: 'x' }],
    ['a stack of other words', { ...fault, stack: ['at Maria (maria@example.com)'] }],
    ['a stack of other sites', { ...fault, stack: ['https://js.stripe.com/v3.js:1:1'] }],
    ['a stack without end', { ...fault, stack: Array(21).fill('shell/0.1.0/main.js:1:1') }],
    ['a release that cannot be kept', { ...fault, release: '1\u0000' }],
    ['a message without end', { ...fault, message: 'x'.repeat(501) }],
  ])('is refused with %s', async (_, body) => {
    await app.asVisitor().post('/api/client-errors', body).expect(400);
  });

  it('is limited by address', async () => {
    const visitor = app.asVisitor();
    const sent = await Promise.all(
      Array.from({ length: 40 }, () => visitor.post('/api/client-errors', fault)),
    );
    expect(sent.filter(({ status }) => status === 429)).toHaveLength(10);
  });
});
