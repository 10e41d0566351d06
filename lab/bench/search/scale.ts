import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';
import { pg } from '../servers/packages.ts';
import type { OwnServers } from '../servers/own-servers.ts';
import { median, percentile } from '../servers/statistics.ts';
import { addGroups, readGroups, searchQueries, type ListingGroup, type SearchQueries } from './queries.ts';
import { fillListings } from './rows.ts';

const fewRows = 10_000;
const wanted = 1.5;
const tries = 15;
const connections = 2;

export interface FilledServer {
  url: string;
  queries: SearchQueries;
}

interface Timings {
  few: number[];
  many: number[];
}

export async function measureScale(servers: OwnServers, rows: number): Promise<boolean> {
  await servers.start();
  const few = await startFilled(servers, 'few', fewRows);
  const many = await startFilled(servers, 'many', rows);
  const agent = new Agent({ keepAlive: true });
  const slower: string[] = [];
  for (const name of few.queries.keys()) {
    let measured = await measure(agent, few, many, name);
    // A single slow measurement may be chance, three are not.
    for (let retry = 0; retry < 2 && measured.ratio > wanted; retry++)
      measured = await measure(agent, few, many, name);
    const { fewP99, manyP99, ratio } = measured;
    if (ratio > wanted) slower.push(name);
    console.log(`${fewP99.toFixed(2)} ms → ${manyP99.toFixed(2)} ms = ${ratio.toFixed(2)}   ${name}`);
  }
  agent.destroy();
  console.log(
    `${slower.length} of ${few.queries.size} queries take more than ${wanted} times as long among ${rows}`,
  );
  return slower.length === 0;
}

async function measure(agent: Agent, few: FilledServer, many: FilledServer, name: string) {
  const timings = await timeBoth(agent, few, many, name);
  const [fewP99, manyP99] = [percentile(timings.few, 0.99), percentile(timings.many, 0.99)];
  return { fewP99, manyP99, ratio: manyP99 / fewP99 };
}

async function startFilled(servers: OwnServers, name: string, rows: number): Promise<FilledServer> {
  const admin = new pg.Pool({ connectionString: servers.databaseUrl() });
  await admin.query(`create database ${name}`);
  await admin.end();
  const { url } = await servers.start({ DATABASE_URL: servers.databaseUrl(name) });
  const pool = new pg.Pool({ connectionString: servers.databaseUrl(name) });
  const began = Date.now();
  await fillListings(pool, rows);
  await pool.query(addGroups);
  await pool.query('vacuum analyze listing, listing_later_day');
  const { rows: groups } = await pool.query<ListingGroup>(readGroups);
  await pool.end();
  console.log(`${rows} listings made in ${Math.round((Date.now() - began) / 1000)} s`);
  return { url, queries: searchQueries(groups) };
}

/** Takes the median of several tries per path, in turn on both servers, so that other work of the machine evens out. */
export async function timeBoth(
  agent: Agent,
  few: FilledServer,
  many: FilledServer,
  name: string,
): Promise<Timings> {
  const pairs = (few.queries.get(name) ?? []).map((path, index) => ({
    few: { address: few.url + path, times: [] as number[] },
    many: { address: many.url + (many.queries.get(name)?.[index] ?? path), times: [] as number[] },
  }));
  const tasks = Array.from({ length: tries + 1 }, () => pairs).flat();
  const work = async () => {
    for (let pair = tasks.shift(); pair; pair = tasks.shift())
      for (const { address, times } of [pair.few, pair.many]) {
        const began = performance.now();
        await request(agent, address);
        times.push(performance.now() - began);
      }
  };
  await Promise.all(Array.from({ length: connections }, work));
  const typical = ({ times }: { times: number[] }) => median(times.slice(1));
  return { few: pairs.map((pair) => typical(pair.few)), many: pairs.map((pair) => typical(pair.many)) };
}

async function request(agent: Agent, address: string): Promise<void> {
  const [response] = await once(get(address, { agent }), 'response');
  const body = await text(response);
  if (response.statusCode !== 200) throw new Error(`${address} responded ${response.statusCode}: ${body}`);
}
