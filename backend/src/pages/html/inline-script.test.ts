import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { publishedSite } from '../../releases/testing/published-site.js';
import type { Client } from '../../testing/client.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: publishedSite().env });
});
afterAll(() => app.close());

/** The inline scripts of a page, and what its policy allows. */
async function scriptsOf(visitor: Client, path: string) {
  const { text, headers } = await visitor.get(path);
  const scripts = [...text.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script);
  const hashes = scripts.map((script) => createHash('sha256').update(script).digest('base64'));
  const policy = String(headers['content-security-policy']);
  return { scripts, allowed: [...policy.matchAll(/'sha256-([^']+)'/g)].map(([, hash]) => hash), hashes };
}

describe('the inline script', () => {
  it('keeps what the browser offers to install for members, on every page, as the policy allows', async () => {
    const member = await app.as(await app.make.user());
    for (const path of ['/profile', '/contact']) {
      const { scripts, hashes, allowed } = await scriptsOf(member, path);
      expect(scripts.join()).toContain('beforeinstallprompt');
      expect(allowed).toEqual(hashes);
    }
  });

  it('leaves strangers to the browser, whose pages are not a byte heavier', async () => {
    const { scripts, hashes, allowed } = await scriptsOf(app.asVisitor(), '/contact');
    expect(scripts.join()).not.toContain('beforeinstallprompt');
    expect(allowed).toEqual(hashes);
  });
});
