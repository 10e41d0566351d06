import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { publishedSite } from '../../../releases/testing/published-site.js';
import { inProduction } from '../../../testing/in-production.js';
import { rawGet } from '../../../testing/network/raw-request.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { ...publishedSite().env, ...inProduction } });
});
afterAll(() => app.close());

const at = (host: string, path: string) => rawGet(app, path, { host });

describe('the host name of an address', () => {
  it.each(['www.flightamigo.example', 'flightamigo.example:8443', 'old.example'])(
    'a page at %s leads to the same page at PUBLIC_URL',
    async (host) => {
      const { status, headers } = await at(host, '/search?from=JFK');
      expect([status, headers.location]).toEqual([308, 'https://flightamigo.example/search?from=JFK']);
      expect((await at(host, '//elsewhere.example')).headers.location).toBe(
        'https://flightamigo.example//elsewhere.example',
      );
    },
  );

  it.each(['flightamigo.example', '127.0.0.1:8080', '[::1]:8080', 'localhost'])(
    'a page at %s is answered there',
    async (host) => expect((await at(host, '/contact')).status).toBe(200),
  );

  it.each(['/health/ready', '/api/listings'])(
    'what programs call is answered at any name: %s',
    async (path) => {
      expect((await at('10-0-0-7.pods.example', path)).headers.location).toBeUndefined();
    },
  );
});
