import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { KnownReleases } from '../../platform/observe/known-releases.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ alone: 'It knows releases of this test' });
  app.get(KnownReleases).register((name, release) => name === 'messaging' && release === '1.4.0-ab12');
});
afterAll(() => app.close());

const load = {
  where: 'page',
  path: '/messages?to=7',
  remote: 'messaging',
  release: '1.4.0-ab12',
  milliseconds: 4_210,
};

describe('a slow load', () => {
  it('is stored with its remote and release, and without personal data', async () => {
    const sent = await app.asVisitor().post('/api/slow-loads', load).expect(200);
    expect(sent.json()).toEqual({ done: true });
    expect(await app.database.query('test-slow-loads', 'select * from slow_load')).toMatchObject([
      {
        place: 'page',
        path: '/messages',
        remote: 'messaging',
        release: '1.4.0-ab12',
        milliseconds: 4_210,
      },
    ]);
  });

  it('is not stored with an invented release', async () => {
    const invented = { ...load, remote: 'maria@example.com' };
    await app.asVisitor().post('/api/slow-loads', invented).expect(200);
    const rows = await app.database.query(
      'test-newest-load',
      'select * from slow_load order by id desc limit 1',
    );
    expect(rows).toMatchObject([{ remote: 'other', release: 'other' }]);
  });

  it('is counted in the metrics of its release, as errors are', async () => {
    const { where, path, remote, release } = load;
    const fault = { message: 'failed', where, path, remote, release };
    await app.asVisitor().post('/api/client-errors', fault).expect(200);
    await app
      .asVisitor()
      .post('/api/client-errors', { ...fault, release: 'invented' })
      .expect(200);
    const { text } = await app.asVisitor({ ip: '127.0.0.1' }).get('/metrics').expect(200);
    const labels = '{remote="messaging",release="1.4.0-ab12",where="page"}';
    expect(text).toContain(`remote_slow_loads_total${labels} 1`);
    expect(text).toContain(`remote_errors_total${labels} 1`);
    expect(text).toContain('remote_errors_total{remote="other",release="other",where="page"} 1');
    expect(text).not.toContain('invented');
  });

  it.each([
    ['another place', { ...load, where: 'kitchen' }],
    ['more than asked for', { ...load, visitor: 'meera' }],
    ['hours', { ...load, milliseconds: 3_600_000 }],
    ['less than nothing', { ...load, milliseconds: -1 }],
    ['a name that cannot be kept', { ...load, remote: 'mess\u0000aging' }],
  ])('is refused with %s', async (_, body) => {
    await app.asVisitor().post('/api/slow-loads', body).expect(400);
  });

  it('is limited by address', async () => {
    const visitor = app.asVisitor();
    const sent = await Promise.all(Array.from({ length: 40 }, () => visitor.post('/api/slow-loads', load)));
    expect(sent.filter(({ status }) => status === 429)).toHaveLength(10);
  });
});
