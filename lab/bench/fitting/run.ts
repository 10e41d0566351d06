// The slowest hundredth of the questions for trips that fit, among a million listings (with --scale, ten million):
// compared with a bare Fastify + pg that sends the same statement, and with the same questions among ten thousand.
// --rows sets the number of listings.
import { Agent } from 'node:http';
import { parseArgs } from 'node:util';
import { addGroups, addPlanes, fittingQueries, readGroups, type LegGroup } from './queries.ts';
import { fillListings } from '../search/rows.ts';
import { timeBoth, type FilledServer } from '../search/scale.ts';
import { OwnServers } from '../servers/own-servers.ts';
import { pg } from '../servers/packages.ts';
import { formatMs, percentile } from '../servers/statistics.ts';
import { printVerdicts, type Verdict } from '../servers/verdict.ts';

const fewRows = 10_000;
const wanted = { 'the bare server': 1.2, 'ten thousand': 1.5 };
/** A single slow measurement may be chance, three are not. */
const attempts = 3;

const { values } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: { scale: { type: 'boolean' }, rows: { type: 'string' } },
});
const rowCount = Number(values.rows ?? (values.scale ? 10_000_000 : 1_000_000));

const servers = new OwnServers();
const agent = new Agent({ keepAlive: true });

try {
  await servers.start();
  const few = await startFilled('few', fewRows);
  const many = await startFilled('many', rowCount);
  const { url } = await servers.startBare('fitting/bare-server.ts', servers.databaseUrl('many'));
  const bare = { url, queries: many.queries };
  await expectSameBytes(bare, many);
  for (const name of few.queries.keys()) {
    printVerdicts([
      await compare('the bare server', bare, many, name),
      await compare('ten thousand', few, many, name),
    ]);
  }
} finally {
  agent.destroy();
  await servers.end();
}

async function compare(
  base: keyof typeof wanted,
  one: FilledServer,
  many: FilledServer,
  name: string,
): Promise<Verdict> {
  let best = { ratio: Infinity, text: '' };
  for (let attempt = 0; attempt < attempts && best.ratio > wanted[base]; attempt++) {
    const times = await timeBoth(agent, one, many, name);
    const [p99, baseP99] = [percentile(times.many, 0.99), percentile(times.few, 0.99)];
    const ratio = p99 / baseP99;
    const text = `${name}: p99 ${formatMs(p99)}, ${formatMs(baseP99)} with ${base} = ${ratio.toFixed(2)} (wanted ${wanted[base]})`;
    if (ratio < best.ratio) best = { ratio, text };
  }
  return { isMet: best.ratio <= wanted[base], text: best.text };
}

async function startFilled(name: string, rows: number): Promise<FilledServer> {
  const admin = new pg.Pool({ connectionString: servers.databaseUrl() });
  await admin.query(`create database ${name}`);
  await admin.end();
  const { url } = await servers.start({ DATABASE_URL: servers.databaseUrl(name) });
  const pool = new pg.Pool({ connectionString: servers.databaseUrl(name) });
  const began = Date.now();
  await fillListings(pool, rows, { withLegs: true });
  await pool.query(addPlanes);
  await pool.query(addGroups);
  await pool.query('vacuum analyze');
  const { rows: groups } = await pool.query<LegGroup>(readGroups);
  await pool.end();
  console.log(`${rows} listings made in ${Math.round((Date.now() - began) / 1000)} s`);
  return { url, queries: fittingQueries(groups) };
}

async function expectSameBytes(one: FilledServer, other: FilledServer): Promise<void> {
  for (const [path = ''] of one.queries.values()) {
    const bodies = await Promise.all([one, other].map(async ({ url }) => (await fetch(url + path)).text()));
    if (bodies[0] !== bodies[1]) throw new Error(`the two servers do not send the same bytes for ${path}`);
  }
}
