import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { busiestRoutes } from './contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({});
});
afterAll(() => app.close());

const busiest = async () => {
  const routes = busiestRoutes.parse((await app.asVisitor().get('/api/routes').expect(200)).json());
  return routes.map(({ departure, arrival, ...people }) => [`${departure.code}-${arrival.code}`, people]);
};

describe('the busiest routes', () => {
  it('are the routes of the next 30 days with most claimed, open trips, counted once in a minute', async () => {
    const by = await app.make.user();
    const fly = (route: string, day: number, about: object = {}) => {
      const [departureAirport = '', arrivalAirport = ''] = route.split('-');
      return app.make.listing({ by, departureAirport, arrivalAirport, date: inDays(day), ...about });
    };
    for (const day of [2, 12, 29]) await fly('DEL-ORD', day, { type: 'seeking_help' });
    for (const day of [1, 2]) await fly('ACC-LHR', day);
    await fly('ACC-LHR', 3, { type: 'seeking_help' });
    await fly('LHR-ACC', 3);
    for (const day of [31, 40, 50, 60]) await fly('BOM-JFK', day);
    for (const day of [5, 6, 7, 8]) await fly('CDG-LOS', day, { status: 'closed' });
    for (const day of [5, 6, 7, 8]) await fly('LOS-LHR', day, { by: undefined });
    const found = [
      ['ACC-LHR', { helpers: 2, seekers: 1 }],
      ['DEL-ORD', { helpers: 0, seekers: 3 }],
      ['LHR-ACC', { helpers: 1, seekers: 0 }],
    ];
    expect(await busiest()).toEqual(found);
    await fly('LHR-ACC', 4);
    expect(await busiest()).toEqual(found);
  });
});
