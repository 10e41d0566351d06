import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { productVersion } from '../../platform/process/product-version.js';
import { startTeamSite, type TeamSite } from '../testing/team-site.js';
import { bearer, tokens } from '../testing/team-tokens.js';
import { untilTextContains } from '../testing/until-text.js';

type Visitor = ReturnType<TeamSite['app']['asVisitor']>;
const wordsOf = (html: string) =>
  html
    .replace(/^.*<main>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe('the release console', () => {
  let site: TeamSite;
  let visitor: Visitor;
  beforeAll(async () => {
    site = await startTeamSite();
    visitor = site.app.asVisitor();
    for (const edition of ['aa', 'bb']) await site.ship('messaging', edition);
  });
  afterAll(() => site.app.close());

  const look = async () => (await visitor.get('/platform').expect(200)).text;
  const read = async () => wordsOf(await look());
  const press = (action: string, fields: Record<string, string>) =>
    site.press(visitor, `/platform/${action}`, { name: 'messaging', ...fields }).expect(303);

  it('shows the current and older releases of every remote, with author, time and size', async () => {
    const words = await read();
    expect(words).toContain(`Server ${productVersion}. As of`);
    expect(words).toMatch(/shell 1\.0\.0-sea Current/);
    expect(words).toMatch(
      /messaging 1\.0\.0-bb Current Ana, just now \(\d{4}-\d\d-\d\d \d\d:\d\d UTC\) 1 KB, host API 1/,
    );
    expect(words).toMatch(/1 older release 1\.0\.0-aa Rolling back leads here/);
    expect(words).toMatch(/Ana shipped messaging 1\.0\.0-bb to everybody just now/);
  });

  it('has no scripts, cannot be framed, and is not cached', async () => {
    const { text, headers } = await visitor.get('/platform').expect(200);
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'self';.*form-action 'self'.*frame-ancestors 'none'$/,
    );
    expect(headers['cache-control']).toBe('no-store');
    expect(text).not.toMatch(/<script|style="/);
    const { headers: style } = await visitor.get('/platform/page.css').expect(200);
    expect(style['content-type']).toBe('text/css; charset=utf-8');
  });

  it('redirects from the address with a slash at the end', async () => {
    const { headers } = await visitor.get('/platform/').expect(308);
    expect(headers.location).toBe('/platform');
  });

  it('counts the errors and slow loads of the last hour by release', async () => {
    const fault = { where: 'page', path: '/messages', remote: 'messaging', release: '1.0.0-bb' };
    for (let at = 0; at < 2; at++)
      await visitor.post('/api/client-errors', { ...fault, message: 'x failed' }).expect(200);
    await visitor.post('/api/slow-loads', { ...fault, milliseconds: 4_000 }).expect(200);
    await visitor.post('/api/client-errors', { ...fault, release: '9.9.9-invented', message: 'x' });
    const html = await look();
    expect(wordsOf(html)).toContain('visitors met 2 errors ( messaging ) and 1 slow load.');
    expect(html).toContain('<a href="#messaging">');
    expect(wordsOf(html)).toMatch(/1\.0\.0-bb Current .* 2 errors, 1 slow load Roll back to 1\.0\.0-aa/);
  });

  it('rolls back with one button, and shows the result once', async () => {
    const { headers } = await press('rollback', { from: '1.0.0-bb' });
    expect(headers.location).toBe('/platform');
    const said = 'messaging is back at 1.0.0-aa: every page that is opened now gets it.';
    expect(await read()).toContain(said);
    expect(await read()).not.toContain(said);
    expect(await site.channel('messaging')).toMatchObject({ current: '1.0.0-aa' });
  });

  it('refuses a button of an outdated page, with the reason', async () => {
    await press('rollback', { from: '1.0.0-bb' });
    expect(await read()).toContain(
      'Nothing was changed. 1.0.0-bb is not what visitors of messaging get any more.',
    );
  });

  it('offers to promote or withdraw a canary', async () => {
    await site.ship('messaging', 'cc', { percent: '12.5' });
    expect(await read()).toMatch(
      /1\.0\.0-aa Current, 87\.5% .* 1\.0\.0-cc Canary, 12\.5% .* Promote to everybody .* Withdraw/,
    );
    await press('promote', {});
    expect(await read()).toContain('Every page that is opened now gets messaging 1.0.0-cc.');
    await site.ship('messaging', 'dd', { percent: '10' });
    await press('withdraw', {});
    expect(await read()).toContain('No new page is given messaging 1.0.0-dd any more.');
    await press('withdraw', {});
    expect(await read()).toContain('Nothing was changed. messaging has no canary.');
  });

  it('suggests withdrawing a canary with more errors than the current release', async () => {
    await site.ship('messaging', 'ee', { percent: '10' });
    expect(await look()).toMatch(/class="main" type="submit">\s*Promote/);
    const fault = { where: 'page', path: '/messages', remote: 'messaging', release: '1.0.0-ee' };
    await visitor.post('/api/client-errors', { ...fault, message: 'x failed' }).expect(200);
    // The server looks twice a second for releases that it does not know.
    expect(await untilTextContains('1 error', look)).toMatch(/class="main" type="submit">\s*Withdraw/);
  });

  it('weighs errors by the share of the visitors', async () => {
    const tell = (release: string) => {
      const fault = { where: 'page', path: '/messages', remote: 'messaging', release, message: 'x failed' };
      return visitor.post('/api/client-errors', fault).expect(200);
    };
    for (let at = 0; at < 2; at++) await tell('1.0.0-cc');
    // One of ten visitors against two of ninety.
    expect(await untilTextContains('2 errors', look)).toMatch(/class="main" type="submit">\s*Withdraw/);
    for (let at = 0; at < 8; at++) await tell('1.0.0-cc');
    expect(await untilTextContains('10 errors', look)).toMatch(/class="main" type="submit">\s*Promote/);
  });

  it('shows the last twenty changes', async () => {
    for (let at = 10; at < 32; at++) await site.ship('payments', `${at}`);
    const html = await look();
    expect(html.match(/<strong>Ana<\/strong> shipped payments/g)).toHaveLength(20);
  });

  it('escapes the names that people typed', async () => {
    await site.ship('messaging', 'ff', { by: '<b>Ana</b> & "co"' });
    expect(await look()).toContain('&lt;b&gt;Ana&lt;/b&gt; &amp; &quot;co&quot;');
  });

  it('shows and resets the overrides of this browser', async () => {
    const from = 'http://localhost:9301';
    await site.press(visitor, '/platform/override', { remote: 'payments', from }).expect(303);
    expect(await read()).toMatch(/In this browser only payments comes from http:\/\/localhost:9301 Reset/);
    const referer = `${site.app.config.publicUrl}/platform`;
    const reset = site.press(visitor, '/platform/override/reset', {}, { referer });
    expect((await reset.expect(303)).headers.location).toBe('/platform');
    expect(await read()).not.toContain('In this browser only');
  });

  it('has the chosen theme', async () => {
    const dark = site.app.asVisitor();
    dark.cookies.set('theme', 'dark');
    expect((await dark.get('/platform')).text).toMatch(/<html lang="en" data-theme="dark">/);
    dark.cookies.set('theme', '"><script>');
    expect((await dark.get('/platform')).text).not.toMatch(/data-theme|<script/);
  });

  it('works, and rolls back, while errors cannot be counted', async () => {
    await site.ship('messaging', 'gg');
    await site.app.database.query('test-away', 'alter table slow_load rename to slow_load_away');
    expect(await read()).toContain('What visitors met cannot be counted now');
    await press('rollback', { from: '1.0.0-gg' });
    expect(await read()).toContain('messaging is back at 1.0.0-ff');
    await site.app.database.query('test-back', 'alter table slow_load_away rename to slow_load');
  });
});

it('works for a member while sessions cannot be looked up, as the registry and the files do', async () => {
  const site = await startTeamSite();
  const member = await site.app.as(await site.app.make.user());
  await site.app.database.query('test-away', 'alter table session rename to session_away');
  await member.get('/api/auth/me').expect(500);
  for (const path of [
    '/platform',
    '/platform/releases',
    '/mf/registry.json',
    '/mf/account/1.0.0-abc/entry.js',
  ])
    await member.get(path).expect(200);
  await site.app.database.query('test-back', 'alter table session_away rename to session');
  await site.app.close();
});

it('works while the store is damaged, and explains the repair', async () => {
  const env = { RELEASES_DIR: mkdtempSync(join(tmpdir(), 'amigo-damaged-')) };
  const site = await startTeamSite(env);
  await site.ship('messaging', 'aa');
  writeFileSync(join(env.RELEASES_DIR, 'channels/2.json'), '{"serial": 2, "na');
  const visitor = site.app.asVisitor();
  const { text } = await visitor.get('/platform').expect(200);
  expect(wordsOf(text)).toContain('channels.json of the release store cannot be parsed');
  const rollback = { name: 'messaging', by: 'Ana', from: '1.0.0-aa' };
  const refused = await visitor.post('/platform/rollback', rollback, bearer(tokens.operator)).expect(422);
  expect(refused.json()).toMatchObject({
    issues: [expect.any(String), expect.stringContaining('newest file')],
  });
  rmSync(join(env.RELEASES_DIR, 'channels/2.json'));
  expect(wordsOf((await visitor.get('/platform')).text)).toContain('messaging 1.0.0-aa Current');
  await site.app.close();
  rmSync(env.RELEASES_DIR, { recursive: true });
});

it('explains how to ship while there are no releases', async () => {
  const site = await startTeamSite({ RELEASES_DIR: '/nowhere/releases' });
  const { text } = await site.app.asVisitor().get('/platform').expect(200);
  expect(wordsOf(text)).toMatch(/Nothing has been shipped yet\..* npm run ship -- mf-messaging/);
  expect(wordsOf(text)).toContain('Nobody has changed anything yet.');
  await site.app.close();
});
