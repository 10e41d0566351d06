import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { Airport } from '../contract.js';
import { AirportTable } from './airport-table.js';
import { airports } from './airports.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ alone: 'The test adds an airport' });
});
afterAll(() => app.close());

const table = () =>
  app.database.query<Airport>(
    'all-airports',
    'select code, name, city, country, lat, lon, timezone from airport order by code',
  );
const rowVersions = () =>
  app.database.query('row-versions', 'select code, xmin::text from airport order by code');

describe('the table of airports', () => {
  it('holds every airport of the list after startup', async () => {
    const byCode = [...airports].sort((one, other) => (one.code < other.code ? -1 : 1));
    expect(await table()).toEqual(byCode);
  });

  it('changes no row when two nodes fill it again at the same time', async () => {
    const before = await rowVersions();
    const filling = app.get(AirportTable);
    await Promise.all([filling.onModuleInit(), filling.onModuleInit()]);
    expect(await rowVersions()).toEqual(before);
  });

  it('updates changed airports, and retains those removed from the list', async () => {
    await app.database.query('rename', `update airport set name = 'Idlewild' where code = 'JFK'`);
    await app.database.query(
      'leave',
      `insert into airport values ('TXL', 'Berlin Tegel Airport', 'Berlin', 'Germany', 52.56, 13.288, 'Europe/Berlin')`,
    );
    await app.get(AirportTable).onModuleInit();
    const codes = await table();
    expect(codes.find(({ code }) => code === 'JFK')?.name).toBe('John F. Kennedy International Airport');
    expect(codes.find(({ code }) => code === 'TXL')?.city).toBe('Berlin');
  });

  it('has the place that listings send, and writes it again when the airport changes', async () => {
    const change = `update airport set name = '"Idle\\wild"' where code = 'JFK'`;
    await app.database.query('quote', change);
    const [written] = await app.database.query<{ place: object }>(
      'place',
      `select place::json as place from airport where code = 'JFK'`,
    );
    const { timezone: _, ...place } = airports.find(({ code }) => code === 'JFK')!;
    expect(written).toEqual({ place: { ...place, name: '"Idle\\wild"' } });
  });
});
