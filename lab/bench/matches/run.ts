// Requests per second for a member's trips and for one trip, among a million, compared with a bare Fastify + pg that
// sends the same statements. --rows sets the number of trips.
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { addSession, fillMatches } from './rows.ts';
import { compareThroughput } from '../servers/compare-throughput.ts';
import { OwnServers } from '../servers/own-servers.ts';
import { pg } from '../servers/packages.ts';

const wanted = 0.85;
const { values } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: { rows: { type: 'string' } },
});

const servers = new OwnServers();
const token = createHash('sha256').update('a member of the benchmark').digest('base64url');
const headers = { cookie: `session=${token}` };
const agreed = `
  select id::float8 as id from match
  where status = 'agreed' and $1::bigint in (helper_id, seeker_id) and date > current_date order by id limit 1`;

try {
  const ours = await servers.start();
  const pool = new pg.Pool({ connectionString: servers.databaseUrl() });
  const [member = 0] = await fillMatches(pool, Number(values.rows ?? 1_000_000));
  await addSession(pool, member, createHash('sha256').update(token).digest());
  const { rows } = await pool.query<{ id: number }>(agreed, [member]);
  await pool.end();
  const bare = await servers.startBare('matches/bare-server.ts', servers.databaseUrl());
  const paths = { 'the trips': '/matches?when=coming', 'one trip': `/matches/${rows[0]?.id}` };
  for (const [name, path] of Object.entries(paths)) {
    const targets = {
      bare: { url: `${bare.url}${path}`, pid: bare.pid, headers },
      ours: { url: `${ours.url}/api${path}`, pid: ours.pid, headers },
    };
    await expectSameAnswer(targets.ours.url, targets.bare.url);
    const load = { connections: 16, rounds: 6, seconds: 2, wanted };
    if ((await compareThroughput(name, targets, load)) < wanted) process.exitCode = 1;
  }
} finally {
  await servers.end();
}

async function expectSameAnswer(...urls: string[]): Promise<void> {
  const answers = await Promise.all(urls.map(async (url) => (await fetch(url, { headers })).json()));
  const sorted = answers.map((answer) => JSON.stringify(answer, Object.keys(flat(answer)).sort()));
  if (new Set(sorted).size > 1)
    throw new Error(`the two servers do not answer the same:\n${sorted.join('\n')}`);
}

/** Every key at any depth, so that the order of keys does not count. */
function flat(value: unknown, keys: Record<string, true> = {}): Record<string, true> {
  if (value === null || typeof value !== 'object') return keys;
  for (const [key, inner] of Object.entries(value)) flat(inner, Object.assign(keys, { [key]: true }));
  return keys;
}
