import { prefixOf } from '../../platform/language/languages.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PageFacts } from '../../platform/html/page-facts.js';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { flightFacts, routeFacts, type TravelMonth } from './contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => app.database.query('test-none', 'delete from listing'));
afterAll(() => app.close());

const routeOf = async (route = 'JFK-DEL') =>
  routeFacts.parse((await app.asVisitor().get(`/api/routes/${route}`).expect(200)).json());
const flightOf = async (number: string) =>
  flightFacts.parse((await app.asVisitor().get(`/api/flights/${number}`).expect(200)).json());
const daysIn = (months: TravelMonth[]) => months.flatMap(({ days }) => days);
const offer = (day: number, about: object = {}) => app.make.listing({ date: inDays(day), ...about });
const ask = (day: number, about: object = {}) => offer(day, { type: 'seeking_help', ...about });

describe('a route', () => {
  it('counts who offers and who looks for help on which days, and names nobody', async () => {
    const by = await app.make.user({ username: 'Somebody Kind' });
    await offer(20, { by });
    await offer(20);
    await ask(20);
    await ask(22);
    const { departure, arrival, months } = await routeOf();
    expect([departure.city, arrival.city]).toEqual(['New York', 'Delhi']);
    expect(daysIn(months)).toEqual([
      { day: inDays(20), helpers: 2, seekers: 1 },
      { day: inDays(22), helpers: 0, seekers: 1 },
    ]);
    expect(JSON.stringify(await routeOf())).not.toMatch(/Somebody|@/);
  });

  it('counts somebody with several days on each of them, and once in a month', async () => {
    await offer(20, { endDate: inDays(22) });
    const { months } = await routeOf();
    expect(daysIn(months).map(({ day }) => day)).toEqual([inDays(20), inDays(21), inDays(22)]);
    for (const { helpers } of months) expect(helpers).toBe(1);
  });

  it('counts no trip that is closed, over, elsewhere, the other way, or that its guest never confirmed', async () => {
    const open = await offer(20);
    await offer(20, { status: 'closed' });
    await offer(-3);
    await offer(20, { arrivalAirport: 'BOM' });
    await offer(20, { departureAirport: 'DEL', arrivalAirport: 'JFK' });
    await offer(20, { createdAt: new Date(Date.now() - 73 * 3_600_000) });
    expect(daysIn((await routeOf()).months)).toEqual([{ day: open.date, helpers: 1, seekers: 0 }]);
  });

  it('names its flights, the most frequent first, but none that is kept from strangers', async () => {
    await offer(20, { flightNumber: 'AI102' });
    await offer(21, { flightNumber: 'AI102' });
    await offer(21, { flightNumber: 'DL216' });
    await offer(22, { flightNumber: 'LH761', showFlight: false });
    expect((await routeOf()).flights).toEqual([
      { flight: 'AI102', days: 2 },
      { flight: 'DL216', days: 1 },
    ]);
  });

  it('says how far the clocks differ, and when that changes', async () => {
    const { clocks } = await routeOf();
    expect([570, 630]).toContain(clocks.minutes);
    expect(clocks.changes).toMatchObject({ code: 'JFK', minutes: clocks.minutes === 570 ? 630 : 570 });
    expect((await routeOf('DEL-BOM')).clocks).toEqual({ minutes: 0, changes: null });
  });

  it('leads back, and to airports close by where anybody flies', async () => {
    await offer(20, { departureAirport: 'DEL', arrivalAirport: 'JFK' });
    await ask(20, { departureAirport: 'EWR' });
    await offer(20, { departureAirport: 'ORD' });
    expect(
      (await routeOf()).neighbors.map(({ departure, arrival, helpers, seekers }) => [
        departure.code,
        arrival.code,
        helpers,
        seekers,
      ]),
    ).toEqual([
      ['DEL', 'JFK', 1, 0],
      ['EWR', 'DEL', 0, 1],
    ]);
  });

  it('is unknown in words when its airports are', async () => {
    const visitor = app.asVisitor();
    await visitor.get('/api/routes/JFK-QQQ').expect(404);
    for (const typed of ['JFK-JFK', 'JFK', 'JFK-DEL-ORD', 'J-DEL', '%00-DEL'])
      await visitor.get(`/api/routes/${typed}`).expect(400);
  });
});

