import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { jpeg } from '../account/testing/pictures.js';
import type { Config } from '../platform/config/config.js';
import { deadLetters } from '../platform/jobs/boss.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { emptyDatabase } from '../testing/test-database.js';
import { backUp } from './backup.js';
import { sha256, type BackupManifest } from './manifest.js';
import { openPlace } from './open-place.js';
import { restore } from './restore.js';
import { sign } from './signature.js';

const folder = mkdtempSync(join(tmpdir(), 'amigo-restore-'));
const original = join(folder, 'original');
let app: TestApp;
let copy: string;
let copies = 0;
let database: Awaited<ReturnType<typeof emptyDatabase>>;
let target: Config;

beforeAll(async () => {
  app = await startTestApp({ env: { RELEASES_DIR: join(folder, 'releases') } });
  const client = await app.as(await app.make.user({ verified: true }));
  await client
    .send('POST', '/api/profile/picture', await jpeg(), { 'content-type': 'image/jpeg' })
    .expect(200);
  await backUp(app.config, openPlace(original));
}, 60_000);
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

beforeEach(async () => {
  copy = join(folder, `copy${++copies}`);
  cpSync(original, copy, { recursive: true });
  database = await emptyDatabase();
  const urls = { databaseUrl: database.url, databaseDirectUrl: database.url };
  target = { ...app.config, ...urls, releasesDir: join(folder, `target${copies}`) };
});
afterEach(() => database.drop());

const restored = (config = target) => restore(config, openPlace(copy));

async function tablesThere() {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_class where relnamespace = 'public'::regnamespace`,
  );
  await client.end();
  return rows[0]?.count;
}

async function expectNothingWritten() {
  expect(await tablesThere()).toBe(0);
  expect(() => readdirSync(target.releasesDir)).toThrow('ENOENT');
}

async function countThere(table: string) {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${table}`);
  await client.end();
  return rows[0]?.count;
}

/** What somebody does who can write to the place of the backups. */
function tamper(change: (manifest: BackupManifest) => void, secrets?: string[]) {
  const file = join(copy, 'manifest.json');
  const changed = JSON.parse(readFileSync(file, 'utf8')) as BackupManifest;
  change(changed);
  const body = Buffer.from(JSON.stringify(changed));
  writeFileSync(file, body);
  writeFileSync(join(copy, 'manifest.sha256'), `${sha256(body)}  manifest.json\n`);
  if (secrets) writeFileSync(join(copy, 'manifest.hmac'), sign(secrets, body));
}

const pieceOf = (table: string) => `database/${table}/00001.copy.gz`;
const pictureFile = () =>
  readdirSync(copy, { recursive: true, encoding: 'utf8' }).find((name) => name.endsWith('large.webp'))!;

