import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import type { Env } from './platform/config/variables.js';
import { Server } from './testing/server.js';

const folder = mkdtempSync(join(tmpdir(), 'amigo-backup-'));
afterAll(() => rmSync(folder, { recursive: true }));

const here = { DATA_DIR: join(folder, 'data'), RELEASES_DIR: join(folder, 'releases') };
const there = { DATA_DIR: join(folder, 'new/data'), RELEASES_DIR: join(folder, 'new/releases') };
const place = join(folder, 'backup');

async function run(env: Env, ...args: string[]) {
  const server = Server.start(env, ...args);
  return { code: await server.ended(), output: server.output };
}

/** Other tests delete accounts meanwhile, and leave their marks in the same folder. */
const isOfReleases = (file: string) => !file.includes('.deletions');

const post = (url: string) =>
  fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ada', email: 'ada@example.com', message: 'Is somebody there?' }),
  });

describe('the commands, with the embedded PostgreSQL', () => {
  it('back up a running site and restore it on another machine', async () => {
    cpSync(process.env.TEST_RELEASES_DIR!, here.RELEASES_DIR, { recursive: true, filter: isOfReleases });
    const site = Server.start(here);
    expect((await post(await site.listens())).status).toBe(200);
    const backup = await run(here, '--backup', place);
    expect(backup).toMatchObject({ code: 0, output: expect.stringContaining(`Backed up to ${place}`) });

    const nights = join(folder, 'nights');
    for (let night = 0; night < 2; night++) {
      const kept = await run(here, '--backup', nights, '--keep', '1');
      expect(kept).toMatchObject({ code: 0, output: expect.stringMatching(/^Backed up to .*Z$/m) });
      expect(kept.output.includes('Deleted the backup')).toBe(night === 1);
    }
    expect(readdirSync(nights)).toHaveLength(1);

    const busy = await run(here, '--restore', place);
    expect(busy).toMatchObject({ code: 1, output: expect.stringContaining('is in use by process') });
    await site.end('SIGTERM');
    const used = await run(here, '--restore', place);
    expect(used).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^Nothing was restored: [^\n]+\n$/),
    });

    const stranger = await run(there, '--restore', place);
    expect(stranger).toMatchObject({ code: 1, output: expect.stringContaining('another SECRET') });
    mkdirSync(there.DATA_DIR, { recursive: true });
    cpSync(join(here.DATA_DIR, 'secret'), join(there.DATA_DIR, 'secret'));
    const restored = await run(there, '--restore', place);
    expect(restored).toMatchObject({ code: 0, output: expect.stringContaining(`Restored from ${place}`) });
    const again = Server.start(there);
    expect((await fetch(`${await again.listens()}/health/ready`)).status).toBe(200);
    expect(await again.end('SIGTERM')).toBe(0);
  }, 120_000);

  it('refuse a place that cannot be used in one sentence', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const [keys, nowhere] = [
      { BACKUP_KEY_ID: 'a', BACKUP_SECRET: 'b' },
      { BACKUP_ENDPOINT: 'http://127.0.0.1:2' },
    ];
    const inFile = await run(here, '--backup', join(file, 'monday'));
    expect([inFile.code, inFile.output]).toEqual([
      1,
      expect.stringMatching(/^A file or folder cannot be used: ENOTDIR[^\n]+\n$/),
    ]);
    const unreachable = await run({ ...here, ...keys, ...nowhere }, '--backup', 's3://backups/monday');
    expect([unreachable.code, unreachable.output]).toEqual([
      1,
      'The bucket http://127.0.0.1:2/backups was asked what it has and could not be reached: ECONNREFUSED\n',
    ]);
  }, 60_000);

  it('say how they are used', async () => {
    const { code, output } = await run(here, '--backup');
    expect([code, output]).toEqual([
      1,
      'Usage: npm run backup -- <folder or s3://bucket/prefix> [--keep <number of backups in the folder>]\n',
    ]);
    expect(existsSync(join(folder, 'undefined'))).toBe(false);
  }, 60_000);
});
