import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { databaseTrouble } from './pool/database-errors.js';

const betweenTries = 500;

export class StartError extends Error {}

export async function waitForDatabase(url: string, seconds = 30): Promise<void> {
  const { host, pathname } = new URL(url);
  const database = `the database ${pathname.slice(1)} at ${host}`;
  const deadline = performance.now() + seconds * 1_000;
  for (let isFirst = true; ; isFirst = false) {
    const error = await tryConnection(url);
    if (!error) return;
    const reason = reasonOf(error);
    if (!databaseTrouble(error)) throw new StartError(`Cannot use ${database}: ${reason}`);
    if (performance.now() > deadline)
      throw new StartError(`Waited ${seconds} s in vain for ${database}: ${reason}`);
    if (isFirst) console.log(`Waiting for ${database}: ${reason}`);
    await pause(betweenTries);
  }
}

async function tryConnection(connectionString: string): Promise<Error | null> {
  const bounds = { connectionTimeoutMillis: 3_000, query_timeout: 3_000 };
  const client = new Client({ connectionString, application_name: 'amigo-start', ...bounds });
  // The pending promise rejects with the same error.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return null;
  } catch (error) {
    return error as Error;
  } finally {
    await client.end();
  }
}

function reasonOf(error: Error): string {
  const all = error instanceof AggregateError ? (error.errors as Error[]) : [error];
  return all.map(({ message }) => message).join(', ');
}
