import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const meet = `insert into meeting (user_low, user_high, kind) values (least($1::bigint, $2), greatest($1::bigint, $2), 'contact')`;

async function twoWhoPraiseEachOther() {
  const people = [
    await app.make.user({ publicSince: new Date(), verified: true }),
    await app.make.user({ publicSince: new Date(), verified: true }),
  ] as const;
  const [one, other] = people;
  await app.database.query('test-meet', meet, [one.id, other.id]);
  const [mine, theirs] = [await app.as(one), await app.as(other)];
  const words = { text: 'A very kind companion', rating: 5 };
  await mine.post('/api/testimonials', { ...words, targetUserId: other.id }).expect(200);
  await theirs.post('/api/testimonials', { ...words, targetUserId: one.id }).expect(200);
  return { one, other, mine };
}

describe('the reviews of a member', () => {
  it('are part of the data export, without the names of their authors', async () => {
    const { other, mine } = await twoWhoPraiseEachOther();
    const data = (await mine.get('/api/profile/download').expect(200)).json();
    expect(data).toMatchObject({
      elsewhere: {
        testimonials: {
          written: [{ targetUserId: other.id, rating: 5, text: 'A very kind companion' }],
          received: [{ rating: 5, text: 'A very kind companion' }],
        },
      },
    });
    expect(JSON.stringify(data)).not.toContain('authorId');
  });

  it('are deleted with their subject; reviews of others remain, by a former member', async () => {
    const { one, other, mine } = await twoWhoPraiseEachOther();
    await mine.delete('/api/profile', { email: one.email }).expect(200);
    const left = await app.database.query(
      'test-left',
      'select author_id::float8 as author from testimonial where $1 in (author_id, target_id)',
      [one.id],
    );
    expect(left).toEqual([{ author: one.id }]);
    const shown = await app.asVisitor().get(`/api/testimonials/user/${other.id}`).expect(200);
    expect(shown.json()).toMatchObject([
      {
        text: 'A very kind companion',
        rating: 5,
        user: { username: 'Former member', profilePictureUrl: null },
      },
    ]);
    const [card] = await app.database.query(
      'test-card',
      'select rating_sum, rating_count from traveler where user_id = $1',
      [other.id],
    );
    expect(card).toEqual({ rating_sum: 5, rating_count: 1 });
  });
});
