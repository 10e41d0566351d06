import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { errorBody } from '../contract.js';
import { loadConfig } from '../config/config.js';
import { migrate } from './migrate.js';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded/embedded-postgres.js';

describe('a database that restarts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'amigo-restart-'));
  const start = (port?: number) =>
    startEmbeddedPostgres({ dir: join(folder, 'postgres'), durable: false, port });
  let postgres: EmbeddedPostgres;
  let app: TestApp;
  beforeAll(async () => {
    postgres = await start();
    await migrate(await loadConfig({ DATABASE_URL: postgres.url(), SECRET: 's'.repeat(32) }));
    app = await startTestApp({ env: { DATABASE_URL: postgres.url() } });
  });
  afterAll(async () => {
    await app.close();
    await postgres.stop();
    rmSync(folder, { recursive: true });
  });

  it('fails running requests with 503 and Retry-After, and serves again within 5 seconds', async () => {
    const person = await app.as(await app.make.user());
    const underWay = app.database.query('test-sleep', 'select pg_sleep(9)').catch((error: Error) => error);
    await postgres.stop();
    expect(await underWay).toMatchObject({ message: expect.any(String) });

    const refused = await person.get('/api/auth/me').expect(503);
    expect(refused.headers['retry-after']).toBe('2');
    expect(errorBody.parse(refused.json()).message).toBe('We are restarting, please try again in a moment');
    await app.asVisitor().get('/health/ready').expect(503);
    await app.asVisitor().get('/health/live').expect(200);

    postgres = await start(postgres.port);
    const backAt = Date.now();
    while ((await person.get('/api/auth/me')).status !== 200) expect(Date.now() - backAt).toBeLessThan(5_000);
    await app.asVisitor().get('/health/ready').expect(200);
  });
});
