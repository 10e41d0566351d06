// Searches per second by route and day among a million listings, compared with a bare Fastify + pg that runs the same
// SQL and sends the same bytes; and the server's peak memory. With --scale: whether ten million listings are searched
// as fast as ten thousand, for every combination of filters. --rows sets the number of listings.
import { parseArgs } from 'node:util';
import { fillListings } from './rows.ts';
import { measureScale } from './scale.ts';
import { compareThroughput } from '../servers/compare-throughput.ts';
import { megabytes, OwnServers } from '../servers/own-servers.ts';
import { pg } from '../servers/packages.ts';

const wanted = 0.93;
const wantedMegabytes = 300;

const { values } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: { scale: { type: 'boolean' }, rows: { type: 'string' } },
});
const rowCount = Number(values.rows ?? (values.scale ? 10_000_000 : 1_000_000));

const busyDays = `
  select 'from=' || departure_airport || '&to=' || arrival_airport || '&date=' || date as query
  from listing where date > current_date + 1 and id % (select max(id) / 400 from listing) = 1 limit 200`;

const servers = new OwnServers();

try {
  const isGood = values.scale ? await measureScale(servers, rowCount) : await measureRate();
  if (!isGood) process.exitCode = 1;
} finally {
  await servers.end();
}

async function measureRate(): Promise<boolean> {
  const ours = await servers.start();
  const pool = new pg.Pool({ connectionString: servers.databaseUrl() });
  await fillListings(pool, rowCount);
  const { rows } = await pool.query<{ query: string }>(busyDays);
  await pool.end();
  const bare = await servers.startBare('search/bare-server.ts', servers.databaseUrl());
  const target = (address: string, pid: number) => ({
    url: address,
    pid,
    requests: rows.map(({ query }) => ({ path: `${new URL(address).pathname}?${query}` })),
  });
  const targets = {
    bare: target(`${bare.url}/listings`, bare.pid),
    ours: target(`${ours.url}/api/listings`, ours.pid),
  };
  await expectSameBytes(`${targets.ours.url}?${rows[0]?.query}`, `${targets.bare.url}?${rows[0]?.query}`);

  const ratio = await compareThroughput(
    `GET /api/listings?from&to&date among ${rowCount} listings`,
    targets,
    { connections: 16, rounds: 8, seconds: 3, wanted },
  );
  const peak = megabytes(ours.pid, { peak: true });
  console.log(`server: ${peak} MB at most (wanted under ${wantedMegabytes})`);
  return ratio >= wanted && peak < wantedMegabytes;
}

async function expectSameBytes(...urls: string[]): Promise<void> {
  const bodies = await Promise.all(urls.map(async (url) => (await fetch(url)).text()));
  if (new Set(bodies).size > 1) throw new Error('the two servers do not send the same bytes');
}
