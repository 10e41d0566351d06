import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { KnownReleases } from './known-releases.js';
import { RemoteFigures } from './remote-figures.js';

const ours = { 'x-remote': 'messaging@1.4.0-ab12' };

describe('the metrics of a remote', () => {
  let app: TestApp;
  let log = '';
  beforeAll(async () => {
    app = await startTestApp({
      env: { LOG_LEVEL: 'info' },
      logTo: { write: (line) => (log += line) },
    });
  });
  afterAll(() => app.close());
  beforeEach(() => {
    log = '';
    app.get(KnownReleases).register((name, release) => name === 'messaging' && release.startsWith('1.'));
  });

  const figures = async () => {
    const { text } = await app.asVisitor({ ip: '127.0.0.1' }).get('/metrics').expect(200);
    return text.split('\n').filter((line) => line.startsWith('remote_'));
  };
  const count = async (series: string) => {
    const line = (await figures()).find((one) => one.startsWith(`${series} `));
    return Number(line?.slice(series.length) ?? 0);
  };

  it('count its calls and their time by release and outcome', async () => {
    await app.asVisitor().get('/health/live', ours).expect(200);
    await app.asVisitor().get('/health/live', ours).expect(200);
    await app.asVisitor().get('/api/auth/me', ours).expect(401);
    const labels = 'remote="messaging",release="1.4.0-ab12"';
    expect(await count(`remote_call_seconds_count{${labels},status="2xx"}`)).toBe(2);
    expect(await count(`remote_call_seconds_count{${labels},status="4xx"}`)).toBe(1);
  });

  it('count unknown releases under one label', async () => {
    const invented = ['messaging@2.0.0-cd34', 'kitchen@1.4.0', 'messaging', '@', '"} 1', '__proto__@1'];
    const before = await figures();
    for (const header of invented)
      await app.asVisitor().get('/health/live', { 'x-remote': header }).expect(200);
    const added = (await figures()).length - before.length;
    expect(await count('remote_call_seconds_count{remote="other",release="other",status="2xx"}')).toBe(
      invented.length,
    );
    // One histogram: four buckets, the one above them, sum and count.
    expect(added).toBe(7);
  });

  it('leave out calls that name no remote', async () => {
    const before = await figures();
    await app.asVisitor().get('/health/live').expect(200);
    expect(await figures()).toEqual(before);
  });

  it('cover a limited number of releases', async () => {
    const remotes = app.get(RemoteFigures);
    for (let release = 0; release < 1_000; release++) {
      remotes.failed({ remote: 'messaging', release: `1.${release}`, where: 'page' });
    }
    expect((await figures()).length).toBeLessThanOrEqual(200);
  });

  it('add the remote to logged changes and refusals', async () => {
    await app.asVisitor().post('/api/auth/logout', {}, ours);
    await app.asVisitor().post('/api/auth/logout', {}, { 'x-remote': 'someone@example.com' });
    const lines = log.trim().split('\n');
    const said = lines.map((line) => JSON.parse(line) as { remote?: string; release?: string });
    expect(said).toEqual([
      expect.objectContaining({ remote: 'messaging', release: '1.4.0-ab12' }),
      expect.objectContaining({ remote: 'other', release: 'other' }),
    ]);
    expect(log).not.toContain('someone');
  });
});
