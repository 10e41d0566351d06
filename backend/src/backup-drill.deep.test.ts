import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { backUp } from './backup/backup.js';
import type { BackupManifest } from './backup/manifest.js';
import { openPlace } from './backup/open-place.js';
import { restore } from './backup/restore.js';
import { Reconciler } from './payments/reconcile/reconciler.js';
import { waitUntil } from './payments/testing/row-locks.js';
import { waitForJobs } from './payments/testing/wait-for-jobs.js';
import { openStore } from './platform/object-store/open-store.js';
import { remoteBuild, shellBuildOf } from './releases/testing/builds.js';
import { Publisher } from './releases/shipping/publisher.js';
import { BusySite } from './backup/testing/busy-site.js';
import { keepOutsideWorld } from './backup/testing/outside-world.js';
import { startTestApp, type TestApp } from './testing/test-app.js';
import { emptyDatabase } from './testing/test-database.js';

const folder = mkdtempSync(join(tmpdir(), 'amigo-drill-'));
const place = openPlace(join(folder, 'backup'));
const env = { LIMITS_SCALE: '100000' };

let lost: TestApp;
let found: TestApp;
let database: Awaited<ReturnType<typeof emptyDatabase>>;
let manifest: BackupManifest;
let site: BusySite;
let sentBefore = 0;
const before = { messages: 0, tips: 0, listings: 0, pictures: 0 };

beforeAll(async () => {
  lost = await startTestApp({ env: { ...env, RELEASES_DIR: join(folder, 'lost') } });
  const publisher = new Publisher(openStore(lost.config));
  await publisher.publish('shell', shellBuildOf('sea'), { by: 'a test' });
  await publisher.publish('account', remoteBuild('account', 'abc'), { by: 'a test' });
  site = await BusySite.start(lost);
  await site.until(3);
  Object.assign(before, site.done);
  manifest = await backUp(lost.config, place);
  await site.until(2);
  await site.stop();
  await lost.stop();
  rmSync(join(folder, 'lost'), { recursive: true });

  database = await emptyDatabase();
  const config = { ...lost.config, releasesDir: join(folder, 'found') };
  const urls = { databaseUrl: database.url, databaseDirectUrl: database.url };
  await restore({ ...config, ...urls }, place);
  await keepOutsideWorld(lost.config.databaseUrl ?? '', database.url);
  sentBefore = await lastSent(lost.config.databaseUrl ?? '');
  found = await startTestApp({
    env: { ...env, DATABASE_URL: database.url, RELEASES_DIR: join(folder, 'found') },
  });
}, 120_000);

afterAll(async () => {
  await found.close();
  await lost.close();
  await database.drop();
  rmSync(folder, { recursive: true });
});

const count = async (app: TestApp, table: string) => {
  const [row] = await app.database.query<{ count: number }>(
    `test-count-${table}`,
    `select count(*)::int as count from ${table}`,
  );
  return row?.count;
};

/** The last id: the outbox deletes its oldest messages. */
async function lastSent(url: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ last: number }>('select max(id)::int as last from sandbox_message');
  await client.end();
  return rows[0]?.last ?? 0;
}

const replaysDone = () =>
  waitUntil(
    found,
    `select where not exists (
       select from pgboss.job
       where data->>'isReplay' = 'true' and state in ('created', 'retry', 'active') and source_name is null
     )`,
  );

describe('a site that was restored from a backup under load', () => {
  it('has everything that was acknowledged before the backup began', async () => {
    for (const [table, atLeast] of [
      ['message', before.messages],
      ['tip', before.tips],
      ['listing', before.listings],
    ] as const)
      expect(await count(found, table)).toBeGreaterThanOrEqual(atLeast);
  });

  it('has the rows of the manifest in every table that only people change', async () => {
    for (const name of ['public.message', 'public.listing', 'public."user"', 'public.inbox_event'])
      expect([name, await count(found, name)]).toEqual([
        name,
        manifest.database.tables.find((table) => table.name === name)?.rows,
      ]);
  });

  it('has the ledger of the manifest, in balance', async () => {
    expect(manifest.database.ledger.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
    const [row] = await found.database.query<{ cents: number }>(
      'test-ledger',
      `select sum(cents)::int as cents from ledger_line where account = 'provider'`,
    );
    expect(row?.cents).toBeGreaterThanOrEqual(before.tips * 400);
  });

  it('serves every picture that a member shows', async () => {
    expect(manifest.database.pictures.length).toBeGreaterThan(0);
    for (const code of manifest.database.pictures)
      await found.asVisitor().get(`/pictures/${code}/large.webp`).expect(200);
  });

  it('serves its releases', async () => {
    for (const file of ['shell/1.0.0-sea/main.js', 'account/1.0.0-abc/entry.js'])
      await found.asVisitor().get(`/mf/${file}`).expect(200);
  });

  it('gives no id a second time', async () => {
    const { id } = await found.make.listing({
      by: await found.make.user({ email: 'new@example.com', username: 'New' }),
    });
    const used = manifest.database.sequences.find(({ name }) => name === 'public.listing_id_seq')!.last;
    expect(id).toBeGreaterThan(used + site.done.listings);
  });

  it('finds the payments that were made after the backup', async () => {
    // A run of the schedule is silent until then. This one is not of the schedule.
    await replaysDone();
    await found.get(Reconciler).runOnce();
    await waitForJobs(found);
    const [paid] = await found.database.query<{ charged: number; booked: number; tips: number }>(
      'test-payments',
      `select
         (select count(*) from sandbox_stripe_object where object = 'payment_intent' and body->>'status' = 'succeeded')::int as charged,
         (select count(*) from ledger_entry where kind = 'paid')::int as booked,
         (select count(*) from tip where status = 'succeeded')::int as tips`,
    );
    expect(paid).toEqual({ charged: site.done.tips, booked: site.done.tips, tips: site.done.tips });
    const dumped = manifest.database.tables.find(({ name }) => name === 'public.tip')?.rows ?? 0;
    expect(site.done.tips).toBeGreaterThan(dumped);
  }, 120_000);

  it('sends nothing that was sent before', async () => {
    expect(sentBefore).toBeGreaterThan(0);
    await replaysDone();
    await waitForJobs(found);
    expect(await lastSent(database.url)).toBe(sentBefore);
  }, 120_000);

  it('lets people go on', async () => {
    const again = await BusySite.start(found, [4, 5, 6]);
    await again.until(1);
    await again.stop();
  });
});
