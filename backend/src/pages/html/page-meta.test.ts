import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PageFacts } from '../../platform/html/page-facts.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { accountRelease, publishedSite } from '../../releases/testing/published-site.js';

describe('a page with facts of its domain', () => {
  let app: TestApp;
  const facts = {
    title: 'JFK to <DEL>',
    description: 'A trip & more',
    image: { path: '/a.png', alt: 'A "pass"' },
    jsonLd: { '@type': 'Flight', name: '</script><script>alert(1)</script>' },
  };
  const known: Record<string, object> = { '7': facts, '8': { noindex: true } };
  beforeAll(async () => {
    const site = publishedSite();
    const route = { title: 'Gate', access: 'public' as const, files: ['gate.js'], calls: [] };
    const routes = [
      ...['/gate/:id', '/broken'].map((path) => ({ ...route, path })),
      { ...route, path: '/traveler/:id', calls: ['/api/users/{id}', '/api/listings/by/user/{id}'] },
    ];
    const gates = { ...accountRelease, name: 'gates', routes };
    site.publish([accountRelease, gates]);
    app = await startTestApp({ env: site.env });
    const pages = app.get(PageFacts);
    pages.register('/gate/:id', async ({ id = '' }) => known[id] ?? null);
    pages.register('/traveler/:id', async ({ id }) => ({ noindex: true, subject: `/api/users/${id}` }));
    pages.register('/broken', () => Promise.reject(new Error('the database is away')));
  });

  afterAll(() => app.close());

  it('has them for search engines and link previews', async () => {
    const { text } = await app.asVisitor().get('/gate/7').expect(200);
    expect(text).toContain('<title>Flight Amigo - JFK to &lt;DEL&gt;</title>');
    expect(text).toContain('property="og:description" content="A trip &amp; more"');
    expect(text).toContain(`property="og:image" content="${app.config.publicUrl}/a.png"`);
    expect(text).toContain('property="og:image:width" content="1200"');
    expect(text).toContain('name="twitter:card" content="summary_large_image"');
    expect(text).not.toContain('noindex');
  });

  it('escapes them', async () => {
    const { text } = await app.asVisitor().get('/gate/7');
    expect(text).not.toContain('</script><script>alert');
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual(facts.jsonLd);
  });

  it('is a 404 without facts', async () => {
    const { text } = await app.asVisitor().get('/gate/9').expect(404);
    expect(text).toContain('<title>Flight Amigo - Not Found</title>');
    expect(text).toContain('noindex');
    expect(text).toContain('/gate.js');
  });

  it('can be excluded from search engines', async () => {
    expect((await app.asVisitor().get('/gate/8').expect(200)).text).toContain('content="noindex"');
  });

  it('is a 404 for visitors who do not see what it is about, also if another call succeeds', async () => {
    const [seen, hidden] = [await app.make.user({ publicSince: new Date() }), await app.make.user()];
    const page = async ({ id }: { id: number }, status: number) =>
      (await app.asVisitor().get(`/traveler/${id}`).expect(status)).text;
    expect(await page(seen, 200)).toContain('content="noindex"');
    for (const who of [hidden, { id: 999_999_999 }])
      expect(await page(who, 404)).toContain('<title>Flight Amigo - Not Found</title>');
  });

  it('is shown without facts if the domain fails', async () => {
    const { text } = await app.asVisitor().get('/broken').expect(200);
    expect(text).toContain('<title>Flight Amigo - Gate</title>');
  });
});
