// Processor time of the server for one request, by route, compared with a bare Fastify + pg that looks a session up.
// The rendering process counts, too. Other work of the machine does not.
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { usualRequests, type UsualRequest } from './usual-requests.ts';
import type { BareServer } from '../servers/bare-server.ts';
import { logIn } from '../../../tools/testing/log-in.ts';
import { OwnServers, processorSecondsOfAll } from '../servers/own-servers.ts';
import { median } from '../servers/statistics.ts';
import { printVerdicts } from '../servers/verdict.ts';

const rounds = 3;
const seconds = 1.5;
const maxTimesBare = { call: 50, page: 350 };

const servers = new OwnServers();

try {
  const ours = await servers.start({ DEMO_DATA: '1' });
  const { name, value } = await logIn(ours.url, 'bench@example.com');
  const cookie = `${name}=${value}`;
  const bare = await servers.startBare('session/bare-server.ts', servers.databaseUrl());
  const usual = await usualRequests(ours.url, cookie);
  // Demo data and the first pages are written beside the first requests.
  await pause(5_000);
  const bareRequest: UsualRequest = { name: 'bare Fastify + pg', path: '/me', cookie };
  const table: Record<string, object> = {};
  const largest = { call: 0, page: 0 };
  for (const request of usual) {
    const [costs, bareCosts]: [number[], number[]] = [[], []];
    // The first round warms up, and does not count.
    for (let round = 0; round <= rounds; round++) {
      const bareMs = await processorMs(bare, bareRequest);
      const ownMs = await processorMs(ours, request);
      if (!round) continue;
      bareCosts.push(bareMs);
      costs.push(ownMs);
    }
    const milliseconds = median(costs);
    const times = median(costs.map((cost, at) => cost / (bareCosts[at] ?? NaN)));
    const kind = request.path.startsWith('/api/') ? 'call' : 'page';
    largest[kind] = Math.max(largest[kind], times);
    table[request.name] = {
      'processor ms': Number(milliseconds.toFixed(2)),
      'times bare': Number(times.toFixed(1)),
    };
  }
  console.table(table);
  printVerdicts(
    (['call', 'page'] as const).map((kind) => ({
      isMet: largest[kind] <= maxTimesBare[kind],
      text: `the most expensive ${kind} takes ${largest[kind].toFixed(0)} times the bare server's (at most ${maxTimesBare[kind]})`,
    })),
  );
} finally {
  await servers.end();
}

async function processorMs(server: BareServer, request: UsualRequest): Promise<number> {
  const { path, cookie, method = 'GET', body } = request;
  const before = processorSecondsOfAll(server.pid);
  const result = await autocannon({
    url: server.url + path,
    connections: 4,
    duration: seconds,
    method,
    headers: { 'accept-encoding': 'br', 'content-type': 'application/json', ...(cookie && { cookie }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (result.non2xx || result.errors)
    throw new Error(`${request.name}: ${result.non2xx} refused, ${result.errors} failed`);
  return ((processorSecondsOfAll(server.pid) - before) / result.requests.total) * 1_000;
}
