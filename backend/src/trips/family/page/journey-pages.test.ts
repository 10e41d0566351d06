import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SiteStylesheets } from '../../../platform/html/site-stylesheets.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { headingOf, sharedTrip, textOf } from '../../testing/family-page.js';
import { ago, departOn, tap } from '../../testing/trips.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
afterAll(() => app.close());

const shared = (hours: number) => sharedTrip(app, hours);
const open = (path: string) => app.asVisitor().get(path);
const headline = async (path: string) => headingOf((await open(path).expect(200)).text);

describe('the page of a journey', () => {
  it('answers with the step that was reached', async () => {
    const { id, helpers, path } = await shared(2);
    expect(await headline(path)).toMatch(/^Lakshmi flies (today|tonight|tomorrow)$/);
    for (const [step, answer] of [
      ['at_airport', 'Lakshmi is at the airport'],
      ['met', 'Meera says that they have met'],
      ['security', 'Lakshmi is through security'],
      ['boarded', 'Lakshmi is on board'],
      ['landed', 'Lakshmi has landed in Chicago'],
      ['handed_over', 'Meera says that Lakshmi is with Ravi'],
    ] as const) {
      await tap(helpers, id, step).expect(200);
      expect(await headline(path)).toBe(answer);
    }
  });

  it('says as a fact what both say', async () => {
    const { id, helpers, seekers, path } = await shared(2);
    await tap(helpers, id, 'met').expect(200);
    const said = textOf((await open(path)).text);
    expect(said).toContain('Meera says that they are together.');
    expect(said).toContain('Met Meera, says Meera');
    await tap(seekers, id, 'met').expect(200);
    expect(await headline(path)).toBe('Lakshmi and Meera have met');
    expect(textOf((await open(path)).text)).toContain('Meera is with Lakshmi.');
    await tap(seekers, id, 'handed_over').expect(200);
    const byFamily = textOf((await open(path)).text);
    expect(byFamily).toContain('Ravi says that Lakshmi has arrived');
    expect(byFamily).toContain('Meera has not said so yet.');
    await tap(helpers, id, 'handed_over').expect(200);
    expect(await headline(path)).toBe('Lakshmi is with Ravi');
    expect(textOf((await open(path)).text)).toContain('Thank you, Meera.');
  });

  it('shows first names and both local times, the viewer’s end first, and nothing else of anyone', async () => {
    const { id, helpers, path, helper } = await shared(2);
    await tap(helpers, id, 'met').expect(200);
    const { text } = await open(path).expect(200);
    expect(textOf(text)).toMatch(
      /Met Meera, says Meera \d\d:\d\d in Chicago, (\w{3} )?\d\d:\d\d in (New )?Delhi/,
    );
    const atDeparture = await open(`${path}?near=departure`).expect(200);
    expect(textOf(atDeparture.text)).toMatch(
      /Met Meera, says Meera \d\d:\d\d in (New )?Delhi, (\w{3} )?\d\d:\d\d in Chicago/,
    );
    expect(textOf(text)).toMatch(/Shared by Ravi\. The link ends on \w+, \w+ \d+\./);
    for (const secret of ['Iyer', 'Kumar', '98450', '@', helper.phoneNumber ?? '-'])
      expect(text).not.toContain(secret);
  });

  it('says when there is no news for long', async () => {
    const trip = await shared(2);
    await tap(trip.helpers, trip.id, 'security', ago(200)).expect(200);
    expect(textOf((await open(trip.path)).text)).toMatch(
      /Meera is with Lakshmi\. No news since (\w{3} )?\d\d:\d\d in/,
    );
    await tap(trip.helpers, trip.id, 'boarded', ago(190)).expect(200);
    expect(textOf((await open(trip.path)).text)).toContain('There is no network up there.');
    const silent = await shared(-5);
    expect(textOf((await open(silent.path)).text)).toMatch(/Take-off was planned for .* No news yet\./);
  });

  it('names the day before it begins, and after it', async () => {
    const trip = await shared(100);
    const soon = textOf((await open(trip.path)).text);
    expect(soon).toMatch(/Lakshmi flies on \w+day, \w+ \d+ Meera flies along\. Take-off is at /);
    await departOn(app, trip, 1);
    expect(textOf((await open(trip.path)).text)).toContain('Lakshmi flies tomorrow');
    await departOn(app, trip, -2);
    expect(textOf((await open(trip.path)).text)).toMatch(/Lakshmi was to fly on \w+day, /);
  });

  it('is one page in words for every link that does not work', async () => {
    const { id, seekers, path } = await shared(2);
    await seekers.delete(`/api/matches/${id}/family-link`).expect(200);
    const ended = await open(path).expect(404);
    expect(textOf(ended.text)).toContain('This link has ended Ask the person who sent it to you.');
    for (const wrong of ['A'.repeat(43), 'x', '%00', String(id)])
      expect((await open(`/journey/${wrong}`).expect(404)).text).toBe(ended.text);
  });

  it('is for no search engine, no cache, no frame and no script of others', async () => {
    const { path } = await shared(2);
    for (const page of [path, '/journey/none', '/still-flying']) {
      const { headers, text } = await open(page);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
        'content-security-policy': expect.stringContaining(
          "frame-ancestors 'none'; require-trusted-types-for",
        ),
      });
      expect(text).toContain('<meta name="robots" content="noindex"');
      expect(text).not.toMatch(/<script(?![^>]* src=")|<[^>]* (style|on\w+)=/);
    }
  });

  it('has the fonts of the site at its first paint', async () => {
    const style = app.get(SiteStylesheets);
    const { read, readFonts } = { read: style['read'], readFonts: style['readFonts'] };
    style.register(
      () => Promise.resolve(['/shell.css']),
      () => Promise.resolve(['/figtree.woff2']),
    );
    const { text } = await open('/journey/none');
    style.register(read, readFonts);
    const preload = '<link rel="preload" as="font" type="font/woff2" href="/figtree.woff2" crossorigin />';
    expect(text).toContain(preload);
    expect(text.indexOf(preload)).toBeLessThan(text.indexOf('/shell.css'));
  });

  it('needs less than 20 KB of JavaScript, and the theme of the visitor', async () => {
    const { path } = await shared(2);
    const visitor = app.asVisitor();
    expect((await visitor.get('/journey/page.js').expect(200)).text.length).toBeLessThan(20_000);
    await visitor.get('/journey/page.css').expect(200);
    await visitor.get('/still-flying/page.js').expect(200);
    expect((await visitor.get(path)).text).not.toContain('data-theme');
    visitor.cookies.set('theme', 'dark');
    expect((await visitor.get(path)).text).toMatch(/<html\s+lang="en"\s+data-theme="dark"/);
  });
});
