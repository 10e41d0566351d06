import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { ROLE: 'web' } });
});
afterAll(() => app.close());

describe('a slow database', () => {
  it('a node starts on a database that takes its time', async () => {
    await app.database.query(
      'test-slow',
      `create function slow() returns trigger language plpgsql as $$ begin perform pg_sleep(0.2); return new; end $$`,
    );
    await app.database.query(
      'test-slow-queues',
      'create trigger slow before update on pgboss.queue for each row execute function slow()',
    );
    const node = await startTestApp({ env: { DATABASE_URL: app.config.databaseUrl, ROLE: 'web' } });
    await node.asVisitor().get('/health/ready').expect(200);
    await node.close();
    await app.database.query('test-quick', 'drop function slow cascade');
  });
});
