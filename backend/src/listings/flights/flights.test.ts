import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { scheduledFlights, type ScheduledFlight } from './contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ alone: 'It counts failures of the provider, and asks from two nodes' });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.query('test-nothing-known', 'delete from flight_day');
  await spent(0);
});
afterEach(() => app.asVisitor().delete('/sandbox/knobs').expect(200));

/** The first such weekday after two weeks. 1 is Monday. */
function nextDay(weekday: number, later = 0): string {
  const start = Date.now() + 14 * 86_400_000;
  const ahead = (weekday - new Date(start).getUTCDay() + 7) % 7;
  return new Date(start + (ahead + later) * 86_400_000).toISOString().slice(0, 10);
}

const path = (number: string, when: object) =>
  `/api/flights?${new URLSearchParams({ number, ...when }).toString()}`;
const ask = (number: string, when: object, from = app) => from.asVisitor().get(path(number, when));
const look = async (number: string, when: object): Promise<ScheduledFlight[]> =>
  scheduledFlights.parse((await ask(number, when).expect(200)).json());
const knob = (setting: object) => app.asVisitor().send('PUT', '/sandbox/knobs/flights', setting).expect(200);
const spent = (questions: number) =>
  app.database.query(
    'test-flight-budget',
    `update flight_budget set hour_spent = $1, day_spent = $1, hour_started = now(), day_started = now(),
       hour_alarm = null, day_alarm = null`,
    [questions],
  );
async function questions(): Promise<number> {
  const [row] = await app.database.query<{ count: number }>(
    'test-questions',
    'select hour_spent as count from flight_budget',
  );
  return row?.count ?? 0;
}

describe('a flight by its number and day', () => {
  const date = nextDay(3);

  it.each(['AI102', 'ai 102', 'AI-0102', 'Air India 102'])('is found as “%s”', async (typed) => {
    expect(await look(typed, { date })).toEqual([
      {
        number: 'AI102',
        operatorNumber: 'AI102',
        key: `AI102.${date}`,
        legs: [
          {
            departure: 'JFK',
            arrival: 'DEL',
            date,
            time: '12:30',
            arrivalDate: nextDay(3, 1),
            arrivalTime: expect.stringMatching(/^1[23]:45$/),
            terminals: { departure: null, arrival: null },
          },
        ],
      },
    ]);
  });

  it('has the key of the plane, also as a codeshare', async () => {
    const [codeshare] = await look('UA 8345', { date });
    expect(codeshare).toMatchObject({ number: 'UA8345', operatorNumber: 'AI102', key: `AI102.${date}` });
  });

  it('departs on the day of its own airport', async () => {
    const [late] = await look('EK202', { date });
    expect(late?.legs[0]).toMatchObject({ departure: 'JFK', date, time: '23:00' });
    const [early] = await look('CX841', { date });
    expect(early?.legs[0]).toMatchObject({ date, time: '01:25' });
  });

  it('has all its legs, for who boards on the way too', async () => {
    const [whole] = await look('SQ25', { date });
    expect(whole?.legs.map(({ departure, arrival }) => departure + arrival)).toEqual(['JFKFRA', 'FRASIN']);
    const boarding = (await look('SQ25', { date: nextDay(3, 1) })).map(({ key }) => key);
    expect(boarding).toEqual([`SQ25.${date}`, `SQ25.${nextDay(3, 1)}`]);
  });

  it('is one of two when the number flies twice', async () => {
    const saturday = await look('WN2042', { date: nextDay(6) });
    expect(saturday.map(({ legs }) => legs[0]?.time)).toEqual(['06:30', '17:45']);
  });

  it('has terminals when it is soon', async () => {
    const today = new Date(Date.now() + 30 * 3_600_000).toISOString().slice(0, 10);
    const [soon] = await look('AI102', { date: today });
    expect(soon?.legs[0]?.terminals).toEqual({ departure: '4', arrival: '3' });
  });

  it.each([
    ['that nobody has', 'AI9999', date],
    ['that does not fly on that day', 'AI103', nextDay(1)],
  ])('is not there with a number %s', async (_, number, day) => {
    expect(await look(number, { date: day })).toEqual([]);
  });

  it('flies on other days near it', async () => {
    const days = (await look('AI103', { near: nextDay(1) })).map(({ legs }) => legs[0]?.date);
    expect(days).toEqual([nextDay(1, -3), nextDay(1, -1), nextDay(1, 2)].toSorted());
  });
});

