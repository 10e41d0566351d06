// Processor time and time until a server listens that has been started before, compared with a bare Nest + pg on the
// same database; and the memory it has when it listens.
import { formatStart, startVerdicts, type Start } from './start-verdicts.ts';
import type { BareServer } from '../servers/bare-server.ts';
import { megabytes, OwnServers, processorSeconds } from '../servers/own-servers.ts';
import { printVerdicts } from '../servers/verdict.ts';

const rounds = 7;

const servers = new OwnServers();

async function measure(start: () => Promise<BareServer>): Promise<Start> {
  const began = performance.now();
  const { pid } = await start();
  const seconds = (performance.now() - began) / 1_000;
  const figures = { seconds, processorSeconds: processorSeconds(pid), megabytes: megabytes(pid) };
  await servers.stop(pid);
  return figures;
}

try {
  // It makes the database, and keeps it running for the others.
  await servers.start();
  const DATABASE_URL = servers.databaseUrl();
  const [bare, ours]: [Start[], Start[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    bare.push(await measure(() => servers.startBare('start/bare-server.ts', DATABASE_URL)));
    ours.push(await measure(() => servers.start({ DATABASE_URL, DEMO_DATA: '1' })));
  }
  console.log(formatStart('bare', bare));
  console.log(formatStart('ours', ours));
  printVerdicts(startVerdicts(bare, ours));
} finally {
  await servers.end();
}
