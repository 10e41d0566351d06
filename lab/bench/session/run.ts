// Requests per second of `GET /api/auth/me` with a session, compared with a bare Fastify + pg that looks the same
// session up in the same database; and the memory of the idle server.
import { setTimeout as pause } from 'node:timers/promises';
import { compareThroughput } from '../servers/compare-throughput.ts';
import { logIn } from '../../../tools/testing/log-in.ts';
import { megabytes, OwnServers } from '../servers/own-servers.ts';

const wanted = 0.7;
const wantedMegabytes = 200;

const servers = new OwnServers();

try {
  const ours = await servers.start();
  // The start has settled, and one garbage collection has run.
  await pause(5_000);
  const idle = megabytes(ours.pid);
  const { name, value } = await logIn(ours.url, 'bench@example.com');
  const headers = { cookie: `${name}=${value}` };
  const bare = await servers.startBare('session/bare-server.ts', servers.databaseUrl());
  const ratio = await compareThroughput(
    'GET /api/auth/me',
    {
      bare: { url: `${bare.url}/me`, pid: bare.pid, headers },
      ours: { url: `${ours.url}/api/auth/me`, pid: ours.pid, headers },
    },
    { connections: 32, rounds: 8, seconds: 2, wanted },
  );
  console.log(`idle server: ${idle} MB (wanted under ${wantedMegabytes})`);
  if (ratio < wanted || idle >= wantedMegabytes) process.exitCode = 1;
} finally {
  await servers.end();
}
