import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { flightRoutes } from './contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const made = async (departureAirport: string, arrivalAirport: string, about: object = {}) =>
  app.make.listing({
    by: await app.make.user(),
    departureAirport,
    arrivalAirport,
    flightNumber: 'AI127',
    ...about,
  });
const routes = async (flight: string) => {
  const reply = await app.asVisitor().get(`/api/listings/flight-routes?flight=${flight}`).expect(200);
  expect(reply.json()).toEqual(flightRoutes.parse(reply.json()));
  return flightRoutes.parse(reply.json()).map(({ from, to }) => `${from.city} ${from.code}-${to.code}`);
};

describe('the guess of a flight’s route', () => {
  it('suggests where a flight goes, the way that most people have named first', async () => {
    await made('DEL', 'VIE');
    await made('DEL', 'ORD');
    await made('DEL', 'ORD', { type: 'seeking_help', endDate: inDays(32) });
    await made('BOM', 'ORD', { status: 'closed' });
    await made('HYD', 'ORD', { showFlight: false });
    await made('COK', 'ORD', { date: inDays(-5) });
    await app.make.listing({ departureAirport: 'MAA', flightNumber: 'AI127' });
    expect(await routes('ai 0127')).toEqual(['Delhi DEL-ORD', 'Delhi DEL-VIE']);
    expect(await routes('AI128')).toEqual([]);
  });

  it('knows the flights of later legs', async () => {
    await made('DEL', 'ORD', {
      legs: [
        { from: 'DEL', to: 'FRA', date: inDays(30), flightNumber: 'LH761' },
        { from: 'FRA', to: 'ORD', date: inDays(30), flightNumber: 'LH430' },
      ],
    });
    expect(await routes('LH430')).toEqual(['Frankfurt FRA-ORD']);
  });

  it('refuses what is no flight number', async () => {
    const reply = await app.asVisitor().get('/api/listings/flight-routes?flight=127').expect(400);
    expect(reply.json()).toMatchObject({ issues: [{ path: 'flight' }] });
  });
});
