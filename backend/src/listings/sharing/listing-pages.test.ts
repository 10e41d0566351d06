import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PageFacts } from '../../platform/html/page-facts.js';
import { publishedSite, shell } from '../../releases/testing/published-site.js';
import type { Client } from '../../testing/client.js';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

const calls = ['/api/listings/id/{id}/details'];
const page = { path: '/listing/:id', title: 'Listing', access: 'public' as const, calls, files: [] };
const site = publishedSite({ ...shell, release: '1.0.0-lake', routes: [page, ...shell.routes] });

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: site.env });
});
afterAll(() => app.close());

const ofListing = (id: number | string) =>
  app.get(PageFacts).of('/listing/:id', { id: String(id) }, new URLSearchParams());
const ofSearch = (query: string) => app.get(PageFacts).of('/search', {}, new URLSearchParams(query));
const trip = { date: '2027-12-11', endDate: '2027-12-13' };

describe('the head of a page', () => {
  it('describes a listing by route and days, without its owner', async () => {
    const by = await app.make.user({ username: 'Somebody Kind' });
    const { id } = await app.make.listing({ by, ...trip, description: 'I know the way' });
    const facts = await ofListing(id);
    expect(facts).toMatchObject({
      title: 'JFK to DEL, Dec 11 – 13, 2027',
      description: expect.stringContaining('New York (JFK) to Delhi (DEL), Dec 11 – 13, 2027'),
      image: {
        path: `/api/listings/id/${id}/picture`,
        alt: expect.stringContaining('New York (JFK) to Delhi'),
      },
      jsonLd: {
        '@context': 'https://schema.org',
        '@type': 'Flight',
        url: `${app.config.publicUrl}/listing/${id}`,
        departureAirport: { iataCode: 'JFK' },
        arrivalAirport: { iataCode: 'DEL' },
        departureTime: '2027-12-11',
      },
    });
    expect(JSON.stringify(facts)).not.toMatch(/Somebody|I know|@example/);
  });

  it('names the stops of a trip, and each of its flights at its local time', async () => {
    const by = await app.make.user({ username: 'Somebody Gentle' });
    const legs = [
      { from: 'JFK', to: 'FRA', date: '2027-12-11', time: '17:30', flightNumber: 'LH401' },
      { from: 'FRA', to: 'DEL', date: '2027-12-12' },
    ];
    const ofTrip = async (about: object = {}) =>
      ofListing((await app.make.listing({ by, date: '2027-12-11', legs, ...about })).id);
    const facts = await ofTrip();
    expect(facts).toMatchObject({
      title: 'JFK to DEL by way of FRA, Dec 11, 2027',
      description: expect.stringContaining(
        'New York (JFK) to Delhi (DEL) by way of Frankfurt (FRA), Dec 11, 2027',
      ),
      jsonLd: {
        '@type': 'Trip',
        subTrip: [
          { '@type': 'Flight', departureTime: '2027-12-11T17:30', flightNumber: 'LH401' },
          {
            departureTime: '2027-12-12',
            departureAirport: { iataCode: 'FRA' },
            arrivalAirport: { iataCode: 'DEL' },
          },
        ],
      },
    });
    expect(JSON.stringify(facts)).not.toContain('Somebody');
    expect(JSON.stringify(await ofTrip({ showFlight: false }))).not.toMatch(/LH401|17:30/);
  });

  it('distinguishes an offer from a request', async () => {
    const said = async (type: 'helper' | 'seeking_help') =>
      (await ofListing((await app.make.listing({ ...trip, type })).id))?.description;
    expect(await said('helper')).toMatch(/^An Amigo flies from/);
    expect(await said('seeking_help')).toMatch(/^A traveler from/);
  });

  it('does not describe closed or past listings', async () => {
    const closed = await app.make.listing({ ...trip, status: 'closed' });
    const past = await app.make.listing({ date: inDays(-5) });
    expect(await ofListing(closed.id)).toBeNull();
    expect(await ofListing(past.id)).toBeNull();
  });

  it.each(['999999', 'abc', '0', '1.5', '%2e%2e', '9'.repeat(30)])(
    'does not describe the unknown listing %s',
    async (id) => {
      expect(await ofListing(id)).toBeNull();
    },
  );

  it.each([
    ['from=JFK&to=DEL&date=2027-12-12', 'Search Results: JFK to DEL, Dec 12, 2027'],
    ['from=jfk', 'Search Results: from JFK'],
    ['to=DEL&type=helper', 'Search Results: to DEL'],
    ['date=2027-12-12', 'Search Results: Dec 12, 2027'],
  ])('describes a search by its filters: %s', async (query, title) => {
    expect(await ofSearch(query)).toMatchObject({ title });
  });

  it('describes a search by its cities', async () => {
    expect(await ofSearch('from=JFK&to=DEL&date=2027-12-12')).toMatchObject({
      description: expect.stringContaining('Who flies from New York to Delhi, Dec 12, 2027?'),
    });
  });

  it.each(['', 'type=helper', 'from=<script>', 'date=tomorrow', 'unknown=1'])(
    'uses the general description for any other search: %s',
    async (query) => {
      expect(await ofSearch(query)).toEqual({});
    },
  );

  it('declares the search box to search engines', async () => {
    expect(await app.get(PageFacts).of('/', {}, new URLSearchParams())).toMatchObject({
      jsonLd: {
        '@type': 'WebSite',
        potentialAction: {
          '@type': 'SearchAction',
          target: { urlTemplate: `${app.config.publicUrl}/search?from={from}&to={to}` },
        },
      },
    });
  });

  it('has its title in the language of the page', async () => {
    const by = await app.make.user();
    const { id } = await app.make.listing({ by, ...trip });
    const pages = app.get(PageFacts);
    const shown = await pages.of('/listing/:id', { id: String(id) }, new URLSearchParams(), 'es');
    expect(shown?.title).toMatch(/^JFK – DEL, 11.+dic/);
    expect(shown?.description).toBeUndefined();
    expect(await pages.of('/search', {}, new URLSearchParams('from=JFK'), 'fr')).toEqual({
      title: 'Résultats de la recherche\u202f: au départ de JFK',
    });
  });
});

describe('the page of a listing', () => {
  const block = 'insert into block (blocker_id, blocked_id) values ($1, $2)';

  it('is to people who block each other as one that is gone, and the same as before to others', async () => {
    const [owner, blocked] = [await app.make.user(), await app.make.user()];
    const { id } = await app.make.listing({ by: owner });
    const other = await app.make.listing({ by: blocked });
    const seenBy = async (client: Client, listing: number) => {
      const { status, text } = await client.get(`/listing/${listing}`);
      return { status, title: /<title>(.*?)<\/title>/.exec(text)?.[1] };
    };
    const before = await seenBy(app.asVisitor(), id);
    expect(before).toMatchObject({ status: 200, title: expect.stringContaining('JFK to DEL') });
    await app.database.query('test-block', block, [owner.id, blocked.id]);
    const gone = await seenBy(app.asVisitor(), 999_999);
    expect(gone.status).toBe(404);
    expect(await seenBy(await app.as(blocked), id)).toEqual(gone);
    expect(await seenBy(await app.as(owner), other.id)).toEqual(gone);
    for (const client of [app.asVisitor(), await app.as(owner), await app.as(await app.make.user())])
      expect(await seenBy(client, id)).toEqual(before);
  });
});
