import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { makeHelper } from '../testing/fixtures.js';
import { beginTip, confirm, reportPaid } from '../testing/tipping.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
afterAll(() => app.close());

describe('a helper who leaves', () => {
  it('can be tipped and paid while they delete the account, without a deadlock', async () => {
    for (let round = 0; round < 20; round++) {
      const helper = await makeHelper(app);
      const giver = await app.make.user();
      const [theirs, mine] = [await app.as(helper), await app.as(giver)];
      const form = { amount: 5, recipientId: helper.id, clientKey: randomUUID() };
      const intent = await beginTip(mine, form);
      await confirm(mine, intent);
      const replies = await Promise.all([
        reportPaid(mine, intent),
        mine.post('/api/create-payment-intent', { ...form, clientKey: randomUUID() }),
        theirs.delete('/api/profile', { email: helper.email }),
        mine.post('/api/create-payment-intent', { ...form, message: 'Thank you' }),
        app.asVisitor().post('/api/create-payment-intent', { amount: 5, recipientId: helper.id }),
        mine.delete('/api/profile', { email: giver.email }),
      ]);
      expect(replies.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    }
    // No tip starts after its recipient has left.
    const { rows } = await app.database.pool.query(
      `select from tip join "user" helper on helper.id = tip.recipient_id
     where helper.deleted_at is not null and tip.created_at > helper.deleted_at + interval '1 second'`,
    );
    expect(rows).toEqual([]);
  }, 60_000);
});
