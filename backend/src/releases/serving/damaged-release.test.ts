import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { accountRelease, publishedSite, shell } from '../testing/published-site.js';

const site = publishedSite();
let app: TestApp;
beforeAll(async () => {
  site.write(`releases/account/${accountRelease.release}/remote.json`, '{ "name": ');
  site.write(`releases/shell/${shell.release}/shell.json`, '');
  app = await startTestApp({ env: site.env });
});
afterAll(() => app.close());

describe('a server with a damaged release', () => {
  it.each(['entry.js', 'profile.css', 'notes.js'])(
    'answers 503 for the file %s of a damaged release',
    async (file) => {
      const reply = await app.asVisitor().get(`/mf/account/${accountRelease.release}/${file}`).expect(503);
      expect(reply.text).toBe('This file cannot be read at the moment. Please try again.');
      expect(reply.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    },
  );

  it('shows pages with the built-in releases', async () => {
    expect((await app.asVisitor().get('/contact').expect(200)).text).toContain('Flight Amigo - Contact');
  });
});
