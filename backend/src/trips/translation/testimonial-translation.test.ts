import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Client } from '../../testing/client.js';
import { translation } from '../../platform/translation/contract.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { testimonials } from '../reviews/contract.js';
import { met, publicUser, rateBy, reviewsOf } from '../testing/reviews.js';

const written = 'Ella acompañó a mi madre hasta la puerta.';
const answered = 'Fue un placer ir con ella.';

let app: TestApp;
let author: Awaited<ReturnType<typeof publicUser>>;
let target: Awaited<ReturnType<typeof publicUser>>;
let id: number;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(async () => {
  [author, target] = [await publicUser(app), await publicUser(app)];
  await met(app, author, target);
  await rateBy(await app.as(author), target, 5, { text: written }).expect(200);
  id = (await reviewsOf(target, app.asVisitor()))[0]?.id ?? 0;
});
afterAll(() => app.close());

const ask = (what: string | number, client: Client = app.asVisitor()) =>
  client.post(`/api/testimonials/id/${what}/translation`, undefined, { 'x-language': 'te' });
const reply = async () =>
  (await app.as(target)).post(`/api/testimonials/id/${id}/reply`, { text: answered }).expect(200);
const set = (change: string) =>
  app.database.query(`test-${change}`, `update testimonial set ${change} where id = $1`, [id]);

describe('a translated review', () => {
  it('is read by everybody in the language of the page, and so is the reply', async () => {
    expect(translation.parse((await ask(id).expect(200)).json())).toEqual({
      text: `[es → te] ${written}`,
      from: 'es',
    });
    await ask(`${id}/reply`).expect(404);
    await reply();
    expect((await ask(`${id}/reply`).expect(200)).json()).toMatchObject({ text: `[es → te] ${answered}` });
  });

  it('covers for strangers what the review covers', async () => {
    const text = 'Ella es muy amable con mi madre: +34 612 345 678.';
    const other = await publicUser(app, { verified: false });
    await met(app, other, target);
    await rateBy(await app.as(other), target, 5, { text }).expect(200);
    const [review] = await reviewsOf(target, app.asVisitor());
    expect(review?.text).not.toContain('612');
    expect((await ask(review?.id ?? 0).expect(200)).json()).toMatchObject({
      text: `[es → te] ${review?.text}`,
    });
  });

  it.each(['is_withheld = true', 'is_hidden = true'])(
    'is not found while nobody reads it: %s',
    async (change) => {
      await reply();
      await set(change);
      await ask(id).expect(404);
      await ask(`${id}/reply`).expect(404);
    },
  );

  it('is not found by those between whom and one of the two is a block', async () => {
    const reader = await app.as(await publicUser(app));
    await ask(id, reader).expect(200);
    await reader.post('/api/blocks', { userId: author.id }).expect(200);
    await ask(id, reader).expect(404);
    await ask(id).expect(200);
  });

  const unpublic = 'update "user" set public_since = null where id = $1';

  it('is read by those who find it on the home page only', async () => {
    await app.database.query('test-unpublic', unpublic, [target.id]);
    const shown = testimonials.parse((await app.asVisitor().get('/api/testimonials').expect(200)).json());
    expect(shown.map((one) => one.id)).toContain(id);
    expect((await ask(id).expect(200)).json()).toMatchObject({ text: `[es → te] ${written}` });
  });

  it('is not found where the person whom it is about is not', async () => {
    // Too few stars for the home page.
    await set('rating = 3');
    await app.database.query('test-unpublic', unpublic, [target.id]);
    await ask(id).expect(404);
    await ask(id, await app.as(await app.make.user())).expect(404);
    await ask(id, await app.as(target)).expect(200);
    await ask(99_999_999).expect(404);
  });
});
