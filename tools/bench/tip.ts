// The time of `POST /api/create-payment-intent` at 50 requests per second, minus the card provider's response time: a
// tipper waits for both, and only the first is ours. The sandbox plays the provider in the same process, so its other
// work counts as ours.
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { logIn } from './servers/log-in.ts';
import { OwnServers } from './servers/own-servers.ts';
import { pg } from './servers/packages.ts';
import { formatMs, percentile } from './servers/statistics.ts';

const wanted = 25;
const perSecond = 50;
const seconds = 20;
const warmUpSeconds = 5;
const helperCount = 100;

interface TipTime {
  total: number;
  provider: number;
}

const servers = new OwnServers();
const agent = new Agent({ keepAlive: true });

try {
  const { url } = await servers.start();
  await muteProviderEvents(url);
  const { name, value } = await logIn(url, 'bench@example.com');
  const helperIds = await createHelpers();
  const tip = (index: number) =>
    post(`${url}/api/create-payment-intent`, `${name}=${value}`, {
      amount: 1 + (index % 500),
      recipientId: helperIds[index % helperIds.length],
      message: 'Thank you for your help with my mother',
      clientKey: crypto.randomUUID(),
    });
  await atConstantRate(tip, perSecond * warmUpSeconds);
  const times = await atConstantRate(tip, perSecond * seconds);
  const ours = times.map(({ total, provider }) => total - provider);
  const provider = times.map((time) => time.provider);
  const p99 = percentile(ours, 0.99);
  console.log(
    `POST /api/create-payment-intent at ${perSecond} a second: our share p99 ${formatMs(p99)} ` +
      `(wanted under ${formatMs(wanted)}), median ${formatMs(percentile(ours, 0.5))}; ` +
      `the provider's p99 ${formatMs(percentile(provider, 0.99))}, median ${formatMs(percentile(provider, 0.5))}`,
  );
  if (!(p99 < wanted)) process.exitCode = 1;
} finally {
  agent.destroy();
  await servers.end();
}

/** The real provider sends no event for a payment that is only set up. */
function muteProviderEvents(url: string): Promise<Response> {
  const body = JSON.stringify({ fault: 'drop' });
  const headers = { 'content-type': 'application/json' };
  return fetch(`${url}/sandbox/knobs/stripe.events`, { method: 'PUT', headers, body });
}

async function createHelpers(): Promise<number[]> {
  const client = new pg.Client({ connectionString: servers.databaseUrl() });
  await client.connect();
  const { rows } = await client.query<{ id: number }>(
    `insert into "user" (email, username, public_since, helper_since)
     select 'helper' || at || '@example.com', 'Helper ' || at, now(), now() from generate_series(1, $1) at
     returning id::int`,
    [helperCount],
  );
  await client.query('vacuum analyze');
  await client.end();
  return rows.map(({ id }) => id);
}

/** Starts each request at its time, however long the earlier ones take. */
async function atConstantRate<Result>(
  work: (index: number) => Promise<Result>,
  count: number,
): Promise<Result[]> {
  const began = performance.now();
  const results: Promise<Result>[] = [];
  for (let index = 0; index < count; index++) {
    await pause(Math.max(0, began + (index * 1000) / perSecond - performance.now()));
    results.push(work(index));
  }
  return Promise.all(results);
}

function post(address: string, cookie: string, body: object): Promise<TipTime> {
  const began = performance.now();
  const headers = { cookie, 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    request(address, { agent, headers, method: 'POST' }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${address} responded ${response.statusCode}`));
      const timing = String(response.headers['server-timing']);
      const provider = Number(/provider;dur=([\d.]+)/.exec(timing)?.[1]);
      response.resume().on('end', () => resolve({ total: performance.now() - began, provider }));
    })
      .on('error', reject)
      .end(JSON.stringify(body));
  });
}