describe('what cannot be looked up', () => {
  const date = nextDay(3);

  it.each([
    ['number', { number: 'my flight', date }, 'Enter a flight number like AA1234'],
    ['date', { number: 'AI102', date: '2020-01-01' }, 'This day is over'],
    ['near', { number: 'AI102', near: '2020-01-01' }, 'This day is over'],
    ['date', { number: 'AI102', date: nextDay(3, 360) }, 'Timetables do not reach that far yet'],
    ['date', { number: 'AI102' }, 'Ask for one day, or for the days near one'],
    ['date', { number: 'AI102', date, near: date }, 'Ask for one day, or for the days near one'],
  ])('names the %s', async (field, { number, ...when }, message) => {
    const refused = await ask(number, when).expect(400);
    expect(refused.json()).toMatchObject({ issues: [{ path: field, message }] });
    expect(await questions()).toBe(0);
  });

  it('is refused in the language of the page', async () => {
    await spent(1_000_000);
    const refused = await app.asVisitor().get(path('AI102', { date }), { 'x-language': 'es' });
    expect(refused.json()).toMatchObject({
      message: 'Ahora mismo no podemos consultar los vuelos. Escribe tu viaje.',
    });
  });
});

describe('the provider', () => {
  const date = nextDay(3);

  it('is asked once for a flight and day, and not again for a day', async () => {
    await look('AI102', { date });
    await knob({ fault: 'fail' });
    await look('AI 102', { date });
    expect(await questions()).toBe(1);
    await knob({ fault: 'none' });
    await app.database.query('test-older', `update flight_day set answered_at = now() - interval '25 hours'`);
    await look('AI102', { date });
    expect(await questions()).toBe(2);
  });

  it('is asked once for days that are known already', async () => {
    await look('AI102', { near: date });
    await look('AI102', { date });
    await look('AI102', { date: nextDay(3, -3) });
    expect(await questions()).toBe(1);
  });

  it('is asked once by two nodes at the same time', async () => {
    const other = await startTestApp({ env: { DATABASE_URL: app.config.databaseUrl } });
    await knob({ fault: 'none', delayMs: 300 });
    const both = [app, other, app, other].map((node) => ask('AI102', { date }, node).expect(200));
    const found = (await Promise.all(both)).map((reply) => scheduledFlights.parse(reply.json()).length);
    expect(found).toEqual([1, 1, 1, 1]);
    expect(await questions()).toBe(1);
    await other.close();
  });

  it('is asked by the next when the one who asked is gone', async () => {
    await app.database.query(
      'test-lost',
      `insert into flight_day (number, day, asked_at) values ('AI102', $1, now() - interval '13 seconds')`,
      [date],
    );
    expect(await look('AI102', { date })).toHaveLength(1);
  });

  it.each(['fail', 'down', 'quota', 'stall'])('may %s, and answers the next time', async (fault) => {
    await knob({ fault, times: 1 });
    const refused = await ask('AI102', { date }).expect(503);
    expect(refused.json()).toMatchObject({
      message: 'Flights cannot be looked up right now. Please type your trip.',
    });
    expect(await look('AI102', { date })).toHaveLength(1);
  });

  it('is left alone after five failures', async () => {
    await knob({ fault: 'fail', times: 5 });
    for (let failures = 0; failures < 6; failures++) await ask('AI102', { date }).expect(503);
    await ask('AI101', { date }).expect(503);
  });
});
