import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
afterEach(() => app.asVisitor().delete('/sandbox/knobs').expect(200));

const ask = (path: string, key = app.config.flights?.apiKey ?? '') =>
  app.asVisitor().get(`/sandbox/aeroapi${path}`, { 'x-apikey': key });

/** The first such weekday after two weeks, so that days of the timetable do not depend on today. */
function nextDay(weekday: number, later = 0): string {
  const start = Date.now() + 14 * 86_400_000;
  const ahead = (weekday - new Date(start).getUTCDay() + 7) % 7;
  return new Date(start + (ahead + later) * 86_400_000).toISOString().slice(0, 10);
}

interface Row {
  ident_iata: string;
  origin_iata: string;
  scheduled_out: string;
}
const rows = async (path: string) => ((await ask(path).expect(200)).json() as { scheduled: Row[] }).scheduled;

describe('the sandbox AeroAPI', () => {
  it('knows the timetable of a flight in UTC, like the real one', async () => {
    const day = nextDay(3);
    const found = await rows(`/schedules/${day}/${nextDay(3, 1)}?airline=AI&flight_number=102`);
    expect(found).toEqual([
      expect.objectContaining({
        ident_iata: 'AI102',
        actual_ident_iata: null,
        origin_iata: 'JFK',
        destination_iata: 'DEL',
        scheduled_out: expect.stringMatching(new RegExp(`^${day}T1[67]:30:00Z$`)),
        fa_flight_id: null,
      }),
    ]);
  });

  it('names the operator’s number of a codeshare', async () => {
    const found = await rows(`/schedules/${nextDay(3)}/${nextDay(3, 1)}?airline=UA&flight_number=8345`);
    expect(found).toEqual([expect.objectContaining({ ident_iata: 'UA8345', actual_ident_iata: 'AI102' })]);
  });

  it('has numbers with two legs, and flights that do not fly each day', async () => {
    const legs = await rows(`/schedules/${nextDay(2)}/${nextDay(2, 1)}?airline=UA&flight_number=497`);
    expect(legs.map(({ origin_iata }) => origin_iata)).toEqual(['ORD', 'DEN']);
    expect(await rows(`/schedules/${nextDay(6)}/${nextDay(6, 1)}?airline=UA&flight_number=497`)).toEqual([]);
  });

  it('has the times of the day that testers want, and leaves out what they withdraw', async () => {
    const day = nextDay(5);
    const ask102 = () => rows(`/schedules/${day}/${nextDay(5, 1)}?airline=AI&flight_number=102`);
    const [before] = await ask102();
    const change = (changes: object) =>
      app.asVisitor().post(`/sandbox/flights/AI102.${day}`, changes).expect(200);
    await change({ movedMinutes: 75 });
    const [moved] = await ask102();
    const instants = [before, moved].map((row) => Date.parse(row?.scheduled_out ?? ''));
    expect((instants[1] ?? 0) - (instants[0] ?? 0)).toBe(75 * 60_000);
    await change({ withdrawn: true });
    expect(await ask102()).toEqual([]);
    await app.asVisitor().delete('/sandbox/flights').expect(200);
  });

  it('gives pages of 15 rows', async () => {
    const range = `/schedules/${nextDay(1)}/${nextDay(1, 18)}?airline=AI&flight_number=102`;
    expect((await ask(range)).json()).toMatchObject({ num_pages: 1, links: { next: expect.any(String) } });
    expect((await ask(`${range}&max_pages=2`)).json()).toMatchObject({ num_pages: 2, links: null });
  });

  it.each([
    ['days that are none', '/schedules/today/tomorrow'],
    ['a range that ends before it starts', `/schedules/${nextDay(3)}/${nextDay(1, -7)}`],
    ['more than three weeks', `/schedules/${nextDay(1)}/${nextDay(1, 22)}`],
    ['more than a year ahead', `/schedules/${nextDay(1, 370)}/${nextDay(1, 371)}`],
    ['the day itself long before it', `/flights/AI102?end=${nextDay(1)}`],
  ])('refuses %s', async (_, path) => {
    expect((await ask(path).expect(400)).json()).toMatchObject({ reason: 'INVALID_ARGUMENT', status: 400 });
  });

  it('knows where a flight of these days is, by each of its numbers and by its id', async () => {
    type Status = { flights: { fa_flight_id: string; ident_iata: string; terminal_origin: string }[] };
    const { flights } = (await ask('/flights/UA8345').expect(200)).json() as Status;
    expect(flights.length).toBeGreaterThanOrEqual(3);
    expect(flights[0]).toMatchObject({ ident_iata: 'AI102', terminal_origin: '4', status: 'Scheduled' });
    expect(flights.at(-1)).toMatchObject({ status: 'Arrived / Gate Arrival', progress_percent: 100 });
    const one = (await ask(`/flights/${flights[0]?.fa_flight_id}`).expect(200)).json() as Status;
    expect(one.flights).toEqual([flights[0]]);
  });

  it('takes only the key', async () => {
    const refused = await ask('/flights/AI102', 'another').expect(401);
    expect(refused.json()).toMatchObject({ title: 'Unauthorized', status: 401 });
  });

  it.each([
    ['fail', 500],
    ['quota', 429],
  ])('can %s', async (fault, status) => {
    await app.asVisitor().send('PUT', '/sandbox/knobs/flights', { fault, times: 1 }).expect(200);
    expect((await ask('/flights/AI102').expect(status)).json()).toMatchObject({ status });
    await ask('/flights/AI102').expect(200);
  });

  it('is absent where real flights are looked up', async () => {
    const other = await startTestApp({ env: { AEROAPI_KEY: 'a key' } });
    await other.asVisitor().get('/sandbox/aeroapi/flights/AI102', { 'x-apikey': 'a key' }).expect(404);
    await other.close();
  });
});
