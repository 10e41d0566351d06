import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '../../testing/test-database.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { search } from '../testing/searching.js';

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

describe('the search on a replica', () => {
  it('shows members their latest post, and visitors the state of the replica', async () => {
    const by = await app.make.user();
    const { id } = await app.make.listing({ by });
    expect((await search(await app.as(by), 'from=JFK')).ids).toEqual([id]);
    expect((await search(app.asVisitor(), 'from=JFK')).ids).toEqual([]);
    await app.asVisitor().get(`/api/listings/id/${id}/details`).expect(200);
  });
});
