import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { publishedSite, shell } from '../../releases/testing/published-site.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { boot } from '../contract.js';

const cdn = 'https://cdn.example';

/** A site with ASSETS_URL whose shell may use it or not. */
async function startSite(usesAssetsUrl: boolean, env: Record<string, string> = { ASSETS_URL: cdn }) {
  const site = publishedSite();
  const manifest = JSON.stringify(usesAssetsUrl ? { ...shell, usesAssetsUrl } : shell);
  site.write('shell/shell.json', manifest);
  site.write('releases/shell/1.0.0-sea/shell.json', manifest);
  return startTestApp({ env: { ...site.env, ...env } });
}

async function open(app: TestApp, path: string, headers = {}) {
  const visitor = path === '/profile' ? await app.as(await app.make.user()) : app.asVisitor();
  const { text, headers: answered } = await visitor.get(path, headers);
  const json = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(text)?.[1] ?? '';
  const files = [...text.matchAll(/(?:href|src)="([^"]*\/mf\/[^"]+)"/g)].map(([, address = '']) => address);
  const policy = String(answered['content-security-policy']);
  return { text, files, policy, boot: boot.parse(JSON.parse(json)) };
}

describe('a page with ASSETS_URL', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startSite(true);
  });
  afterAll(() => app.close());

  it.each([
    ['/contact', ['main.js', 'main.css', 'text.woff2', 'contact.js']],
    ['/profile', ['main.js', 'main.css', 'text.woff2', 'entry.js', 'profile.js', 'profile.css', 'dates.js']],
    ['/no/such/page', ['main.js', 'main.css', 'text.woff2', 'lost.js']],
  ])('%s names all files of releases there', async (path, expected) => {
    const { files } = await open(app, path);
    expect(files.map((address) => address.replace(/.*\//, '')).toSorted()).toEqual(expected.toSorted());
    for (const address of files)
      expect(address).toMatch(/^https:\/\/cdn\.example\/mf\/(shell|account)\/1\.0\.0-/);
  });

  it('checks the shell’s own files too, because another machine serves them', async () => {
    const { text, boot } = await open(app, '/contact');
    expect(text).toMatch(/as="script" href="[^"]*contact\.js"\s+integrity="sha384-[^"]+"\s+crossorigin/);
    const manifest = await app.asVisitor().get('/mf/shell/1.0.0-sea/shell.json').expect(200);
    expect(boot.assets).toEqual({
      url: cdn,
      integrity: { 'contact.js': shell.integrity['contact.js'] },
      more: `sha384-${createHash('sha384').update(manifest.text).digest('base64')}`,
    });
  });

  it('allows releases of that origin, and nothing else of it', async () => {
    const { policy } = await open(app, '/contact');
    for (const kind of ['script', 'style', 'img', 'font', 'connect'])
      expect(policy).toMatch(new RegExp(`${kind}-src 'self'[^;]* https://cdn\\.example/mf/[ ;]`));
    expect(policy.match(/cdn\.example/g)).toHaveLength(5);
    expect(policy).toContain("worker-src 'self'");
  });

  it('leaves everything else at the site', async () => {
    const { text, files } = await open(app, '/contact');
    const named = text.split(cdn).length - 1;
    // The last one is in `boot`.
    expect(named).toBe(files.length + 1);
    expect(text).toContain('href="/icon.svg"');
    expect((await app.asVisitor().get('/platform')).text).not.toContain(cdn);
  });

  it('loads the other remotes there while one comes from a developer’s machine', async () => {
    const cookie = 'override=messaging@http://localhost:9301';
    const { files, policy } = await open(app, '/contact', { cookie });
    expect(files.every((address) => address.startsWith(`${cdn}/mf/`))).toBe(true);
    expect(policy).toMatch(/script-src 'self' https:\/\/cdn\.example\/mf\/ http:\/\/localhost:9301;/);
  });

  it('for the service worker names files of the site, which needs no other origin', async () => {
    const { text, policy, boot } = await open(app, '/offline');
    expect(text + policy).not.toContain(cdn);
    expect(boot.assets).toBeUndefined();
    expect(text).toContain('src="/mf/shell/1.0.0-sea/main.js"');
  });
});

describe('a page names its files at the site', () => {
  it.each([
    ['with a shell that does not know ASSETS_URL', false, { ASSETS_URL: cdn }],
    ['without ASSETS_URL', true, {}],
  ])('%s', async (_, usesAssetsUrl, env) => {
    const app = await startSite(usesAssetsUrl, env);
    for (const path of ['/contact', '/profile']) {
      const { text, files, policy, boot } = await open(app, path);
      expect(files.every((address) => address.startsWith('/mf/'))).toBe(true);
      expect(text + policy).not.toContain('cdn.example');
      expect(boot.assets).toBeUndefined();
    }
    // The shell loads its chunks without a hash then.
    expect((await open(app, '/contact')).text).toMatch(/contact\.js"\s+crossorigin/);
    await app.close();
  });
});

it('a file of a release may be used by pages of another origin, wherever a CDN keeps it', async () => {
  const app = await startSite(false, {});
  const { headers } = await app.asVisitor().get('/mf/account/1.0.0-abc/entry.js').expect(200);
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'timing-allow-origin': '*',
  });
  expect(headers['set-cookie']).toBeUndefined();
  await app.close();
});
