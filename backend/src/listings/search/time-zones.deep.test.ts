import { afterEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { Server } from '../../testing/server.js';
import { createTestDatabase } from '../../testing/test-database.js';
import { listings, nearbyListings } from '../contract.js';
import { today } from '../sql/today.js';

const insert = `
  insert into listing (email, covered_name, type, departure_airport, arrival_airport, date, end_date)
  values ('zone@example.com', $1, 'helper', 'JFK', 'DEL', $2::text::date, $3::text::date)`;

/** The next 29 February, and the last day of the year before it. */
const leapYear = Array.from({ length: 9 }, (_, years) => new Date().getUTCFullYear() + 1 + years).find(
  (year) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0,
);
const [leapDay, newYearsEve] = [`${leapYear}-02-29`, `${Number(leapYear) - 1}-12-31`];

describe.each(['Pacific/Kiritimati', 'Etc/GMT+12'])('a server whose clock and database are in %s', (zone) => {
  const undo: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const step of undo.splice(0).reverse()) await step();
  });

  async function start(rowsOn: (days: string[]) => [name: string, date: string, endDate: string | null][]) {
    const { url, drop } = await createTestDatabase();
    undo.push(drop);
    const client = new Client({ connectionString: url });
    await client.connect();
    // Also when the server does not start: a dropped database would end this process with the connection.
    undo.push(() => client.end());
    await client.query(`alter database ${new URL(url).pathname.slice(1)} set timezone = '${zone}'`);
    const server = Server.start({
      DATABASE_URL: url,
      TZ: zone,
      SECRET: 's'.repeat(32),
      LIMITS_SCALE: '1000',
    });
    undo.push(() => server.end('SIGTERM'));
    const address = await server.listens();
    const found = await client.query<{ day: string }>(
      `select (${today} + n)::text as day from generate_series(-1, 1) n order by n`,
    );
    const rows = rowsOn(found.rows.map(({ day }) => day));
    for (const row of rows) await client.query(insert, row);
    const ask = async (path: string): Promise<unknown> =>
      (await fetch(`${address}/api/listings${path}`)).json();
    const names = async (query: string) =>
      listings.parse(await ask(query)).map(({ username, date, endDate }) => [username, date, endDate]);
    return { ask, names, rows };
  }

  it('shows trips of today while it is that day somewhere, and no trips that are over everywhere', async () => {
    const { names, rows } = await start(([yesterday = '', day = '', tomorrow = '']) => [
      ['over', yesterday, null],
      ['today', day, null],
      ['until today', yesterday, day],
      ['tomorrow', tomorrow, null],
    ]);
    const [over, ...open] = rows;
    expect(await names('')).toEqual(open);
    expect(await names(`?date=${over?.[1]}`)).toEqual([]);
  });

  it('handles 29 February and the turn of the year without shifting a day', async () => {
    const rows: [string, string, string | null][] = [
      ['party', newYearsEve, `${leapYear}-01-02`],
      ['leap', leapDay, null],
      ['around', `${leapYear}-02-28`, `${leapYear}-03-01`],
    ];
    const { ask, names } = await start(() => rows);
    expect(await names('')).toEqual([rows[0], rows[2], rows[1]]);
    expect(await names(`?date=${leapYear}-01-01`)).toEqual([rows[0]]);
    expect(await names(`?date=${newYearsEve}`)).toEqual([rows[0]]);
    expect(await names(`?date=${leapYear}-01-03`)).toEqual([]);
    expect(await names(`?from=JFK&to=DEL&date=${leapDay}`)).toEqual([rows[1], rows[2]]);
    expect(await names(`?date=${leapYear}-03-01`)).toEqual([rows[2]]);
    const near = nearbyListings.parse(await ask(`/nearby?from=JFK&to=DEL&date=${leapYear}-03-01`));
    expect(near.map(({ username }) => username)).toEqual(['leap']);
    const [{ createdAt } = { createdAt: '' }] = listings.parse(await ask(''));
    expect(Math.abs(Date.now() - Date.parse(createdAt))).toBeLessThan(60_000);
  });
});
