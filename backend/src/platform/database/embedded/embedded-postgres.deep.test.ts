import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.js';

describe('the embedded PostgreSQL', () => {
  const folder = mkdtempSync(join(tmpdir(), 'amigo-postgres-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const ask = async <Row>(postgres: EmbeddedPostgres, sql: string): Promise<Row[]> => {
    const client = new Client({ connectionString: postgres.url() });
    await client.connect();
    const { rows } = await client.query(sql);
    await client.end();
    return rows as Row[];
  };
  const eventually = async (isTrue: () => unknown) => {
    for (const deadline = Date.now() + 15_000; ; await pause(20))
      try {
        return await isTrue();
      } catch (error) {
        if (Date.now() > deadline) throw error;
      }
  };
  const pidOf = (dir: string) => Number(readFileSync(join(dir, 'postmaster.pid'), 'utf8').split('\n')[0]);

  it('starts in a folder that only its owner may enter', async () => {
    const home = join(folder, 'home');
    mkdirSync(home, { mode: 0o700 });
    const postgres = await startEmbeddedPostgres({ dir: join(home, 'data/postgres'), durable: false });
    const [row] = await ask<{ version: number }>(
      postgres,
      `select current_setting('server_version_num')::int as version`,
    );
    expect(row?.version).toBeGreaterThanOrEqual(180_000);
    expect(statSync(join(home, 'data/postgres')).mode & 0o077).toBe(0);
    await postgres.stop();
  });

  it('restarts by itself after it is killed, with all committed data', async () => {
    const dir = join(folder, 'killed');
    const postgres = await startEmbeddedPostgres({ dir });
    await ask(postgres, 'create table kept as select 42 as answer');
    const killed = pidOf(dir);
    process.kill(killed, 'SIGKILL');
    await eventually(() => expect(pidOf(dir)).not.toBe(killed));
    await eventually(async () =>
      expect(await ask(postgres, 'select answer from kept')).toEqual([{ answer: 42 }]),
    );
    await postgres.stop();
    expect(existsSync(join(dir, 'postmaster.pid'))).toBe(false);
  }, 60_000);

  it('stays stopped when it is stopped just after it is killed', async () => {
    const dir = join(folder, 'stopped');
    const postgres = await startEmbeddedPostgres({ dir, durable: false });
    process.kill(pidOf(dir), 'SIGKILL');
    await postgres.stop();
    await expect(ask(postgres, 'select 1')).rejects.toThrow(/ECONNREFUSED|ECONNRESET/);
  });

  it('leaves the folder to the process that uses it, and names that process', async () => {
    const dir = join(folder, 'in use');
    const first = await startEmbeddedPostgres({ dir, durable: false });
    await expect(startEmbeddedPostgres({ dir, durable: false })).rejects.toThrow(
      `${dir} is in use by process ${process.pid}.`,
    );
    expect(await ask(first, 'select 1 as one')).toEqual([{ one: 1 }]);
    await first.stop();
  });

  it('takes over the folder of a server whose process was killed', async () => {
    const dir = join(folder, 'left');
    const fromSource = join(import.meta.dirname, '../../../../test/typescript.ts');
    const child = spawn(process.execPath, [
      '--import',
      fromSource,
      '--input-type=module',
      '-e',
      `const { startEmbeddedPostgres } = await import(${JSON.stringify(join(import.meta.dirname, 'embedded-postgres.ts'))});
       await startEmbeddedPostgres({ dir: ${JSON.stringify(dir)}, durable: false });
       process.kill(process.pid, 'SIGKILL');`,
    ]);
    await once(child, 'exit');
    const left = pidOf(dir);
    const postgres = await startEmbeddedPostgres({ dir, durable: false });
    expect(pidOf(dir)).not.toBe(left);
    expect(await ask(postgres, 'select 1 as one')).toEqual([{ one: 1 }]);
    await postgres.stop();
  });

  it('starts although another process has reused the killed process’s id', async () => {
    const dir = join(folder, 'number');
    writeFileSync(`${dir}.lock`, `${process.ppid}\n1\n`);
    const postgres = await startEmbeddedPostgres({ dir, durable: false });
    await postgres.stop();
    expect(existsSync(`${dir}.lock`)).toBe(false);
  });

  it('explains why it cannot start', async () => {
    const dir = join(folder, 'busy');
    const first = await startEmbeddedPostgres({ dir: join(folder, 'other'), durable: false });
    await expect(startEmbeddedPostgres({ dir, durable: false, port: first.port })).rejects.toThrow(
      /Address already in use|could not bind/,
    );
    await first.stop();
  });
});
