import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { databaseTrouble } from './pool/database-errors.js';

const betweenTries = 500;
/** `returning old.…` is new in it. */
const oldestVersion = 18;

export class StartError extends Error {}

export async function waitForDatabase(url: string, seconds = 30): Promise<void> {
  const { host, pathname } = new URL(url);
  const database = `the database ${pathname.slice(1)} at ${host}`;
  const deadline = performance.now() + seconds * 1_000;
  for (let isFirst = true; ; isFirst = false) {
    const { error, version } = await tryConnection(url);
    if (version !== undefined && version < oldestVersion)
      throw new StartError(
        `Cannot use ${database}: it is PostgreSQL ${version}, and ${oldestVersion} is needed`,
      );
    if (!error) return;
    const reason = reasonOf(error);
    if (!databaseTrouble(error)) throw new StartError(`Cannot use ${database}: ${reason}`);
    if (performance.now() > deadline)
      throw new StartError(`Waited ${seconds} s in vain for ${database}: ${reason}`);
    if (isFirst) console.log(`Waiting for ${database}: ${reason}`);
    await pause(betweenTries);
  }
}

async function tryConnection(connectionString: string): Promise<{ error?: Error; version?: number }> {
  const bounds = { connectionTimeoutMillis: 3_000, query_timeout: 3_000 };
  const client = new Client({ connectionString, application_name: 'amigo-start', ...bounds });
  // The pending promise rejects with the same error.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int / 10000 as version`,
    );
    return { version: rows[0]?.version };
  } catch (error) {
    return { error: error as Error };
  } finally {
    await client.end();
  }
}

function reasonOf(error: Error): string {
  const all = error instanceof AggregateError ? (error.errors as Error[]) : [error];
  return all.map(({ message }) => message).join(', ');
}
