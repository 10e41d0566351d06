import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Limits } from './limits.js';

describe('limits', () => {
  let app: TestApp;
  let limits: Limits;
  beforeAll(async () => {
    app = await startTestApp();
    limits = app.get(Limits);
  });
  afterAll(() => app.close());

  const count = async () =>
    app.database.query<{ count: number }>('test-count', 'select sum(count)::int as count from limit_bucket');

  it('counts 200 tries that come at the same moment as 200', async () => {
    const tries = Array.from({ length: 200 }, () => limits.take('wrong-code.address', { ip: '10.0.0.1' }));
    const settled = await Promise.allSettled(tries);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    const [row] = await count();
    expect(row?.count).toBe(200);
  });
});
