// How many searches by route and day are answered a second among a million listings, beside a bare Fastify + pg that
// runs the same SQL and sends the same bytes; and how much memory the server takes meanwhile. With --scale: whether
// ten million listings are searched as fast as ten thousand, by whatever a visitor can ask. --rows says how many.
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { megabytes, OwnServers } from './servers/own-servers.ts';
import { fillListings } from './search/rows.ts';
import { measureScale } from './search/scale.ts';
import { sideBySide } from './servers/compare-throughput.ts';

const wanted = 0.93;
const wantedMegabytes = 300;

const require = createRequire(new URL('../../backend/package.json', import.meta.url));
const { default: pg } = await import(require.resolve('pg'));

const { values: given } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: { scale: { type: 'boolean' }, rows: { type: 'string' } },
});
const rows = Number(given.rows ?? (given.scale ? 10_000_000 : 1_000_000));

/** Days and routes that people fly, each with at least one listing. */
const busyDays = `
  select 'from=' || departure_airport || '&to=' || arrival_airport || '&date=' || date as query
  from listing where date > current_date + 1 and id % (select max(id) / 400 from listing) = 1 limit 200`;

const servers = new OwnServers();
try {
  const isGood = given.scale ? await measureScale(servers, pg.Pool, rows) : await measureRate();
  if (!isGood) process.exitCode = 1;
} finally {
  await servers.end();
}

async function measureRate() {
  const ours = await servers.start();
  const pool = new pg.Pool({ connectionString: servers.databaseUrl() });
  await fillListings(pool, rows);
  const { rows: asked } = await pool.query(busyDays);
  await pool.end();
  const bare = await servers.startBare('search/bare-server.ts', servers.databaseUrl());
  await expectSame(`${ours.url}/api/listings?${asked[0].query}`, `${bare}/listings?${asked[0].query}`);
  const target = (url, path) => ({ url, requests: asked.map(({ query }) => ({ path: `${path}?${query}` })) });
  const ratio = await sideBySide(
    `GET /api/listings?from&to&date among ${rows} listings`,
    { bare: target(bare, '/listings'), ours: target(ours.url, '/api/listings') },
    { connections: 16, rounds: 8, seconds: 3, wanted },
  );
  const held = megabytes(ours.pid, { most: true });
  console.log(`server: ${held} MB at most (wanted under ${wantedMegabytes})`);
  return ratio >= wanted && held < wantedMegabytes;
}

async function expectSame(...urls) {
  const bodies = await Promise.all(urls.map(async (url) => (await fetch(url)).text()));
  if (new Set(bodies).size > 1) throw new Error('the two servers do not send the same bytes');
}
