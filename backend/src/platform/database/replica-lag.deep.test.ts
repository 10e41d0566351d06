import { appendFileSync, chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { loadConfig } from '../config/config.js';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded/embedded-postgres.js';
import { migrate } from './migrate.js';

const token = 'a token for the operator';
const folder = mkdtempSync(join(tmpdir(), 'amigo-replica-'));
const primaryDir = join(folder, 'primary');
const replicaDir = join(folder, 'replica');
let primary: EmbeddedPostgres;
let replica: EmbeddedPostgres;
let app: TestApp;

beforeAll(async () => {
  const first = await startEmbeddedPostgres({ dir: primaryDir, durable: false });
  const { port } = first;
  await migrate(await loadConfig({ APP_ENV: 'test', DATABASE_URL: first.url(), SECRET: 's'.repeat(32) }));
  await first.stop();
  // A copy of a stopped server may follow it as its replica.
  cpSync(primaryDir, replicaDir, { recursive: true });
  chmodSync(replicaDir, 0o700);
  writeFileSync(join(replicaDir, 'standby.signal'), '');
  appendFileSync(
    join(replicaDir, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${port} user=amigo'\n`,
  );
  primary = await startEmbeddedPostgres({ dir: primaryDir, port, durable: false });
  replica = await startEmbeddedPostgres({ dir: replicaDir, durable: false });
  app = await startTestApp({
    env: {
      DATABASE_URL: primary.url(),
      DATABASE_REPLICA_URLS: replica.url(),
      DATABASE_REPLICA_LAG_SECONDS: '2',
      METRICS_TOKEN: token,
    },
  });
}, 60_000);
afterAll(async () => {
  await app.close();
  await replica.stop();
  await primary.stop();
  rmSync(folder, { recursive: true });
});

const where = 'select pg_is_in_recovery() as "isReplica"';
const readsReplica = async () =>
  (await app.database.read<{ isReplica: boolean }>('test-where', where))[0]?.isReplica;

async function eventually(isReplica: boolean) {
  const late = Date.now() + 15_000;
  while ((await readsReplica()) !== isReplica) {
    expect(Date.now()).toBeLessThan(late);
    await pause(100);
  }
}

async function onReplica(statement: string) {
  const client = new Client({ connectionString: replica.url() });
  await client.connect();
  await client.query(statement);
  await client.end();
}

const lag = () => app.database.lags[0] ?? NaN;

describe('a site with a lagging replica', () => {
  it('reads from a replica that is up to date, also when nothing was written for long', async () => {
    await eventually(true);
    expect(lag()).toBeLessThan(2);
  });

  it('reads from the primary while the replica is too far behind', async () => {
    await onReplica('select pg_wal_replay_pause()');
    await app.make.user();
    await eventually(false);
    expect(lag()).toBeGreaterThan(2);
    expect(lag()).toBeLessThan(Infinity);

    await onReplica('select pg_wal_replay_resume()');
    await eventually(true);
  });

  it('reads from the primary when the replica is gone, and the metrics say so', async () => {
    await replica.stop();
    await eventually(false);
    const late = Date.now() + 15_000;
    while (lag() !== Infinity) {
      expect(Date.now()).toBeLessThan(late);
      await pause(100);
    }
    await app.asVisitor().get('/api/listings').expect(200);
    const metrics = await app
      .asVisitor()
      .get('/metrics', { authorization: `Bearer ${token}` })
      .expect(200);
    expect(metrics.text).toContain('database_replica_lag_seconds{replica="0"} +Inf');
    replica = await startEmbeddedPostgres({ dir: replicaDir, port: replica.port, durable: false });
    await eventually(true);
  });

  it('shows visitors an old list rather than none while the primary is gone; members wait for it', async () => {
    const member = await app.as(await app.make.user());
    await onReplica('select pg_wal_replay_pause()');
    await app.make.user();
    await eventually(false);
    await primary.stop();
    // Longer than a limit's shortest window, which is counted in the database.
    for (const late = Date.now() + 3_000; Date.now() < late; await pause(300))
      await app.asVisitor().get('/api/listings').expect(200);
    expect(lag()).toBeGreaterThan(2);
    await member.get('/api/auth/me').expect(503);
    await app.asVisitor().get('/health/ready').expect(503);

    primary = await startEmbeddedPostgres({ dir: primaryDir, port: primary.port, durable: false });
    await onReplica('select pg_wal_replay_resume()');
    await eventually(true);
  });
});