describe('a restore', () => {
  it('puts back what was backed up', async () => {
    const { manifest, mails, sms } = await restored();
    expect(manifest.database.pictures).toHaveLength(1);
    expect([mails, sms]).toEqual([0, 0]);
    expect(readdirSync(join(target.releasesDir, '.pictures'))).toEqual(manifest.database.pictures);
  });

  it.each([
    ['a table', () => pieceOf('public.user')],
    ['a picture', () => pictureFile()],
  ])('refuses %s that is damaged, by its name, and writes nothing', async (_what, file) => {
    const name = file();
    const body = readFileSync(join(copy, name));
    body.writeUInt8(body.readUInt8(body.length >> 1) ^ 1, body.length >> 1);
    writeFileSync(join(copy, name), body);
    await expect(restored()).rejects.toThrow(`Nothing was restored: ${name} is damaged`);
    await expectNothingWritten();
  });

  it('names every file that is missing or cut off', async () => {
    const [first, second] = [pieceOf('public.airport'), pictureFile()];
    rmSync(join(copy, first));
    writeFileSync(join(copy, second), readFileSync(join(copy, second)).subarray(0, 100));
    await expect(restored()).rejects.toThrow(
      `Nothing was restored: ${first} is missing, ${second} is damaged`,
    );
    await expectNothingWritten();
  });

  it.each(['manifest.json', 'manifest.sha256'])(
    'refuses a backup that was not finished: no %s',
    async (file) => {
      rmSync(join(copy, file));
      await expect(restored()).rejects.toThrow(`There is no complete backup here: ${file} is missing`);
      await expectNothingWritten();
    },
  );

  it('refuses a manifest that was changed', async () => {
    const file = join(copy, 'manifest.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"rows": 1', '"rows": 2'));
    await expect(restored()).rejects.toThrow('manifest.json is damaged');
  });

  it('refuses a manifest that was changed together with its checksum', async () => {
    tamper(({ database: { tables } }) => {
      tables.find(({ name }) => name === 'public.staff')!.rows += 1;
    });
    await expect(restored()).rejects.toThrow('manifest.json was changed after the backup');
    await expectNothingWritten();
  });

  it('refuses a signature with another secret', async () => {
    tamper(() => {}, ['a secret of somebody else']);
    await expect(restored()).rejects.toThrow('manifest.json was changed after the backup');
  });

  it('takes a backup without a signature only when it is told to', async () => {
    rmSync(join(copy, 'manifest.hmac'));
    await expect(restored()).rejects.toThrow('manifest.hmac is missing');
    await expectNothingWritten();
    await restore(target, openPlace(copy), { acceptUnsigned: true });
    expect(await countThere('"user"')).toBe(1);
  });

  it.each([
    ['a program', `public.language_word from program 'touch /tmp/x' --`, []],
    ['a table of PostgreSQL', 'pg_catalog.pg_authid', ['rolname']],
    ['a table without columns', 'public.staff', []],
  ])('writes to no table but ours: %s', async (_what, name, columns) => {
    tamper(
      ({ database: { tables } }) => void tables.push({ name, columns, rows: 0, pieces: [] }),
      [target.secret],
    );
    await expect(restored()).rejects.toThrow(`This release has no table ${name}`);
    expect(await countThere('"user"')).toBe(0);
  });

  it('logs everybody out, because some were logged out since', async () => {
    expect(await app.database.query('test-sessions', 'select from session')).toHaveLength(1);
    await restored();
    expect(await countThere('session')).toBe(0);
    expect(await countThere('"user"')).toBe(1);
  });

  it('refuses a database that is in use, and the store beside it stays empty', async () => {
    const inUse = { databaseUrl: app.config.databaseUrl, databaseDirectUrl: app.config.databaseUrl };
    await expect(restored({ ...target, ...inUse })).rejects.toThrow(
      /^Nothing was restored: the database test_\w+ at [\d.:]+ has tables, and a restore needs an empty one$/,
    );
    await expectNothingWritten();
  });

  it('refuses a release store that is in use', async () => {
    mkdirSync(target.releasesDir);
    writeFileSync(join(target.releasesDir, 'mine.txt'), 'mine');
    await expect(restored()).rejects.toThrow(
      `Nothing was restored: the release store ${target.releasesDir} has 1 files`,
    );
    expect(await tablesThere()).toBe(0);
  });

  it('refuses another SECRET, unless the old one is an earlier secret', async () => {
    const other = 'a secret that nobody has sealed with';
    await expect(restored({ ...target, secret: other, secrets: [other] })).rejects.toThrow('another SECRET');
    await expectNothingWritten();
    await restored({ ...target, secret: other, secrets: [other, target.secret] });
  });
});

describe('mails that were queued when the backup was made', () => {
  it('are dead letters, because they have probably been sent', async () => {
    await app.asVisitor().send('PUT', '/sandbox/knobs/mail', { fault: 'fail' }).expect(200);
    const form = { name: 'Ada', email: 'ada@example.com', message: 'Is somebody there?' };
    await app.asVisitor().post('/api/contact', form).expect(200);
    const queued = openPlace(join(folder, 'queued'));
    await backUp(app.config, queued);
    const { mails } = await restore(target, queued);
    expect(mails).toBeGreaterThan(0);

    const env = { DATABASE_URL: database.url, RELEASES_DIR: target.releasesDir };
    const again = await startTestApp({ env });
    const dead = await again.get(Jobs).boss.findJobs(deadLetters, { queued: true });
    expect(dead.map(({ sourceName }) => sourceName)).toEqual(
      Array.from({ length: mails }, () => 'mail.send'),
    );
    for (const site of [app, again]) await site.asVisitor().send('DELETE', '/sandbox/knobs').expect(200);
    expect(await again.get(Jobs).boss.redrive(deadLetters)).toBe(mails);
    await again.outbox({ to: again.config.contactEmail, channel: 'email' });
    await again.close();
  }, 60_000);
});

describe('a backup', () => {
  it('can be read by nobody else on its machine', () => {
    const modes = (path: string) => statSync(path).mode & 0o077;
    const all = readdirSync(original, { recursive: true, encoding: 'utf8' });
    expect(all.length).toBeGreaterThan(50);
    expect(['', ...all].filter((name) => modes(join(original, name)))).toEqual([]);
  });

  it('refuses a place that has one', async () => {
    await expect(backUp(app.config, openPlace(copy))).rejects.toThrow('This place is not empty');
  });

  it('refuses a database without the tables of this release', async () => {
    await expect(backUp(target, openPlace(join(folder, 'none')))).rejects.toThrow('has not been migrated');
  });
});