describe('a flight', () => {
  it('has the routes where it has been seen', async () => {
    await offer(20, { flightNumber: 'AI102' });
    await ask(21, { flightNumber: 'AI102' });
    await ask(21, { flightNumber: 'AI102', departureAirport: 'DEL', arrivalAirport: 'BOM' });
    const { flight, routes } = await flightOf('ai-0102');
    expect(flight).toBe('AI102');
    expect(
      routes.map(({ departure, arrival, months }) => [departure.code, arrival.code, daysIn(months)]),
    ).toEqual([
      [
        'JFK',
        'DEL',
        [
          { day: inDays(20), helpers: 1, seekers: 0 },
          { day: inDays(21), helpers: 0, seekers: 1 },
        ],
      ],
      ['DEL', 'BOM', [{ day: inDays(21), helpers: 0, seekers: 1 }]],
    ]);
  });

  it('is not found by somebody who keeps it from strangers', async () => {
    await offer(20, { flightNumber: 'AI102', showFlight: false });
    expect((await flightOf('AI102')).routes).toEqual([]);
    await app.asVisitor().get('/api/flights/102').expect(400);
  });
});

describe('their pages for search engines', () => {
  const factsOf = (pattern: string, params: Record<string, string>) =>
    app.get(PageFacts).of(pattern, params, new URLSearchParams());

  it('say how many people fly, never who', async () => {
    await offer(20, { flightNumber: 'AI102' });
    await ask(20);
    expect(await factsOf('/routes/:route', { route: 'jfk-del' })).toMatchObject({
      title: 'New York to Delhi (JFK to DEL)',
      description: expect.stringContaining(
        '1 person offers help and 1 person looks for company on flights from New York',
      ),
      noindex: false,
      jsonLd: { '@type': 'WebPage' },
    });
    expect(await factsOf('/flights/:number', { number: 'AI102' })).toMatchObject({
      title: 'Flight AI102, New York to Delhi',
    });
  });

  it('are not for search engines while there is nothing on them, and are none without airports', async () => {
    expect(await factsOf('/routes/:route', { route: 'JFK-DEL' })).toMatchObject({ noindex: true });
    expect(await factsOf('/flights/:number', { number: 'AI102' })).toMatchObject({ noindex: true });
    expect(await factsOf('/routes/:route', { route: 'JFK-QQQ' })).toBeNull();
    expect(await factsOf('/flights/:number', { number: 'nonsense' })).toBeNull();
  });
});

describe('the map of the site', () => {
  const addressesIn = async (path: string) => {
    const { text, headers } = await app.asVisitor().get(path).expect(200);
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    return Array.from(text.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = '']) => new URL(url).pathname);
  };

  it('has a part for each airport that somebody leaves from, with its routes and flights', async () => {
    await offer(20, { flightNumber: 'AI102' });
    await ask(20, { departureAirport: 'DEL', arrivalAirport: 'BOM', flightNumber: 'AI9', showFlight: false });
    await offer(-2, { departureAirport: 'ORD' });
    const parts = ['pages.xml', 'DEL.xml', 'JFK.xml'];
    expect(await addressesIn('/sitemap.xml')).toEqual(
      app.config.languages.flatMap((language) =>
        parts.map((part) => `/sitemap${prefixOf(language)}/${part}`),
      ),
    );
    expect(await addressesIn('/sitemap/JFK.xml')).toEqual(['/routes/JFK-DEL', '/flights/AI102']);
    expect(await addressesIn('/sitemap/DEL.xml')).toEqual(['/routes/DEL-BOM']);
    expect(await addressesIn('/sitemap/pages.xml')).toContain('/search');
    await app.asVisitor().get('/sitemap/QQQ.xml').expect(404);
    const { text } = await app.asVisitor().get('/robots.txt').expect(200);
    expect(text).toContain(`Sitemap: ${app.config.publicUrl}/sitemap.xml`);
  });
});
