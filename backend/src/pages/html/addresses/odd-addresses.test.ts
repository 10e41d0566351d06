import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rawGet } from '../../../testing/network/raw-request.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { publishedSite } from '../../../releases/testing/published-site.js';

let app: TestApp;
let cookie: string;
beforeAll(async () => {
  app = await startTestApp({ env: publishedSite().env });
  const { cookies } = await app.as(await app.make.user({ username: 'Meera' }));
  cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ');
});
afterAll(() => app.close());

describe('an address with too many slashes', () => {
  it.each([
    ['//', '/'],
    ['///', '/'],
    ['//[', '/['],
    ['//:', '/:'],
    ['//x.example:99999/', '/x.example:99999/'],
    ['//elsewhere.example/contact?a=1', '/elsewhere.example/contact?a=1'],
    ['/\\elsewhere.example', '/elsewhere.example'],
  ])('redirects to the address with a single slash: %s', async (path, location) => {
    expect(await rawGet(app, path)).toMatchObject({ status: 308, headers: { location } });
  });
});

it.each([
  '/[',
  '/:',
  '/%',
  '/%ff',
  '/a%00b',
  '/%2f%2fx.example',
  '/..%2f..%2fetc',
  '/__proto__',
  '/constructor',
])('an unusual path is a 404 page: %s', async (path) => {
  expect((await rawGet(app, path)).status).toBeGreaterThanOrEqual(400);
  expect((await rawGet(app, path)).status).toBeLessThan(500);
});

it('a proxy may send an absolute URL', async () => {
  expect(await rawGet(app, 'http://elsewhere.example/contact')).toMatchObject({ status: 200 });
  expect(await rawGet(app, 'http://[/contact')).toMatchObject({ status: 400 });
});

describe('a private response', () => {
  const spellings = [
    '/%61pi/auth/me',
    '/api/%61uth/me',
    '/API/auth/me',
    '/api/auth/me/',
    '/api/auth/me%2f',
    '/api/auth/me%00',
    '/api/auth/me;a=1',
    '/api//auth/me',
    '//api/auth/me',
    '/api/./auth/me',
    '/api/listings/../auth/me',
    '/api/listings/%2e%2e/auth/me',
    '/api%2fauth%2fme',
    '/mf/../api/auth/me',
    '/sandbox/..%2fapi/auth/me',
    '/health/live/../../api/auth/me',
  ];

  it.each(spellings)('needs a session: %s', async (path) => {
    const { status, text } = await rawGet(app, path);
    expect(status === 200 && text.includes('"username"')).toBe(false);
    expect(status).toBeLessThan(500);
  });

  it.each(spellings)('is not cached by proxies: %s', async (path) => {
    const { status, headers, text } = await rawGet(app, path, { cookie });
    if (status === 200 || text.includes('Meera')) expect(headers['cache-control']).toBe('no-store');
    expect(status).toBeLessThan(500);
  });
});
