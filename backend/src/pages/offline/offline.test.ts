import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountRelease } from '../../releases/testing/published-site.js';
import { publishedSite } from '../../releases/testing/published-site.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { boot } from '../contract.js';

const site = publishedSite();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: site.env });
});
afterAll(() => app.close());

describe('the site for offline use', () => {
  it('serves a service worker that is checked for changes, and may only reach this server', async () => {
    const { headers, text } = await app.asVisitor().get('/sw.js').expect(200);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    });
    expect(text).toContain("addEventListener('fetch'");
    expect(text).toContain("addEventListener('push'");
  });

  it('serves one that removes itself when it is switched off', async () => {
    const off = await startTestApp({ env: { ...site.env, SERVICE_WORKER: '0' } });
    const { text } = await off.asVisitor().get('/sw.js').expect(200);
    expect(text).toContain('unregister()');
    expect(text).not.toContain("addEventListener('fetch'");
    await off.close();
  });

  it('lets pages load it', async () => {
    const { headers } = await app.asVisitor().get('/contact').expect(200);
    expect(headers['content-security-policy']).toContain("worker-src 'self'");
  });

  it('has an offline page with nobody’s answers, also for a member', async () => {
    const member = await app.as(await app.make.user({ username: 'Meera' }));
    const { text, headers } = await member.get('/offline').expect(200);
    const json = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(text)?.[1] ?? '';
    const { offline, answers, registry } = boot.parse(JSON.parse(json));
    expect({ offline, answers }).toEqual({ offline: true, answers: {} });
    expect(registry.remotes.map(({ release }) => release)).toEqual([accountRelease.release]);
    expect(text).not.toContain('Meera');
    expect(text).toContain('content="noindex"');
    expect(headers['cache-control']).toBe('no-store');
  });
});
