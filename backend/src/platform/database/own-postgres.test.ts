import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { startOwnPostgres, type OwnPostgres } from './own-postgres.js';

describe('a PostgreSQL of our own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'amigo-postgres-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const ask = async <Row>(postgres: OwnPostgres, sql: string): Promise<Row[]> => {
    const client = new Client({ connectionString: postgres.url() });
    await client.connect();
    const { rows } = await client.query(sql);
    await client.end();
    return rows as Row[];
  };

  it('starts in a folder that only its owner may enter, and keeps its data to itself', async () => {
    const home = join(folder, 'home');
    mkdirSync(home, { mode: 0o700 });
    const postgres = await startOwnPostgres({ dir: join(home, 'data/postgres'), durable: false });
    const [row] = await ask<{ version: number }>(
      postgres,
      `select current_setting('server_version_num')::int as version`,
    );
    expect(row?.version).toBeGreaterThanOrEqual(180_000);
    expect(statSync(join(home, 'data/postgres')).mode & 0o077).toBe(0);
    await postgres.stop();
  });

  it('has everything that was committed after it was killed', async () => {
    const dir = join(folder, 'killed');
    const killed = await startOwnPostgres({ dir });
    await ask(killed, 'create table kept as select 42 as answer');
    process.kill(Number(readFileSync(join(dir, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');

    const postgres = await startOwnPostgres({ dir });
    expect(await ask(postgres, 'select answer from kept')).toEqual([{ answer: 42 }]);
    await postgres.stop();
  });

  it('takes its folder over from a server that somebody left running', async () => {
    const dir = join(folder, 'left');
    await startOwnPostgres({ dir, durable: false });
    const postgres = await startOwnPostgres({ dir, durable: false });
    expect(await ask(postgres, 'select 1 as one')).toEqual([{ one: 1 }]);
    await postgres.stop();
  });

  it('says what is wrong when it cannot start', async () => {
    const dir = join(folder, 'busy');
    const first = await startOwnPostgres({ dir: join(folder, 'other'), durable: false });
    await expect(startOwnPostgres({ dir, durable: false, port: first.port })).rejects.toThrow(
      /Address already in use|could not bind/,
    );
    await first.stop();
  });
});
