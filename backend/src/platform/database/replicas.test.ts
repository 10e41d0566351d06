import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { createTestDatabase } from '../../testing/test-database.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

const where = 'select current_database() as name';

let app: TestApp;
let replica: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  replica = await createTestDatabase();
  app = await startTestApp({ env: { DATABASE_REPLICA_URLS: replica.url } });
});
afterAll(async () => {
  await app.close();
  await replica.drop();
});

describe('a site with replicas', () => {
  it('reads from a replica only where the code requests it', async () => {
    const primary = new URL(app.config.databaseUrl ?? '').pathname.slice(1);
    const copy = new URL(replica.url).pathname.slice(1);
    expect(await app.database.read('test-where', where)).toEqual([{ name: copy }]);
    expect(await app.database.query('test-where', where)).toEqual([{ name: primary }]);
    const em = app.nest.get(MikroORM).em.fork();
    for (let time = 0; time < 5; time++) expect(await em.execute(where)).toEqual([{ name: primary }]);
  });

  it('reads from the primary when no replica answers, and stays ready', async () => {
    const alone = await startTestApp({
      env: { DATABASE_REPLICA_URLS: 'postgres://nobody@127.0.0.1:1/away' },
    });
    try {
      await alone.asVisitor().get('/api/listings').expect(200);
      await alone.asVisitor().get('/health/ready').expect(200);
    } finally {
      await alone.close();
    }
  });
});
