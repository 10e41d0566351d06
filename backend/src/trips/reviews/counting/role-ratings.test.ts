import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { publicProfile } from '../../../account/contract.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { rateBy } from '../../testing/reviews.js';
import { agreedTrip, finish } from '../../testing/trips.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '100' } });
});
afterAll(() => app.close());

const ratings = async ({ id }: { id: number }) =>
  publicProfile.parse((await app.asVisitor().get(`/api/users/${id}`).expect(200)).json()).ratings;

async function member() {
  const user = await app.make.user({ publicSince: new Date(), verified: true });
  await app.make.traveler(user);
  await app.database.query('test-counts', 'update traveler set counts_since = now() where user_id = $1', [
    user.id,
  ]);
  return user;
}
type Member = Awaited<ReturnType<typeof member>>;

const review = (author: Member, target: Member, rating: number, listingId: number | null = null) =>
  app.database.query(
    'test-review',
    `insert into testimonial (author_id, target_id, listing_id, rating, text, covered_text)
     values ($1, $2, $3, $4, 'Very good company', '')`,
    [author.id, target.id, listingId, rating],
  );

describe('the rating by role', () => {
  it('tells how a person is as helper and as traveler, by the side each had in the match', async () => {
    const trip = await agreedTrip(app);
    const { helper, seeker, helpers, seekers } = trip;
    await finish(app, trip);
    await app.database.query('test-public', 'update "user" set public_since = now()');
    expect(await ratings(helper)).toEqual({ asHelper: null, asTraveler: null });
    await rateBy(seekers, helper, 4).expect(200);
    expect(await ratings(helper)).toEqual({ asHelper: null, asTraveler: null });
    await rateBy(helpers, seeker, 5).expect(200);
    expect(await ratings(helper)).toEqual({ asHelper: { average: 4, count: 1 }, asTraveler: null });
    expect(await ratings(seeker)).toEqual({ asHelper: null, asTraveler: { average: 5, count: 1 } });
  });

  it('tells it by the type of the listing when only the contact was shared, and counts each person once', async () => {
    const [target, one, other] = [await member(), await member(), await member()];
    const offer = await app.make.listing({ by: target, type: 'helper' });
    const later = await app.make.listing({ by: target, type: 'helper' });
    const request = await app.make.listing({ by: target, type: 'seeking_help' });
    await review(one, target, 1, offer.id);
    await review(one, target, 4, later.id);
    await review(other, target, 5, offer.id);
    await review(other, target, 2, request.id);
    await review(other, target, 1);
    expect(await ratings(target)).toEqual({
      asHelper: { average: 4.5, count: 2 },
      asTraveler: { average: 2, count: 1 },
    });
  });

  it('counts accounts that verified one number as one person', async () => {
    const [target, one, other] = [await member(), await member(), await member()];
    const { id } = await app.make.listing({ by: target, type: 'helper' });
    await app.database.query('test-one-number', `update "user" set phone_key = 'one' where id = any($1)`, [
      [one.id, other.id],
    ]);
    await review(one, target, 1, id);
    await review(other, target, 3, id);
    expect(await ratings(target)).toMatchObject({ asHelper: { average: 3, count: 1 } });
  });

  it('counts neither new accounts nor what is hidden or withheld', async () => {
    const [target, author] = [await member(), await member()];
    const { id } = await app.make.listing({ by: target, type: 'helper' });
    const fresh = await app.make.user();
    await app.make.traveler(fresh);
    await review(fresh, target, 5, id);
    await review(author, target, 1, id);
    expect(await ratings(target)).toMatchObject({ asHelper: { average: 1, count: 1 } });
    await app.database.query(
      'test-withhold',
      'update testimonial set is_withheld = true where author_id = $1',
      [author.id],
    );
    expect(await ratings(target)).toEqual({ asHelper: null, asTraveler: null });
  });

  it.each(['mailbox_key', 'phone_key'])('counts accounts of one person once: %s', async (key) => {
    const [target, other] = [await member(), await member()];
    const { id } = await app.make.listing({ by: target, type: 'helper' });
    for (const stars of [1, 1, 2]) {
      const author = await member();
      await app.database.query(`test-${key}`, `update "user" set ${key} = 'the same' where id = $1`, [
        author.id,
      ]);
      await review(author, target, stars, id);
    }
    await review(other, target, 5, id);
    expect(await ratings(target)).toEqual({ asHelper: { average: 3.5, count: 2 }, asTraveler: null });
  });
});
