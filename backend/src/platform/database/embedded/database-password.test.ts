import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.js';
import { runningPostgres } from './running-postgres.js';

const folder = mkdtempSync(join(tmpdir(), 'amigo-password-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows as unknown[];
  } finally {
    await client.end();
  }
}
const withPassword = (postgres: EmbeddedPostgres, password: string) =>
  `postgres://amigo${password}@127.0.0.1:${postgres.port}/postgres`;

async function expectGuarded(postgres: EmbeddedPostgres) {
  await expect(ask(withPassword(postgres, ''), 'select 1')).rejects.toThrow(/password/);
  await expect(ask(withPassword(postgres, ':amigo'), 'select 1')).rejects.toThrow(/password/);
  expect(await ask(postgres.url(), 'select 1 as one')).toEqual([{ one: 1 }]);
}

describe('the embedded database', () => {
  it('lets other users of the machine in with a password only, which they cannot read', async () => {
    const dir = join(folder, 'new');
    const postgres = await startEmbeddedPostgres({ dir });
    await expectGuarded(postgres);
    const password = readFileSync(`${dir}.password`, 'utf8');
    expect(postgres.url()).toContain(password);
    expect(password).toMatch(/^[\w-]{43}$/);
    expect(statSync(`${dir}.password`).mode & 0o077).toBe(0);
    // Commands beside a running site find it.
    expect(await ask(runningPostgres(dir) ?? '', 'select 1 as one')).toEqual([{ one: 1 }]);
    await postgres.stop();
  });

  it('asks for one also in a folder of an earlier version, and keeps its data', async () => {
    const dir = join(folder, 'earlier');
    const before = await startEmbeddedPostgres({ dir, durable: false });
    await ask(withPassword(before, ''), 'create table kept as select 42 as answer');
    await before.stop();

    const after = await startEmbeddedPostgres({ dir });
    await expectGuarded(after);
    expect(await ask(after.url(), 'select answer from kept')).toEqual([{ answer: 42 }]);
    await after.stop();

    // A version that knows no password starts in the folder, too.
    const again = await startEmbeddedPostgres({ dir, durable: false });
    expect(await ask(withPassword(again, ''), 'select answer from kept')).toEqual([{ answer: 42 }]);
    await again.stop();
  });

  it('gets another password when the file with it is lost', async () => {
    const dir = join(folder, 'lost');
    const before = await startEmbeddedPostgres({ dir });
    const lost = readFileSync(`${dir}.password`, 'utf8');
    await before.stop();
    rmSync(`${dir}.password`);

    const after = await startEmbeddedPostgres({ dir });
    await expectGuarded(after);
    await expect(ask(withPassword(after, `:${lost}`), 'select 1')).rejects.toThrow(/password/);
    await after.stop();
  });
});
