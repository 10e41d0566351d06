// The time in which a new listing finds its alerts among a million, and whether posting it takes longer than
// on a site without any, in turns. One listing is posted after the other's alerts are found. --rows sets the number of
// alerts.
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Pool } from 'pg';
import { busiestRoutes, fillAlerts, someRoutes, type Route } from './rows.ts';
import { logIn } from '../../../tools/testing/log-in.ts';
import { OwnServers } from '../servers/own-servers.ts';
import { pg } from '../servers/packages.ts';
import { formatMs, median, percentile } from '../servers/statistics.ts';
import { printVerdicts } from '../servers/verdict.ts';

const posts = 300;
const longest = 50;
const slower = 1.1;
const { values } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: { rows: { type: 'string' } },
});

const lastSearch = `
  select state, extract(epoch from completed_on - started_on)::float8 * 1000 as ms from pgboss.job
  where name = 'listings.opened' order by created_on desc limit 1`;

const [bare, watched] = [new OwnServers(), new OwnServers()];
try {
  const [without, among] = [await open(bare, 0), await open(watched, Number(values.rows ?? 1_000_000))];
  const routes = await someRoutes(among.pool, posts);
  for (const site of [without, among]) await postEach(site, routes.slice(0, 50));
  const times = { without: [] as Time[], among: [] as Time[] };
  for (const route of routes) {
    times.without.push(...(await postEach(without, [route])));
    times.among.push(...(await postEach(among, [route])));
  }
  const busy = await postEach(among, await busiestRoutes(among.pool, 40));
  const searches = times.among.map(({ search }) => search);
  const none = times.without.map(({ search }) => search);
  console.log(`${posts} new listings: ${spread(searches)}; on a site without alerts: ${spread(none)}`);
  console.log(`40 on the busiest routes, which thousands watch: ${spread(busy.map(({ search }) => search))}`);
  const [slow, usual] = [times.among, times.without].map((each) => median(each.map(({ post }) => post)));
  printVerdicts([
    { isMet: percentile(searches, 0.99) < longest, text: `99 of 100 find their alerts within ${longest} ms` },
    {
      isMet: slow! <= usual! * slower,
      text: `posting takes ${formatMs(slow!)}, and ${formatMs(usual!)} on a site without alerts`,
    },
  ]);
  await Promise.all([without.pool.end(), among.pool.end()]);
} finally {
  await Promise.all([bare.end(), watched.end()]);
}

interface Site {
  url: string;
  pool: Pool;
  cookie: string;
}

interface Time {
  post: number;
  search: number;
}

async function open(servers: OwnServers, alerts: number): Promise<Site> {
  const { url } = await servers.start({ ALERT_WAIT_SECONDS: '3600' });
  const pool = new pg.Pool({ connectionString: servers.databaseUrl() });
  const { name, value } = await logIn(url, 'bench@example.com');
  await fillAlerts(pool, alerts);
  return { url, pool, cookie: `${name}=${value}` };
}

function spread(times: number[]): string {
  return `median ${formatMs(median(times))}, p99 ${formatMs(percentile(times, 0.99))}`;
}

async function postEach({ url, cookie, pool }: Site, routes: Route[]): Promise<Time[]> {
  const times: Time[] = [];
  for (const route of routes) {
    const began = performance.now();
    const { status } = await fetch(`${url}/api/offer-help/listings`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(offer(route)),
    });
    if (status !== 200) throw new Error(`a listing was answered with ${status}`);
    const post = performance.now() - began;
    times.push({ post, search: await searchTime(pool) });
  }
  return times;
}

function offer(route: Route) {
  return {
    ...route,
    date: new Date(Date.now() + (10 + Math.random() * 90) * 86_400_000).toISOString().slice(0, 10),
    name: 'A helper',
    email: 'bench@example.com',
    description: `I fly this route for the ${crypto.randomUUID()}th time.`,
    consent: true,
    captchaToken: 'bot-check-unavailable',
  };
}

async function searchTime(pool: Pool): Promise<number> {
  for (;;) {
    const { rows } = await pool.query<{ state: string; ms: number }>(lastSearch);
    if (rows[0]?.state === 'completed') return rows[0].ms;
    await pause(5);
  }
}
