import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { boot } from '../contract.js';
import { publishedSite } from '../../releases/testing/published-site.js';

let app: TestApp;
const site = publishedSite();

beforeAll(async () => {
  app = await startTestApp({ env: site.env });
});
afterAll(() => app.close());

const bootOf = (html: string) =>
  boot.parse(JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? ''));

describe('the HTML of a path', () => {
  it("has the title and the description of the path's page", async () => {
    const { text } = await app.asVisitor().get('/contact').expect(200);
    expect(text).toContain('<title>Flight Amigo - Contact</title>');
    expect(text).toContain('<meta name="description" content="Say &lt;hello&gt; &amp; &quot;hi&quot;" />');
  });

  it('links exactly the files that the path needs, with their hashes', async () => {
    const member = await app.as(await app.make.user());
    const profile = (await member.get('/profile')).text;
    for (const file of ['entry.js', 'profile.js', 'profile.css'])
      expect(profile).toMatch(
        new RegExp(`rel="preload"[^>]*/mf/account/1.0.0-abc/${file}"\\s+integrity="sha384-`),
      );
    expect(profile).not.toContain('contact.js');

    const contact = (await app.asVisitor().get('/contact')).text;
    expect(contact).toContain('/mf/shell/1.0.0-sea/contact.js');
    expect(contact).not.toContain('rel="preload" as="script" href="/mf/account/');
  });

  it('preloads the libraries that a page shares with the shell, and no version that the shell lacks', async () => {
    const member = await app.as(await app.make.user());
    const { text } = await member.get('/profile');
    const preloads = [...text.matchAll(/<link rel="preload" as="script" href="([^"]*dates[^"]*)"([^>]*)>/g)];
    expect(preloads.map(([, href]) => href)).toEqual(['/mf/shell/1.0.0-sea/dates.js']);
    // The shell loads its own files without a hash, and a browser uses a preload only for an equal request.
    expect(preloads[0]?.[2]).not.toContain('integrity');
    expect((await app.asVisitor().get('/contact')).text).not.toContain('dates.js');
  });

  it('contains the registry and the first responses for this visitor', async () => {
    const visitor = bootOf((await app.asVisitor().get('/contact')).text);
    expect(visitor.registry.remotes.map(({ name }) => name)).toEqual(['account']);
    expect(visitor.answers['/api/auth/me']?.status).toBe(401);

    const person = await app.make.user({ username: 'Meera' });
    const member = bootOf((await (await app.as(person)).get('/profile')).text);
    expect(member.answers['/api/auth/me']).toMatchObject({ status: 200, body: { username: 'Meera' } });
    expect(member.answers['/api/sessions']?.body).toHaveLength(1);
  });

  it('says which member wants to choose a name later on this device, and nothing of it to strangers', async () => {
    const [member, visitor] = [await app.as(await app.make.user()), app.asVisitor()];
    const nameLater = async (client: typeof visitor, value: string) => {
      client.cookies.set('name-later', value);
      return bootOf((await client.get('/contact')).text).nameLater;
    };
    expect(await nameLater(member, '7')).toBe(7);
    expect(await nameLater(member, '7x')).toBeUndefined();
    expect(await nameLater(visitor, '7')).toBeUndefined();
  });

  it('redirects visitors without a session to the login, with the way back', async () => {
    const { headers } = await app.asVisitor().get('/profile?tab=helper').expect(302);
    expect(headers.location).toBe('/?redirect=%2Fprofile%3Ftab%3Dhelper');
  });

  it('escapes texts that people typed', async () => {
    const person = await app.make.user({ bio: '</script><script>alert(1)</script>' });
    const { text } = await (await app.as(person)).get('/profile');
    expect(text).not.toContain('</script><script>alert');
    expect(bootOf(text).answers['/api/auth/me']?.body).toMatchObject({
      bio: '</script><script>alert(1)</script>',
    });
  });

  it('is a 404 with a page for an unknown path', async () => {
    const { text } = await app.asVisitor().get('/no/such/page').expect(404);
    expect(text).toContain('<title>Flight Amigo - Not Found</title>');
    expect(text).toContain('/mf/shell/1.0.0-sea/lost.js');
  });

  it('allows scripts of our own origin only, with a new nonce each time', async () => {
    const first = await app.asVisitor().get('/contact');
    const policy = String(first.headers['content-security-policy']);
    expect(policy).toMatch(/default-src 'none'; script-src 'self';/);
    expect(policy).toMatch(/frame-ancestors 'none'/);
    expect(policy).not.toMatch(/unsafe/);
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
    expect(first.text).toContain(`nonce="${nonce}"`);
    expect((await app.asVisitor().get('/contact')).text).not.toContain(String(nonce));
  });

  it('has the chosen theme, and no invalid one', async () => {
    const drawn = async (cookie: string) =>
      /<html[^>]*>/.exec((await app.asVisitor().get('/contact', { cookie })).text)?.[0];
    expect(await drawn('session=x; theme=dark')).toMatch(/data-theme="dark">$/);
    expect(await drawn('theme="><script>')).not.toMatch(/theme|script/);
  });

  it('is not cached, and does not replace API responses', async () => {
    expect((await app.asVisitor().get('/contact')).headers['cache-control']).toBe('no-store');
    const unknown = await app.asVisitor().get('/api/no-such-call').expect(404);
    expect(unknown.json()).toMatchObject({ message: expect.any(String), requestId: expect.any(String) });
  });

  it('shows the styleguide outside production', async () => {
    await app.asVisitor().get('/styleguide').expect(200);
  });
});

describe('a server that cannot reach the release store', () => {
  it('serves the built-in registry', async () => {
    const lost = await startTestApp({ env: { ...site.env, RELEASES_DIR: '/nowhere' } });
    const { text } = await lost.asVisitor().get('/contact').expect(200);
    expect(bootOf(text).registry.remotes).toMatchObject([{ name: 'account' }]);
    await lost.close();
  });
});

describe('a release', () => {
  it('is served compressed and cached for a year', async () => {
    const path = '/mf/account/1.0.0-abc/entry.js';
    const packed = await app.asVisitor().get(path, { 'accept-encoding': 'br' }).expect(200);
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await app.asVisitor().get(path)).text).toBe('start()');
  });

  it('is in the registry at once, which is never cached', async () => {
    const registry = await app.asVisitor().get('/mf/registry.json').expect(200);
    expect(registry.headers['cache-control']).toBe('no-store');
    expect(registry.json()).toMatchObject({ remotes: [{ name: 'account', release: '1.0.0-abc' }] });
  });

  it('contains the licenses of its dependencies', async () => {
    const path = '/mf/account/1.0.0-abc/entry.js.LICENSE.txt';
    expect((await app.asVisitor().get(path).expect(200)).text).toBe('free to use');
    await app.asVisitor().get('/mf/account/1.0.0-abc/other.js.LICENSE.txt').expect(404);
  });

  it('contains only the files of its folder', async () => {
    for (const path of [
      '/mf/..%2fsecret.js',
      '/mf/shell/1.0.0-sea/../../secret.js',
      '/mf/%2e%2e/secret.js',
      '/mf/shell/1.0.0-sea/shell.txt',
      '/mf/account',
      '/mf/channels/1.json',
    ])
      expect((await app.asVisitor().get(path)).text).not.toContain('not for anybody');
    await app.asVisitor().get('/mf/shell/1.0.0-sea/none.js').expect(404);
  });
});
