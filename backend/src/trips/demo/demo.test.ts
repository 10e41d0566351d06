import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { forgetLimits, logIn } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { matchDetails, matches, storedCareCard } from '../contract.js';
import { testimonials } from '../reviews/contract.js';
import { TripJobs } from '../scheduled/trip-jobs.js';
import { TripsDemo } from './demo.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { DEMO_DATA: '1' } });
});
afterAll(() => app.close());

const sow = () => app.get(TripsDemo).seed(app.nest.get(MikroORM).em.fork());
const count = async (what: string): Promise<number> => {
  const { rows } = await app.database.pool.query<{ n: number }>(`select count(*)::int as n from ${what}`);
  return rows[0]?.n ?? 0;
};
const lateMeetings = () =>
  app.database.query(
    'late-meetings',
    `select m.id, m.time, meeting from match m, jsonb_array_elements(m.meetings) meeting
     where m.date + (meeting->>'daysLater')::int + (meeting->>'time')::time >= m.date + m.time::time`,
  );
const everything = () =>
  app.database.query(
    'everything',
    `select 'testimonial' as what, id::text, xmin::text from testimonial
     union all select 'listing', id::text, xmin::text from listing
     union all select 'traveler', user_id::text, xmin::text from traveler
     union all select 'match', id::text, xmin::text from match
     union all select 'step', id::text, xmin::text from match_step
     union all select 'meeting', user_low || ' ' || user_high, xmin::text from meeting order by 1, 2`,
  );

describe('the demo of trips', () => {
  it('shows good reviews of its travelers, with correct counts', async () => {
    const reply = await app.asVisitor().get('/api/testimonials?limit=6').expect(200);
    expect(new Set(testimonials.parse(reply.json()).map(({ text }) => text)).size).toBe(6);
    expect(await count('testimonial')).toBe(150);
    const wrong = await app.database.query(
      'wrong-ratings',
      `select user_id from traveler t
         join lateral (select coalesce(sum(rating), 0) as sum, count(*) as count
                       from (select distinct on (author_id) rating from testimonial
                             where target_id = t.user_id order by author_id, created_at desc, id desc) latest)
           as said on true
       where (rating_sum, rating_count) is distinct from (said.sum, said.count)`,
    );
    expect(wrong).toEqual([]);
    const strangers = await app.database.query(
      'unmet',
      `select 1 from testimonial m where not exists (select 1 from meeting
         where user_low = least(m.author_id, m.target_id) and user_high = greatest(m.author_id, m.target_id))`,
    );
    expect(strangers).toEqual([]);
  });

  it('has Meera and Ifeoma in the middle of a trip, with a care card and a family link', async () => {
    await forgetLimits(app);
    const [helpers, seekers] = [app.asVisitor(), app.asVisitor()];
    await logIn(app, helpers, 'meera@example.com');
    await logIn(app, seekers, 'ifeoma@example.com');
    const [mine] = matches.parse((await helpers.get('/api/matches?when=coming').expect(200)).json());
    expect(mine).toMatchObject({ status: 'agreed', role: 'helper', confirmedByOther: true });
    const trip = matchDetails.parse((await seekers.get(`/api/matches/${mine?.id}`).expect(200)).json());
    expect(trip.meetings).toMatchObject([{ airport: 'JFK', place: 'Terminal 4, next to the pharmacy' }]);
    expect(trip.steps.map(({ step }) => step)).toEqual(['at_airport', 'met', 'security', 'boarded']);
    const card = await helpers.get(`/api/matches/${mine?.id}/care-card`).expect(200);
    expect(storedCareCard.parse(card.json())).toMatchObject({ firstName: 'Ngozi' });
    expect(await lateMeetings()).toEqual([]);
    const { pathname } = new URL(trip.familyLink ?? '');
    expect((await app.asVisitor().get(pathname).expect(200)).text).toContain('<bdi>Ngozi</bdi> is on board');
  });

  it('has trips of two in every state', async () => {
    const states = await app.database.query('test-states', 'select distinct status from match order by 1');
    expect(states.map(({ status }) => status)).toEqual([
      'agreed',
      'cancelled',
      'declined',
      'done',
      'proposed',
    ]);
    const before = await count('match');
    await app.get(TripJobs).run();
    expect(await count(`match where status = 'agreed'`)).toBe(2);
    expect(await count('match')).toBe(before);
  });

  it('changes nothing when two nodes seed it again at the same time', async () => {
    const before = await everything();
    await Promise.all([sow(), sow()]);
    expect(await everything()).toEqual(before);
  });
});
