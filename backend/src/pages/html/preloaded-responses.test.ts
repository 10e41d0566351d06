import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { KnownReleases } from '../../platform/observe/known-releases.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { preloadResponses } from './preloaded-responses.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ alone: 'It knows releases of this test' });
});
afterAll(() => app.close());

describe('the preloading of responses', () => {
  it('counts a page as one read, however many lists it shows', async () => {
    const calls = ['/api/listings?type=helper', '/api/listings?type=seeking_help', '/api/listings?from=JFK'];
    const server = app.nest.getHttpAdapter().getInstance();
    const answers = await preloadResponses(server, calls, { remoteAddress: '10.8.8.8' });
    expect(Object.values(answers)).toMatchObject(calls.map(() => ({ status: 200, body: [] })));
    const reserved = await app.database.query(
      'test-reserved',
      `select count from limit_bucket where key like 'list.read:ip:1:%'`,
    );
    // The first lease holds one read.
    expect(reserved).toEqual([{ count: 1 }]);
  });

  it("makes the calls in the name of the page's remote", async () => {
    app.get(KnownReleases).register((name) => name === 'listings');
    const server = app.nest.getHttpAdapter().getInstance();
    const callerOf = (url: string) => (url.startsWith('/api/listings') ? 'listings@1.4.0-ab12' : undefined);
    await preloadResponses(
      server,
      ['/api/auth/me', '/api/listings'],
      { remoteAddress: '10.8.8.9' },
      callerOf,
    );
    const { text } = await app.asVisitor({ ip: '127.0.0.1' }).get('/metrics').expect(200);
    expect(text.match(/remote_call_seconds_count.*/g)).toEqual([
      'remote_call_seconds_count{remote="listings",release="1.4.0-ab12",status="2xx"} 1',
    ]);
  });

  it('calls only the API, whatever a manifest lists', async () => {
    const server = app.nest.getHttpAdapter().getInstance();
    const others = ['/api/../contact', '/api/%2e%2e/metrics', '/api/..//elsewhere', '//elsewhere/api/x'];
    const calls = [...others, '/api/auth/me'];
    const answers = await preloadResponses(server, calls, { remoteAddress: '127.0.0.1' });
    expect(Object.keys(answers)).toEqual(['/api/auth/me']);
  });
});
