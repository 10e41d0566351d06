import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { boot } from '../../pages/contract.js';
import { publishedSite } from '../../releases/testing/published-site.js';
import { inProduction } from '../../testing/in-production.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Metrics } from '../../platform/observe/metrics.js';

const date = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
const ask = (app: TestApp, number: string) =>
  app.asVisitor().get(`/api/flights?number=${number}&date=${date}`);

async function figure(app: TestApp, name: string): Promise<number | undefined> {
  const lines = (await app.get(Metrics).text()).split('\n');
  const value = lines.find((line) => line.startsWith(`${name} `))?.split(' ')[1];
  return value === undefined ? undefined : Number(value);
}

async function bootOf(app: TestApp) {
  const { text } = await app.asVisitor().get('/contact').expect(200);
  const json = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(text)?.[1] ?? '';
  return boot.parse(JSON.parse(json));
}

describe('the flight budget', () => {
  const said: string[] = [];
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({
      env: { FLIGHT_BUDGET_HOUR: '4', LOG_LEVEL: 'error' },
      logTo: { write: (line) => said.push(line) },
    });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    said.length = 0;
    await app.database.query('test-unknown', 'delete from flight_day');
    await app.database.query(
      'test-unspent',
      `update flight_budget set hour_spent = 0, hour_started = now(), hour_alarm = null`,
    );
  });

  it('ends after so many questions in an hour, also at the same time, and begins again', async () => {
    const numbers = Array.from({ length: 8 }, (_, at) => `AI${101 + at}`);
    const replies = await Promise.all(numbers.map((number) => ask(app, number)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(replies.filter(({ status }) => status === 503)).toHaveLength(4);
    expect(await figure(app, 'flight_spent_questions{period="hour"}')).toBe(4);
    expect(await figure(app, 'flight_budget_questions{period="hour"}')).toBe(4);
    expect(await figure(app, 'flight_questions_total{outcome="over-budget"}')).toBe(4);

    await app.database.query(
      'test-hour-passes',
      `update flight_budget set hour_started = hour_started - interval '1 hour'`,
    );
    await ask(app, 'QR701').expect(200);
  });

  it('costs nothing for what is known', async () => {
    for (let times = 0; times < 6; times++) await ask(app, 'AI102').expect(200);
    expect(await figure(app, 'flight_spent_questions{period="hour"}')).toBe(1);
  });

  it('tells the operator once at half, by log and mail', async () => {
    const alarms = () => said.filter((line) => line.includes('Half of the flight budget of this hour'));
    await ask(app, 'AI101').expect(200);
    expect(alarms()).toEqual([]);
    await ask(app, 'AI102').expect(200);
    await ask(app, 'AI126').expect(200);
    expect(alarms()).toHaveLength(1);
    await settled(app.database, 'mail.send');
    const mail = await app.outbox({ to: app.config.contactEmail });
    expect(mail).toMatchObject({ subject: 'Flight Amigo: half of the flight budget of this hour is spent' });
  });
});

it('nothing is looked up in production without a key, and pages know it', async () => {
  const { env } = publishedSite();
  const app = await startTestApp({ env: { ...env, ...inProduction } });
  expect((await bootOf(app)).flights).toBeUndefined();
  await ask(app, 'AI102').expect(503);
  expect(await figure(app, 'flight_spent_questions{period="hour"}')).toBe(0);
  await app.close();
});

it('pages know where flights are looked up', async () => {
  const app = await startTestApp({ env: publishedSite().env });
  expect((await bootOf(app)).flights).toBe(true);
  await app.close();
});

it('one person may ask so often', async () => {
  const app = await startTestApp();
  const visitor = app.asVisitor();
  const asked = () => visitor.get(`/api/flights?number=AI102&date=${date}`);
  for (let times = 0; times < 30; times++) await asked().expect(200);
  await asked().expect(429);
  await app.close();
});
