// Runs inside of the namespaces that npm run cluster makes. Ends everything when its standard input ends.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { memberClient, query } from './member-client.ts';
import { databaseServices, prepareFolders, writeConfigurations } from './database-services.ts';
import { shared } from './configuration.ts';
import { buildNetwork } from './network.ts';
import { readSecrets } from './passwords.ts';
import type { Service } from './service.ts';
import { database, modeFile, siteNodes, siteUrl, type Member } from './settings.ts';
import { startSite } from './site.ts';
import { describe, leaderIn, order, untilWhole } from './state.ts';

const { values } = parseArgs({
  options: {
    root: { type: 'string', default: '/' },
    bin: { type: 'string', default: '' },
    port: { type: 'string', default: '' },
    direct: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    isolated: { type: 'boolean', default: false },
  },
});
const programs = { root: values.root, bin: values.bin };
const site = { isDirect: values.direct, port: Number(values.port) };
const began = Date.now();
let services: Service[] = [];
let nodes: { stop(): Promise<void> }[] = [];

process.stdin.resume().once('end', () => void stop(0));
try {
  if (!values.isolated) throw new Error('This machine allows no namespaces: unshare failed.');
  await start();
} catch (error) {
  console.error((error as Error).message);
  await stop(1);
}

async function start(): Promise<void> {
  buildNetwork();
  prepareFolders(programs, values.fresh);
  writeConfigurations(programs);
  services = databaseServices(programs);
  for (const service of services) service.start();
  console.log('Starting three databases');
  const states = await untilWhole();
  const leader = leaderIn(states);
  if (!leader) throw new Error('The databases have no primary.');
  await order(leader, 'PATCH', '/config', shared);
  await createDatabase(leader);
  console.log(describe(states));
  console.log('Starting two nodes and a worker');
  nodes = await startSite(site);
  writeFileSync(modeFile, JSON.stringify(site));
  const addresses = siteNodes.map((_, at) => siteUrl(at, site.port));
  console.log(`
The site: ${addresses.join(' and ')}, ${site.isDirect ? 'without a pooler' : 'through PgBouncer'}
Started in ${Math.round((Date.now() - began) / 1_000)} s. In another terminal: npm run cluster -- break <what>
Ctrl-C ends it; the data stays for the next start.`);
}

async function createDatabase(leader: Member): Promise<void> {
  const { amigo } = readSecrets();
  const [exists] = await query(memberClient(leader), `select from pg_roles where rolname = 'amigo'`);
  if (exists) return;
  await query(memberClient(leader), `create role amigo login password '${amigo}'`);
  await query(memberClient(leader), `create database ${database} owner amigo`);
}

async function stop(code: number): Promise<never> {
  await Promise.all(nodes.map((node) => node.stop()));
  const [stores, others] = [services.slice(0, 3), services.slice(3)];
  await Promise.all(others.map((service) => service.stop()));
  await Promise.all(stores.map((service) => service.stop()));
  process.exit(code);
}
