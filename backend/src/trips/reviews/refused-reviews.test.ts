import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { met, publicUser, rateBy } from '../testing/reviews.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
afterAll(() => app.close());

const takeOut = (authorId: number) =>
  app.database.query('test-take-out', 'update testimonial set is_withheld = true where author_id = $1', [
    authorId,
  ]);

describe('the form of a review', () => {
  it.each([
    ['the same account', {}, {}],
    ['another account of the mailbox', { mailboxKey: 'one mailbox' }, { mailboxKey: 'one mailbox' }],
    ['another account with the phone', { phoneKey: 'one phone' }, { phoneKey: 'one phone' }],
  ])('does not take a review again that the desk has taken out, from %s', async (_, first, second) => {
    const target = await publicUser(app);
    const author = await app.make.user({ verified: true, ...first });
    const again = Object.keys(second).length ? await app.make.user({ verified: true, ...second }) : author;
    for (const person of new Set([author, again])) await met(app, person, target);
    await rateBy(await app.as(author), target, 1).expect(200);
    await takeOut(author.id);
    const refused = await rateBy(await app.as(again), target, 1).expect(403);
    expect(refused.text).toContain('was taken out of sight');

    const other = await app.make.user({ verified: true });
    await met(app, other, target);
    await rateBy(await app.as(other), target, 5).expect(200);
  });
});
