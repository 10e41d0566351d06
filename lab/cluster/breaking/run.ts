// Runs inside of a running cluster's namespaces: breaks it under load, repairs it, and prints what was noticed.
// Stops when its standard input ends.
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, type QueryResultRow } from 'pg';
import { createPeople, type Person } from '../../faults/load/people.ts';
import { Traffic } from '../../faults/load/traffic.ts';
import { query } from '../member-client.ts';
import { readSecrets } from '../passwords.ts';
import { databaseUrl, modeFile, ports, siteNodes, siteUrl } from '../settings.ts';
import { describe, untilWhole } from '../state.ts';
import { breaks, type Broken } from './breaks.ts';
import { DirectWrites } from './direct-writes.ts';
import type { BreakName } from './names.ts';
import { Probe } from './probe.ts';
import { faultsOf, linesOf, type BreakResult } from './report.ts';

const calm = 3_000;
const { isDirect, port } = JSON.parse(readFileSync(modeFile, 'utf8')) as { isDirect: boolean; port: number };
const urls = siteNodes.map((_, at) => siteUrl(at, port));
let repair: Broken['repair'];

process.stdin.resume().once('end', () => end(130));
try {
  const people = await acquaintances();
  const results: BreakResult[] = [];
  for (const name of process.argv.slice(2) as BreakName[]) {
    const result = await breakUnderLoad(name, people);
    console.log(`\n${linesOf(result).join('\n')}`);
    results.push(result);
  }
  end(results.some((result) => faultsOf(result).length) ? 1 : 0);
} catch (error) {
  console.error((error as Error).message);
  end(1);
}

function end(code: number): never {
  repair?.();
  process.exit(code);
}

async function breakUnderLoad(name: BreakName, people: readonly [Person, Person]): Promise<BreakResult> {
  const states = await untilWhole();
  console.log(`\n${describe(states)}`);
  const probe = new Probe(urls, people);
  await probe.start();
  await pause(calm);
  const broken = await breaks[name].inflict(states, isDirect);
  const began = Date.now();
  repair = broken.repair;
  console.log(`${broken.what}. Waiting ${breaks[name].seconds} s`);
  const direct = broken.cutOff && new DirectWrites(broken.cutOff);
  await pause(breaks[name].seconds * 1_000);
  repair?.();
  repair = undefined;
  await untilWhole();
  const wholeAfter = Date.now() - began;
  await pause(calm);
  const directWrites = await direct?.stop();
  await probe.stop();
  return {
    name,
    what: broken.what,
    isDirect,
    wholeAfter,
    directWrites,
    loops: probe.loops,
    confirmed: probe.confirmed.length,
    missing: await missingOf(probe),
    unheard: probe.unheard,
    reopened: probe.page.connections - 1,
    streamFaults: probe.page.faults,
  };
}

function ask<Row extends QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]> {
  return query<Row>(new Client(databaseUrl(readSecrets(), ports.primary)), sql, values);
}

async function missingOf({ confirmed }: Probe): Promise<number> {
  const keys = confirmed.map(({ key }) => key);
  const stored = await ask('select from message where client_key = any($1::uuid[])', [keys]);
  return keys.length - stored.length;
}

/** Two who have written to each other: strangers may write three messages only. */
async function acquaintances(): Promise<readonly [Person, Person]> {
  const url = urls[0] ?? '';
  // New ones for each run: a second login could find the code of the first.
  const domain = `${Date.now()}.example.com`;
  const [one, other] = await createPeople({ url, postgres: { query: ask } }, new Traffic(), 2, domain);
  if (!one || !other) throw new Error('Nobody could log in.');
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    const body = { receiverId: to.id, content: 'Hello', clientKey: crypto.randomUUID() };
    await from.browser.insist('/api/messages', { body });
  }
  return [one, other];
}
