// The time of `POST /api/create-payment-intent` at 50 requests per second, minus the card provider's response time: a
// tipper waits for both, and only the first is ours. The sandbox plays the provider in the same process, so its other
// work counts as ours.
import { Agent } from 'node:http';
import { atConstantRate } from '../servers/constant-rate.ts';
import { logIn } from '../../../tools/testing/log-in.ts';
import { OwnServers } from '../servers/own-servers.ts';
import { pg } from '../servers/packages.ts';
import { printVerdicts } from '../servers/verdict.ts';
import { compareShares, timeTip } from './tip-times.ts';

const perSecond = 50;
const seconds = 20;
const warmUpSeconds = 5;
const helperCount = 100;

const servers = new OwnServers();
const agent = new Agent({ keepAlive: true });

try {
  const { url } = await servers.start();
  await muteProviderEvents(url);
  const { name, value } = await logIn(url, 'bench@example.com');
  const helperIds = await createHelpers();
  const tip = (index: number) =>
    timeTip(`${url}/api/create-payment-intent`, {
      agent,
      cookie: `${name}=${value}`,
      body: {
        amount: 1 + (index % 500),
        recipientId: helperIds[index % helperIds.length],
        message: 'Thank you for your help with my mother',
        clientKey: crypto.randomUUID(),
      },
    });
  await atConstantRate(tip, { count: perSecond * warmUpSeconds, perSecond });
  const times = await atConstantRate(tip, { count: perSecond * seconds, perSecond });
  console.log(`POST /api/create-payment-intent at ${perSecond} a second:`);
  printVerdicts([compareShares(times)]);
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
