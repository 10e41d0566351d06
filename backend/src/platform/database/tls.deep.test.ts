import { appendFileSync, chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { certificate } from '../../testing/network/certificate.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { loadConfig } from '../config/config.js';
import { migrate } from './migrate.js';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded/embedded-postgres.js';

const connections = `
  select distinct application_name as name, ssl from pg_stat_activity join pg_stat_ssl using (pid)
  where datname = current_database() and application_name like 'amigo-%' order by name`;

describe('a PostgreSQL that only accepts TLS', () => {
  const folder = mkdtempSync(join(tmpdir(), 'amigo-tls-'));
  const authority = join(folder, 'authority.pem');
  let postgres: EmbeddedPostgres;
  let app: TestApp;
  beforeAll(async () => {
    const dir = join(folder, 'postgres');
    const plain = await startEmbeddedPostgres({ dir, durable: false });
    await plain.stop();
    demandTls(dir);
    writeFileSync(authority, certificate.cert);
    postgres = await startEmbeddedPostgres({ dir, durable: false });
  });
  afterAll(async () => {
    await app.close();
    await postgres.stop();
    rmSync(folder, { recursive: true });
  });

  it('is used over TLS by every connection, as sslmode in the URL requires', async () => {
    const copy = new Client({ connectionString: `${postgres.url()}?sslmode=no-verify` });
    await copy.connect();
    await copy.query('create database replica');
    await copy.end();
    const url = `${postgres.url()}?sslmode=verify-full&sslrootcert=${authority}`;
    const replica = `${postgres.url('replica')}?sslmode=no-verify`;
    await migrate(await loadConfig({ DATABASE_URL: url, SECRET: 's'.repeat(32) }));
    app = await startTestApp({ env: { DATABASE_URL: url, DATABASE_REPLICA_URLS: replica } });
    expect(await app.database.read('test-where', 'select current_database() as name')).toEqual([
      { name: 'replica' },
    ]);

    const person = await app.as(await app.make.user());
    await person.patch('/api/profile', { bio: 'Nobody reads this on its way' }).expect(200);
    const found = await app.database.query<{ name: string; ssl: boolean }>('test-ssl', connections);
    expect(found.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['amigo-jobs', 'amigo-listen', 'amigo-orm', 'amigo-read']),
    );
    expect(found.filter(({ ssl }) => !ssl)).toEqual([]);
  });

  it('gets no connection when its certificate is not trusted', async () => {
    const config = await loadConfig({
      DATABASE_URL: `${postgres.url()}?sslmode=verify-full`,
      SECRET: 's'.repeat(32),
    });
    await expect(migrate(config)).rejects.toThrow(/self-signed certificate/);
  });
});

/** Uses the tests' key, owned by the user that runs the server. */
function demandTls(dir: string) {
  const { uid, gid } = statSync(dir);
  for (const [file, content] of [
    ['server.crt', certificate.cert],
    ['server.key', certificate.key],
  ] as const) {
    writeFileSync(join(dir, file), content, { mode: 0o600 });
    chownSync(join(dir, file), uid, gid);
  }
  appendFileSync(join(dir, 'postgresql.conf'), '\nssl = on\n');
  writeFileSync(join(dir, 'pg_hba.conf'), 'hostssl all all 127.0.0.1/32 trust\n');
}
