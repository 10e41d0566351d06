import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inProduction } from '../../testing/in-production.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { boot } from '../../pages/contract.js';
import { publishedSite } from '../testing/published-site.js';

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const machine = 'http://localhost:9301';
const link = (remote: string, from: string) => `/platform/override?${new URLSearchParams({ remote, from })}`;
const bootOf = (html: string) =>
  boot.parse(JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? ''));

describe('a remote from a developer’s machine', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ env: publishedSite().env });
  });
  afterAll(() => app.close());

  type Visitor = ReturnType<TestApp['asVisitor']>;
  const confirm = (visitor: Visitor, remote = 'account', from = machine, headers = {}) =>
    visitor.send('POST', '/platform/override', String(new URLSearchParams({ remote, from })), {
      ...form,
      ...headers,
    });
  const page = async (visitor: Visitor) => {
    const { text, headers } = await visitor.get('/profile-of-nobody');
    return { ...bootOf(text), text, policy: String(headers['content-security-policy']) };
  };

  it('does not change by opening its link', async () => {
    const visitor = app.asVisitor();
    const { text, headers } = await visitor.get(link('account', machine)).expect(200);
    expect(text).toContain('Take account from your machine?');
    expect(text).toMatch(/<form[^>]*method="post" action="\/platform\/override"/);
    expect(headers['content-security-policy']).toMatch(/default-src 'none';.*frame-ancestors 'none'/);
    expect(visitor.cookies.size).toBe(0);
    expect((await page(visitor)).overrides).toBeUndefined();
  });

  it("is in this browser's pages once confirmed, and may run there", async () => {
    const visitor = app.asVisitor();
    const { headers } = await confirm(visitor).expect(303);
    expect(headers.location).toBe('/');
    expect(headers['set-cookie']).toMatch(/^override=.*Path=\/; HttpOnly; SameSite=Strict$/);

    const { overrides, policy } = await page(visitor);
    expect(overrides).toEqual([{ name: 'account', origin: machine }]);
    expect(policy).toContain(`script-src 'self' ${machine};`);
    expect(policy).toMatch(/connect-src [^;]*ws:\/\/localhost:9301/);
    expect((await page(app.asVisitor())).policy).not.toContain('9301');
  });

  it('is not preloaded from the site', async () => {
    const member = await app.as(await app.make.user());
    expect((await member.get('/profile')).text).toContain('/mf/account/1.0.0-abc/profile.js');
    await confirm(member);
    expect((await member.get('/profile')).text).not.toMatch(/<link[^>]*\/mf\/account\//);
  });

  it('can be one of several, each from the origin that was confirmed last', async () => {
    const visitor = app.asVisitor();
    await confirm(visitor);
    await confirm(visitor, 'travel-news', 'http://127.0.0.1:9302');
    await confirm(visitor, 'account', 'http://localhost:9303');
    expect((await page(visitor)).overrides).toEqual([
      { name: 'travel-news', origin: 'http://127.0.0.1:9302' },
      { name: 'account', origin: 'http://localhost:9303' },
    ]);
  });

  it('is gone after a reset, which redirects to the previous page', async () => {
    const visitor = app.asVisitor();
    await confirm(visitor);
    const referer = `${app.config.publicUrl}/messages?with=7`;
    const reset = visitor.send('POST', '/platform/override/reset', '', { ...form, referer });
    expect((await reset.expect(303)).headers.location).toBe('/messages?with=7');
    expect((await page(visitor)).overrides).toBeUndefined();
  });

  it.each(['https://elsewhere.example/messages', 'not an address'])(
    'never redirects to another site after a reset: %s',
    async (referer) => {
      const reset = app.asVisitor().send('POST', '/platform/override/reset', '', { ...form, referer });
      expect((await reset.expect(303)).headers.location).toBe('/');
    },
  );

  it('does not redirect to another host by a path that looks like one', async () => {
    const referer = `${app.config.publicUrl}//elsewhere.example`;
    const reset = app.asVisitor().send('POST', '/platform/override/reset', '', { ...form, referer });
    expect((await reset).headers.location).toBe('/elsewhere.example');
  });

  it.each([
    'https://localhost:9301',
    'http://elsewhere.example:9301',
    'http://localhost.elsewhere.example',
    'http://localhost:9301/path',
    'http://localhost:99999',
    'http://someone@localhost:9301',
    "http://localhost:9301; script-src 'unsafe-inline'",
    'http://192.168.0.7:9301',
    '',
  ])("comes from the browser's own machine, never from %s", async (from) => {
    const visitor = app.asVisitor();
    const { text } = await visitor.get(link('account', from)).expect(400);
    expect(text).toContain('Nothing was changed');
    await confirm(visitor, 'account', from).expect(400);
    visitor.cookies.set('override', encodeURIComponent(`account@${from}`));
    const { overrides, policy } = await page(visitor);
    expect(overrides).toBeUndefined();
    expect(policy).toContain("script-src 'self';");
  });

  it('must have the name of a remote', async () => {
    await confirm(app.asVisitor(), '<b>account</b>').expect(400);
    await confirm(app.asVisitor(), '../account').expect(400);
  });

  it.each([
    ['another site', { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }],
    ['a sister site', { origin: 'https://evil.localhost', 'sec-fetch-site': 'same-site' }],
    ['a site that hides where it is', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['an unknown origin', { origin: '' }],
  ])('is not confirmed or reset by a form of %s', async (_who, headers) => {
    const visitor = app.asVisitor();
    await confirm(visitor, 'account', machine, headers).expect(403);
    expect(visitor.cookies.size).toBe(0);
    await visitor.send('POST', '/platform/override/reset', '', { ...form, ...headers }).expect(403);
  });
});

describe('in production', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ env: { ...publishedSite().env, ...inProduction } });
  });
  afterAll(() => app.close());

  it('overrides do not exist, also with an override cookie', async () => {
    const visitor = app.asVisitor();
    await visitor.get(link('account', machine)).expect(404);
    await visitor.post('/platform/override', { remote: 'account', from: machine }).expect(404);
    await visitor.post('/platform/override/reset').expect(404);
    expect(visitor.cookies.size).toBe(0);

    for (const name of ['override', '__Host-override'])
      visitor.cookies.set(name, encodeURIComponent(`account@${machine}`));
    const { text, headers } = await visitor.get('/contact').expect(200);
    expect(bootOf(text).overrides).toBeUndefined();
    expect(headers['content-security-policy']).not.toContain('9301');
  });
});
