import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Metrics } from '../../platform/observe/metrics.js';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const date = inDays(2);
const pass = {
  flight: 'AI102',
  date,
  leg: { from: 'DEL', to: 'JFK' },
  hash: createHash('sha256').update('figures').digest('hex'),
};

async function owned() {
  const owner = await app.make.user({ verified: true });
  const about = { departureAirport: 'DEL', arrivalAirport: 'JFK', flightNumber: 'AI102', date };
  const { id } = await app.make.listing({ by: owner, ...about });
  return { path: `/api/listings/${id}/boarding-pass`, client: await app.as(owner) };
}

/** By outcome, and only those that are not 0. */
async function figures(name: string): Promise<Record<string, number>> {
  const lines = (await app.get(Metrics).text()).matchAll(
    new RegExp(`^${name}\\{outcome="(.+)"\\} (\\d+)`, 'gm'),
  );
  return Object.fromEntries([...lines].map(([, outcome, count]) => [outcome, Number(count)]));
}

describe('operators', () => {
  it('read how many passes were shown, taken back, or refused and why', async () => {
    const before = await figures('boarding_passes_total');
    const [one, other] = [await owned(), await owned()];
    await one.client.post(one.path, pass).expect(200);
    await one.client.post(one.path, { ...pass, flight: 'AI116' }).expect(400);
    await one.client.post(one.path, { ...pass, date: inDays(1) }).expect(400);
    await one.client.post(one.path, { ...pass, leg: { from: 'BOM', to: 'JFK' } }).expect(400);
    await other.client.post(other.path, pass).expect(409);
    for (const _ of ['once', 'again']) await one.client.delete(one.path).expect(200);
    const after = await figures('boarding_passes_total');
    const more = Object.entries(after).map(([outcome, count]) => [outcome, count - (before[outcome] ?? 0)]);
    expect(Object.fromEntries(more.filter(([, count]) => count))).toEqual({
      shown: 1,
      'other-flight': 1,
      'other-day': 1,
      'other-way': 1,
      'shown-by-another': 1,
      'taken-back': 1,
    });
  });
});
