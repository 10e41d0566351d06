import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { nearbyListings } from '../contract.js';
import { search } from '../testing/searching.js';

let app: TestApp;
let ids: Record<'wheelchair' | 'both' | 'helper' | 'flexible' | 'none', number>;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
  const by = await app.make.user();
  const made = async (about: object) => (await app.make.listing({ by, date: inDays(20), ...about })).id;
  const request = { type: 'seeking_help' as const };
  ids = {
    wheelchair: await made({ ...request, needs: ['wheelchair_booked'] }),
    both: await made({ ...request, needs: ['forms', 'wheelchair_booked'] }),
    helper: await made({ needs: ['wheelchair_booked', 'forms', 'company'] }),
    flexible: await made({ ...request, needs: ['forms'], date: inDays(18), endDate: inDays(25) }),
    none: await made({ skills: 'Wheelchair desk' }),
  };
});
afterAll(() => app.close());

const nextOf = (link: unknown) => /\/api\/listings\?([^>]+)/.exec(String(link))?.[1] ?? '';
const idsOf = async (query: string) => (await search(app.asVisitor(), query)).ids;

describe('the search by needs', () => {
  it('finds listings that name all of the needs', async () => {
    expect(await idsOf('needs=wheelchair_booked')).toEqual([ids.wheelchair, ids.both, ids.helper]);
    expect(await idsOf('needs=wheelchair_booked,forms')).toEqual([ids.both, ids.helper]);
    expect(await idsOf('needs=forms,wheelchair_booked,forms')).toEqual([ids.both, ids.helper]);
    expect(await idsOf('needs=wheelchair_booked,forms&type=helper')).toEqual([ids.helper]);
    expect(await idsOf('needs=medicine')).toEqual([]);
    expect(await idsOf('from=JFK&to=DEL')).toHaveLength(5);
  });

  it('combines them with a route, a day of a flexible trip, and pages', async () => {
    const query = `needs=forms&from=JFK&to=DEL&date=${inDays(22)}`;
    expect(await idsOf(query)).toEqual([ids.flexible]);
    const { ids: first, link } = await search(app.asVisitor(), 'needs=forms&limit=1');
    expect(first).toEqual([ids.flexible]);
    expect(link).toContain('needs=forms');
    expect(await idsOf(nextOf(link))).toEqual([ids.both]);
  });

  it('also searches nearby', async () => {
    const near = async (query: string) => {
      const reply = await app.asVisitor().get(`/api/listings/nearby?from=EWR&to=DEL&${query}`).expect(200);
      return nearbyListings.parse(reply.json()).map(({ id }) => id);
    };
    expect(await near('needs=forms,company')).toEqual([ids.helper]);
    expect(await near('needs=forms&type=seeking_help')).toEqual([ids.flexible, ids.both]);
    expect(await near('needs=medicine')).toEqual([]);
  });

  /** More than a search compares before it asks the index of needs. */
  const others = `
  insert into listing (type, email, covered_name, departure_airport, arrival_airport, date)
  select 'helper', 'many@example.com', 'Many', 'ORD', 'BOM', current_date + 2 + i % 8 from generate_series(1, 3100) i`;

  it('finds rare needs behind thousands of other trips, page by page', async () => {
    await app.addRows([others]);
    const route = { departureAirport: 'ORD', arrivalAirport: 'BOM', needs: ['medicine' as const] };
    const made = async (about: object) => (await app.make.listing({ ...route, ...about })).id;
    const last = await made({ date: inDays(40) });
    const helper = await made({ date: inDays(30), type: 'helper' });
    const open = await made({ date: inDays(3), endDate: inDays(32), type: 'seeking_help' });
    await made({ date: inDays(30), status: 'closed' });
    await made({ date: inDays(30), needs: ['forms'] });
    await made({ date: inDays(30), arrivalAirport: 'DEL' });

    for (const where of [
      'from=ORD&to=BOM',
      'to=BOM',
      'from=ORD&to=BOM&date=' + inDays(1) + '&endDate=' + inDays(60),
    ])
      expect(await idsOf(`needs=medicine&${where}`)).toEqual([open, helper, last]);
    expect(await idsOf('needs=medicine&to=BOM&type=helper')).toEqual([helper, last]);
    const first = await search(app.asVisitor(), 'needs=medicine&to=BOM&limit=1');
    expect(first.ids).toEqual([open]);
    const second = await search(app.asVisitor(), nextOf(first.link));
    expect(second.ids).toEqual([helper]);
    expect(await idsOf(nextOf(second.link))).toEqual([last]);
  });

  it.each(['needs=a+lift', 'needs=forms,', 'needs=', 'needs=forms&needs=company', 'needs=forms&sort=newest'])(
    'refuses %s',
    async (query) => {
      const reply = await app.asVisitor().get(`/api/listings?${query}`).expect(400);
      expect(reply.json()).toMatchObject({
        issues: [{ path: expect.stringMatching(/^(needs(\.\d)?|sort)$/) }],
      });
    },
  );
});
