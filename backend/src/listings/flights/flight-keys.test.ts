import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Client } from '../../testing/client.js';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { published } from '../posting/contract.js';
import { date, key, PlaneApp, toDelhi } from '../testing/planes.js';
import { send } from '../testing/posting.js';

let app: TestApp;
let planes: PlaneApp;
beforeAll(async () => {
  app = await startTestApp({
    env: { LIMITS_SCALE: '1000', FLIGHT_BUDGET_HOUR: '40' },
    alone: 'It counts questions and failures of the provider',
  });
  planes = new PlaneApp(app);
});
afterAll(() => app.close());
beforeEach(() => planes.forgetAll());
afterEach(() => app.asVisitor().delete('/sandbox/knobs').expect(200));

describe('the key of a plane', () => {
  it('is that of its operator, with one question for all who post', async () => {
    const one = await planes.post();
    const other = await planes.post();
    const operators = await planes.post({ flightNumber: 'AI102' });
    for (const { id } of [one, other, operators])
      expect(await planes.keysOf(id)).toEqual({ own: key, legs: [key] });
    expect(await planes.questions()).toBe(2);
  });

  it('is there at once, when somebody has looked the flight up', async () => {
    await app.asVisitor().get(`/api/flights?number=UA8345&date=${date}`).expect(200);
    const { id } = await planes.post();
    expect(await planes.keysOf(id)).toEqual({ own: key, legs: [key] });
    expect(await planes.questions()).toBe(1);
  });

  it('is that of each leg of a trip with stops', async () => {
    const legs = [
      { from: 'HYD', to: 'DOH', date, flightNumber: 'QR501' },
      { from: 'DOH', to: 'JFK', date, flightNumber: 'AA8240' },
    ];
    const trip = { departureAirport: 'HYD', arrivalAirport: 'JFK', flightNumber: 'QR501', legs };
    const { id } = await planes.post(trip);
    expect(await planes.keysOf(id)).toEqual({
      own: `QR501.${date}`,
      legs: [null, `QR501.${date}`, `QR701.${date}`],
    });
  });

  it('is the same for who boards on the way', async () => {
    const whole = await planes.post({ departureAirport: 'JFK', arrivalAirport: 'SIN', flightNumber: 'SQ25' });
    const part = { departureAirport: 'FRA', arrivalAirport: 'SIN', date: inDays(31), flightNumber: 'SQ25' };
    const joins = await planes.post(part);
    expect(await planes.keysOf(whole.id)).toEqual({ own: `SQ25.${date}`, legs: [`SQ25.${date}`] });
    expect(await planes.keysOf(joins.id)).toEqual({ own: `SQ25.${date}`, legs: [`SQ25.${date}`] });
  });

  it('is that of each day of a flexible trip, with one question for a week', async () => {
    const { id } = await planes.post({ endDate: inDays(35) });
    const days = [30, 31, 32, 33, 34, 35].map(inDays);
    expect(await planes.keysOf(id)).toEqual({ own: key, legs: days.map((day) => `AI102.${day}`) });
    expect(await planes.questions()).toBe(1);
  });

  it('is known of a guest’s trip, and stays when it is claimed', async () => {
    const { listing } = published.parse((await send(app.asVisitor(), 'find', toDelhi)).json());
    await planes.jobsDone();
    expect(await planes.keysOf(listing.id)).toEqual({ own: key, legs: [] });
    const { id } = await app.make.user();
    await app.database.pool.query(
      'insert into traveler (user_id, username, verified) values ($1, $2, false)',
      [id, `Claims ${id}`],
    );
    await app.database.pool.query('update listing set user_id = $2 where id = $1', [listing.id, id]);
    expect(await planes.keysOf(listing.id)).toEqual({ own: key, legs: [key] });
  });

  it('finds nobody when its owner keeps the flight', async () => {
    const { id } = await planes.post({ showFlight: false });
    expect(await planes.keysOf(id)).toEqual({ own: key, legs: [null] });
  });

  it('is missing for a route that the flight does not have, and nothing else changes', async () => {
    const { id, client } = await planes.post({ arrivalAirport: 'BOM' });
    expect(await planes.keysOf(id)).toEqual({ own: null, legs: [null] });
    const detail = (await client.get(`/api/listings/id/${id}/details`).expect(200)).json();
    expect(detail).toMatchObject({ flightNumber: 'UA8345', date, arrival: { code: 'BOM' } });
  });
});

const change = (client: Client, id: number, body: object) =>
  client.patch(`/api/listings/${id}`, body).expect(200);

describe('a change', () => {
  it('of the number, day or route takes the key away at once, and a new one comes', async () => {
    const { id, client } = await planes.post();
    for (const [body, next] of [
      [{ flightNumber: 'LH9999' }, null],
      [{ flightNumber: 'AI102' }, key],
      [{ date: inDays(32) }, `AI102.${inDays(32)}`],
      [{ departureAirport: 'EWR' }, null],
      [{ flightNumber: 'AI106' }, `AI106.${inDays(32)}`],
    ] as const) {
      await planes.spend(40);
      await change(client, id, body);
      await planes.jobsDone();
      expect({ body, keys: await planes.keysOf(id) }).toEqual({ body, keys: { own: null, legs: [null] } });
      await planes.spend(0);
      await planes.wait();
      await planes.lookUpDue();
      expect({ body, keys: await planes.keysOf(id) }).toEqual({ body, keys: { own: next, legs: [next] } });
    }
  });

  it('of anything else keeps it and asks nothing', async () => {
    const { id, client } = await planes.post();
    await change(client, id, { skills: 'Hindi' });
    await planes.jobsDone();
    expect(await planes.keysOf(id)).toEqual({ own: key, legs: [key] });
    expect(await planes.questions()).toBe(1);
  });
});
