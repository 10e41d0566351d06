import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { runBackupCommand } from '../backup-command.js';
import type { Config } from '../platform/config/config.js';
import { settled } from '../testing/settled.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { emptyDatabase } from '../testing/test-database.js';
import { backUp } from './backup.js';
import { openPlace } from './open-place.js';
import { restore } from './restore.js';

const folder = mkdtempSync(join(tmpdir(), 'amigo-deletions-'));
const formerStore = join(folder, 'releases');
const monday = join(folder, 'backups', 'monday');
const tuesday = join(folder, 'backups', 'tuesday');
let app: TestApp;
let database: Awaited<ReturnType<typeof emptyDatabase>>;
let target: Config;
let restores = 0;
let leaver: { id: number; email: string };
let stayer: { id: number; email: string };

beforeAll(async () => {
  app = await startTestApp({ env: { RELEASES_DIR: formerStore } });
  leaver = await app.make.user({ username: 'Leaver', verified: true, publicSince: new Date() });
  stayer = await app.make.user({ username: 'Stayer', verified: true });
  await app.make.listing({ by: await app.make.user() });
  await backUp(app.config, openPlace(monday));
  const client = await app.as(leaver);
  await client.delete('/api/profile', { email: leaver.email }).expect(200);
  await settled(app.database, 'account.mark-deletion');
  await backUp(app.config, openPlace(tuesday));
}, 60_000);
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

beforeEach(async () => {
  database = await emptyDatabase();
  const urls = { databaseUrl: database.url, databaseDirectUrl: database.url };
  target = { ...app.config, ...urls, releasesDir: join(folder, `target${++restores}`) };
});
afterEach(() => database.drop());

const peopleOf = (site: TestApp) =>
  site.database.query<{ id: number; username: string }>(
    'test-people',
    `select id::float8 as id, username from "user" where id = any($1::bigint[]) order by id`,
    [[leaver.id, stayer.id]],
  );

describe('a deleted member after a restore', () => {
  it('is deleted again when the store is there, before the site answers, without another mail', async () => {
    cpSync(join(formerStore, '.deletions'), join(target.releasesDir, '.deletions'), { recursive: true });
    const { deletedSince } = await restore(target, openPlace(monday));
    expect(deletedSince).toBe(1);
    const [{ now } = { now: '' }] = await app.database.query<{ now: string }>(
      'test-now',
      'select now()::text as now',
    );
    const again = await startTestApp({
      env: { DATABASE_URL: database.url, RELEASES_DIR: target.releasesDir },
    });
    expect(await peopleOf(again)).toEqual([
      { id: leaver.id, username: 'Former member' },
      { id: stayer.id, username: 'Stayer' },
    ]);
    await again.asVisitor().get(`/api/users/${leaver.id}`).expect(404);
    await settled(again.database, 'account.mark-deletion');
    const mails = await again.database.query(
      'test-mails',
      `select from pgboss.job where name = 'mail.send' and created_on >= $1::timestamptz`,
      [now],
    );
    expect(mails).toEqual([]);
    const left = await again.database.query('test-left', 'select from deletion_to_repeat');
    expect(left).toEqual([]);
    await again.close();
  }, 60_000);

  it.each([
    ['the former store', () => formerStore],
    ['a later backup', () => tuesday],
    ['the folder of all backups', () => join(folder, 'backups')],
  ])('is found in %s, and counted', async (_, place) => {
    const lines = await runBackupCommand(target, '--restore', [monday, '--deletions', place()]);
    expect(lines).toContainEqual(expect.stringMatching(/^1 accounts were deleted after the backup/));
  });

  it('is unknown without any of them, and no mark of others deletes anybody', async () => {
    const forged = join(folder, 'forged');
    const [day = ''] = readdirSync(join(formerStore, '.deletions'));
    const [mark = ''] = readdirSync(join(formerStore, '.deletions', day));
    expect(mark).toMatch(/^[0-9a-f]{64}$/);
    mkdirSync(join(forged, '.deletions', day), { recursive: true });
    for (const name of ['0'.repeat(64), mark.replace(/^./, (first) => (first === 'f' ? 'e' : 'f'))])
      writeFileSync(join(forged, '.deletions', day, name), '');
    const { deletedSince } = await restore(target, openPlace(monday), { deletions: openPlace(forged) });
    expect(deletedSince).toBe(0);
  });

  it('has nothing to delete in the backup that was made after it, which carries its mark', async () => {
    const { deletedSince, manifest } = await restore(target, openPlace(tuesday));
    expect(deletedSince).toBe(0);
    expect(manifest.files.filter(({ key }) => key.startsWith('files/.deletions/'))).toHaveLength(1);
    expect(readdirSync(join(target.releasesDir, '.deletions'))).toHaveLength(1);
  });

  it('refuses options that it does not know', async () => {
    for (const options of [['--deletions'], ['--deletion', formerStore], ['--unsigned', formerStore]])
      await expect(runBackupCommand(target, '--restore', [monday, ...options])).rejects.toThrow(/^Usage: /);
  });
});
