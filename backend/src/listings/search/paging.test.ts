import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { search } from '../testing/searching.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => app.database.query('test-none', 'delete from listing'));
afterAll(() => app.close());

describe('a long list', () => {
  const walk = async (query: string) => {
    const pages: number[][] = [];
    for (let next = `/api/listings?${query}`; next;) {
      const { ids, link } = await search(app.asVisitor(), next.split('?')[1] ?? '');
      pages.push(ids);
      next = /^<([^>]+)>; rel="next"$/.exec(String(link ?? ''))?.[1] ?? '';
    }
    return pages;
  };

  it.each(['from=JFK&to=DEL', 'type=helper', 'sort=newest', 'flight=AI102', ''])(
    'has each listing once, in a stable order across pages: %s',
    async (query) => {
      const by = await app.make.user();
      for (let each = 0; each < 11; each++)
        await app.make.listing({
          by,
          date: inDays(10 + (each % 3)),
          endDate: each % 2 ? inDays(14) : null,
          flightNumber: 'AI102',
        });
      const [whole = []] = await walk(`${query}&limit=100`);
      const pages = await walk(`${query}&limit=3`);
      expect(pages.map((page) => page.length)).toEqual([3, 3, 3, 2]);
      expect(pages.flat()).toEqual(whole);
    },
  );

  it('continues past hundreds of past listings to the newest upcoming one', async () => {
    const { id } = await app.make.listing({ by: await app.make.user() });
    await app.database.query(
      'test-over',
      `insert into listing (type, email, covered_name, departure_airport, arrival_airport, date)
       select 'helper', 'over@example.com', 'Over', 'JFK', 'DEL', current_date - 9 from generate_series(1, 700)`,
    );
    const pages = await walk('sort=newest&type=helper&limit=3');
    expect(pages.flat()).toEqual([id]);
    expect(pages.length).toBeLessThanOrEqual(3);
  });

  it('has no next page after the last listing', async () => {
    for (let each = 0; each < 3; each++) await app.make.listing();
    expect((await search(app.asVisitor(), 'limit=3')).link).toBeUndefined();
    expect((await search(app.asVisitor(), 'limit=2')).link).toMatch(
      /^<\/api\/listings\?.*limit=2.*cursor=.*>; rel="next"$/,
    );
  });

  it.each([
    'x',
    '2027-02-30.1',
    '2027-01-01',
    '2027-01-01.0',
    '.',
    '1.2.3',
    '2027-01-01.99999999999999999999',
  ])('refuses an invalid cursor: %s', async (cursor) => {
    for (const sort of ['soonest', 'newest']) {
      const reply = await app.asVisitor().get(`/api/listings?sort=${sort}&cursor=${cursor}`).expect(400);
      expect(reply.json()).toMatchObject({ issues: [{ path: 'cursor' }] });
    }
  });
});
