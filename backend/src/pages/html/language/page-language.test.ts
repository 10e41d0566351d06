import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { publishedSite, shell } from '../../../releases/testing/published-site.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { boot } from '../../contract.js';

const hash = `sha384-${'b'.repeat(64)}`;
const words = (language: string, title: string) => ({
  files: [`words-${language}.js`],
  titles: { Contact: title },
});
const site = publishedSite({
  ...shell,
  release: '1.0.0-lake',
  words: { es: words('es', 'Contacto'), fa: words('fa', 'تماس') },
  integrity: { ...shell.integrity, 'words-es.js': hash, 'words-fa.js': hash },
});
let app: TestApp;
let english: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { ...site.env, LANGUAGES: 'es,fa,fr' } });
  english = await startTestApp({ env: { ...site.env, LANGUAGES: 'en' } });
});
afterAll(async () => {
  await app.close();
  await english.close();
});

const htmlTag = (text: string) => /<html[^>]*>/.exec(text)?.[0].replaceAll(/\s+/g, ' ');
const bootIn = (html: string) =>
  boot.parse(JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? ''));
/** From an address bar or another site, unless a header says otherwise. */
const page = (path: string, headers: Record<string, string> = {}) =>
  app.asVisitor().get(path, { 'sec-fetch-site': 'none', ...headers });

describe('a page in another language', () => {
  it('has it in its address, its title and its HTML', async () => {
    const { text } = await page('/es/contact');
    expect(htmlTag(text)).toMatch(/lang="es"/);
    expect(htmlTag(text)).not.toContain('dir=');
    expect(text).toContain('<title>Flight Amigo - Contacto</title>');
    expect(text).toContain('rel="preload" as="script" href="/mf/shell/1.0.0-lake/words-es.js"');
    expect(text).not.toContain('words-fa.js');
  });

  it('runs from right to left in Farsi', async () => {
    expect(htmlTag((await page('/fa/contact')).text)).toMatch(/lang="fa" dir="rtl"/);
  });

  it('is its own canonical page, and names those in the other languages', async () => {
    const { text } = await page('/fa/contact');
    expect(text).toMatch(/<link rel="canonical" href="[^"]+\/fa\/contact" \/>/);
    const named = [...text.matchAll(/hreflang="([^"]+)" href="https?:\/\/[^/]+([^"]*)"/g)];
    expect(named.map(([, code, path]) => [code, path])).toEqual([
      ['en', '/contact'],
      ['es', '/es/contact'],
      ['fa', '/fa/contact'],
      ['x-default', '/contact'],
    ]);
  });

  it('offers those that the site offers and the shell speaks', async () => {
    expect(bootIn((await page('/contact')).text).languages).toEqual([
      { code: 'en', name: 'English' },
      { code: 'es', name: 'Español' },
      { code: 'fa', name: 'فارسی' },
    ]);
    expect((await page('/fr/contact')).status).toBe(404);
  });

  it('sends visitors to the login in their language, and back', async () => {
    const { headers } = await page('/es/profile?tab=helper');
    expect(headers['location']).toBe('/es/?redirect=%2Fprofile%3Ftab%3Dhelper');
  });
});

describe('the language of a visit', () => {
  const farsi = { 'accept-language': 'ar,fa-IR;q=0.9,en;q=0.5' };

  it('follows the browser at the first page', async () => {
    expect((await page('/', farsi)).headers['location']).toBe('/fa/');
    expect((await page('/?from=JFK', farsi)).headers['location']).toBe('/fa/?from=JFK');
    expect((await page('/', { 'accept-language': 'de, en;q=0.8' })).status).not.toBe(302);
  });

  it('is the one that was chosen before, also for pages of members', async () => {
    const chosen = { ...farsi, cookie: 'language=es' };
    expect((await page('/', chosen)).headers['location']).toBe('/es/');
    expect((await page('/profile', chosen)).headers['location']).toBe('/es/profile');
    expect((await page('/', { ...farsi, cookie: 'language=en' })).status).not.toBe(302);
    expect((await page('/', { cookie: 'language=xx' })).status).not.toBe(302);
  });

  it('is that of the address elsewhere, and where a link of the site leads', async () => {
    expect(htmlTag((await page('/contact', farsi)).text)).toMatch(/lang="en"/);
    const within = { ...farsi, 'sec-fetch-site': 'same-origin' };
    expect((await page('/', within)).status).not.toBe(302);
  });
});

describe('a site in English alone', () => {
  it('has no other addresses, and says nothing of languages', async () => {
    const { text } = await english.asVisitor().get('/contact').expect(200);
    expect(htmlTag(text)).toMatch(/lang="en"/);
    expect(text).not.toContain('hreflang');
    expect(bootIn(text)).not.toHaveProperty('languages');
    expect(text).not.toContain('words-es.js');
    await english.asVisitor().get('/es/contact').expect(404);
    const { status } = await english
      .asVisitor()
      .get('/', { 'accept-language': 'es', 'sec-fetch-site': 'none' });
    expect(status).not.toBe(302);
  });
});
