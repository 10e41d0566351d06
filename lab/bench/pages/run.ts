// Pages per second with rendering on the server, and the memory of a node, compared with the same server without
// rendering and with a bare Fastify + React that renders the same pages: for a stranger who asks for one address, for
// strangers who ask for thousands, and for a member. --addresses and --seconds make it shorter.
import { parseArgs } from 'node:util';
import type { Pool } from 'pg';
import { bundleOnePage } from './bundle.ts';
import { comparePages, halfRate, summarizeRounds, type PageServer, type Rounds } from './compare-pages.ts';
import { askAtOnce, askAtRate, endConnections } from './load.ts';
import { createPageTable, expectSameRoot, storePages, type Visitors } from './stored-pages.ts';
import { fillListings } from '../search/rows.ts';
import type { BareServer } from '../servers/bare-server.ts';
import { logIn } from '../../../tools/testing/log-in.ts';
import { megabytes, OwnServers } from '../servers/own-servers.ts';
import { pg } from '../servers/packages.ts';
import { printVerdicts } from '../servers/verdict.ts';

/** Few enough that a page still finds its turn within RENDER_BUDGET_MS. */
const atOnce = 4;
const { values } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: {
    addresses: { type: 'string', default: '3000' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
  },
});
const memberAddresses = 500;
const halfSeconds = 10;
const names = { bare: 'bare Fastify + React', unrendered: 'ours without rendering', rendered: 'ours' };
const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];

const open = `select id from listing where date > current_date and user_id is not null order by md5(id::text) limit $1`;

const servers = new OwnServers();
let pool: Pool | undefined;

try {
  const rendered = await servers.start({ RENDER_BUDGET_MS: '50' });
  const database = servers.databaseUrl();
  pool = new pg.Pool({ connectionString: database });
  const unrendered = await servers.start({ DATABASE_URL: database, RENDER_BUDGET_MS: '0' });
  const bare = await servers.startBare('pages/bare-server.ts', database, await bundleOnePage());
  const all: Record<PageServer, BareServer> = { bare, unrendered, rendered };
  await createPageTable(pool);
  for (const [name, visitors] of Object.entries(await allVisitors(pool, rendered.url))) {
    await storePages(pool, rendered.url, visitors);
    await compare(name, all, visitors);
  }
  for (const [name, { pid }] of Object.entries(all))
    console.log(
      `${names[name as PageServer]}: ${megabytes(pid)} MB at the end, ${megabytes(pid, { peak: true })} MB at most`,
    );
} finally {
  endConnections();
  await pool?.end();
  await servers.end();
}

async function allVisitors(pool: Pool, url: string): Promise<Record<string, Visitors>> {
  const count = Number(values.addresses);
  await fillListings(pool, 4 * count);
  const { rows } = await pool.query<{ id: string }>(open, [count + 1]);
  const [one = '', ...addresses] = rows.map(({ id }) => `/listing/${id}`);
  const { name, value } = await logIn(url, 'bench@example.com');
  const ofMember = addresses.slice(0, memberAddresses);
  return {
    'A stranger, one address': { addresses: [one] },
    [`Strangers, ${addresses.length} addresses`]: { addresses },
    [`A member, ${ofMember.length} addresses`]: { addresses: ofMember, cookie: `${name}=${value}` },
  };
}

async function compare(name: string, all: Record<PageServer, BareServer>, visitors: Visitors): Promise<void> {
  const urls = [all.rendered.url, all.bare.url].map((url) => url + visitors.addresses[0]);
  await expectSameRoot(urls, visitors.cookie);
  const measured: Rounds = { bare: [], unrendered: [], rendered: [] };
  const order = ['bare', 'unrendered', 'rendered'] as const;
  const measure = (server: PageServer) => askAtOnce({ ...all[server], ...visitors }, atOnce, seconds);
  // Warm-up, which does not count.
  for (const server of order) await measure(server);
  for (let round = 1; round <= rounds; round++)
    // The order alternates, so that other work of the machine affects all.
    for (const server of round % 2 ? order : order.toReversed()) measured[server].push(await measure(server));
  const atHalfRate = await askAtRate({ ...all.rendered, ...visitors }, halfRate(measured), halfSeconds);
  console.log(`\n${name}, medians of ${rounds}:`);
  console.table(
    Object.fromEntries(order.map((server) => [names[server], summarizeRounds(measured[server])])),
  );
  printVerdicts(comparePages(measured, atHalfRate));
}
