import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { accountData } from '../../account/profile/contract.js';
import { forgetLimits } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { send } from '../testing/posting.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const count = async (table: string) => {
  const [row] = await app.database.query<{ n: number }>(
    `count-${table}`,
    `select count(*)::int as n from ${table}`,
  );
  return row?.n;
};

describe('the store of listings', () => {
  it('exports the listings of a member', async () => {
    const by = await app.make.user();
    const { id } = await app.make.listing({ by, description: 'In my own words' });
    await app.make.listing({ by: await app.make.user() });
    const { elsewhere } = accountData.parse((await (await app.as(by)).get('/api/profile/download')).json());
    expect(elsewhere).toMatchObject({ listings: [{ id, description: 'In my own words', email: by.email }] });
  });

  it('deletes claimed and unclaimed listings with the account, but not what others received', async () => {
    await app.database.query('forget-listings', 'delete from listing');
    await app.database.query('forget-travelers', 'delete from traveler');
    const [leaver, stays] = [await app.make.user(), await app.make.user()];
    const client = await app.as(leaver);
    await app.make.listing({ by: leaver });
    await app.make.listing({ by: stays });
    await send(app.asVisitor(), 'find', { email: leaver.email });
    const rate = (author: number, target: number, stars: number) =>
      app.database.query(
        'test-rate',
        `insert into testimonial (author_id, target_id, rating, text, covered_text) values ($1, $2, $3, 'Good company', '')`,
        [author, target, stars],
      );
    const third = await app.make.user();
    await app.make.traveler(third);
    await rate(leaver.id, stays.id, 1);
    await rate(third.id, stays.id, 5);
    await rate(stays.id, leaver.id, 5);
    await app.database.query(
      'test-sums',
      `update traveler set rating_sum = 6, rating_count = 2 where user_id = $1`,
      [stays.id],
    );

    await client.delete('/api/profile', { email: leaver.email }).expect(200);
    expect([await count('listing'), await count('traveler'), await count('testimonial')]).toEqual([1, 3, 2]);
    const [left] = await app.database.query(
      'test-rating',
      'select rating_sum as sum, rating_count as count from traveler where user_id = $1',
      [stays.id],
    );
    expect(left).toEqual({ sum: 6, count: 2 });
  });

  it('leaves no listing that is posted during the account’s deletion', async () => {
    const user = await app.make.user({ verified: true });
    const client = await app.as(user);
    const posting = send(client, 'create', { email: user.email }).catch((error: Error) => error);
    await client.delete('/api/profile', { email: user.email }).expect(200);
    await posting;
    const rows = await app.database.query('test-of', 'select 1 from listing where user_id = $1', [user.id]);
    expect(rows).toEqual([]);
  });
});
