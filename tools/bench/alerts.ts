// The time in which a new listing finds its alerts among a million, and whether posting it takes longer than without
// any. --rows sets the number of alerts.
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Pool } from 'pg';
import { busiestRoutes, fillAlerts, someRoutes, type Route } from './alerts/rows.ts';
import { logIn } from './servers/log-in.ts';
import { OwnServers } from './servers/own-servers.ts';
import { pg } from './servers/packages.ts';
import { formatMs, median, percentile } from './servers/statistics.ts';
import { printVerdicts } from './servers/verdict.ts';

const posts = 300;
const longest = 50;
const slower = 1.1;
const { values } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: { rows: { type: 'string' } },
});

const searches = `
  select extract(epoch from completed_on - started_on)::float8 * 1000 as ms from pgboss.job
  where name = 'listings.opened' and state = 'completed' and created_on > $1`;
const waiting = `select count(*)::int as n from pgboss.job where name = 'listings.opened' and state < 'completed'`;

const servers = new OwnServers();
try {
  const { url } = await servers.start({ ALERT_WAIT_SECONDS: '3600' });
  const pool = new pg.Pool({ connectionString: servers.databaseUrl() });
  const { name, value } = await logIn(url, 'bench@example.com');
  const cookie = `${name}=${value}`;
  await fillAlerts(pool, 0);
  const routes = await someRoutes(pool, posts);
  await postAll(url, cookie, routes);
  const without = await postAll(url, cookie, routes);
  await fillAlerts(pool, Number(values.rows ?? 1_000_000));
  const began = new Date();
  const times = await postAll(url, cookie, routes);
  const found = await searchTimes(pool, began);
  console.log(`${found.length} new listings: ${spread(found)}`);
  const busy = new Date();
  await postAll(url, cookie, await busiestRoutes(pool, 40));
  console.log(
    `as many on the busiest routes, which thousands watch: ${spread(await searchTimes(pool, busy))}`,
  );
  printVerdicts([
    { isMet: percentile(found, 0.99) < longest, text: `99 of 100 find their alerts within ${longest} ms` },
    {
      isMet: median(times) <= median(without) * slower,
      text: `posting takes ${formatMs(median(times))}, and ${formatMs(median(without))} without alerts`,
    },
  ]);
  await pool.end();
} finally {
  await servers.end();
}

function spread(times: number[]): string {
  return `median ${formatMs(median(times))}, p99 ${formatMs(percentile(times, 0.99))}`;
}

async function postAll(url: string, cookie: string, routes: Route[]): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < posts; index++) {
    const began = performance.now();
    const { status } = await fetch(`${url}/api/offer-help/listings`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(offer(routes[index % routes.length]!)),
    });
    if (status !== 200) throw new Error(`a listing was answered with ${status}`);
    times.push(performance.now() - began);
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

async function searchTimes(pool: Pool, began: Date): Promise<number[]> {
  while ((await pool.query<{ n: number }>(waiting)).rows[0]?.n) await pause(100);
  const { rows } = await pool.query<{ ms: number }>(searches, [began]);
  return rows.map(({ ms }) => ms);
}
