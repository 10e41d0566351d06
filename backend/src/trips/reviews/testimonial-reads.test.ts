import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { Interactions } from '../../account/index.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { testimonials } from './contract.js';
import { about, newestKind } from './testimonial-reads.js';

type Person = Awaited<ReturnType<TestApp['make']['user']>>;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '100' } });
});
afterAll(() => app.close());

const someonePublic = async () => {
  const user = await app.make.user({ publicSince: new Date() });
  await app.make.traveler(user);
  return user;
};
let minutes = 0;
/** One per minute. */
const write = (author: Person, target: Person, rating: number, text: string) =>
  app.database.query(
    'test-write',
    `insert into testimonial (author_id, target_id, listing_id, rating, text, covered_text, created_at)
     values ($1, $2, $3::bigint, $4, $5, $5, now() + $3::bigint * interval '1 minute')`,
    [author.id, target.id, (minutes += 1), rating, text],
  );
const texts = async (path: string, client = app.asVisitor()) => {
  const reply = await client.get(path).expect(200);
  return testimonials.parse(reply.json()).map(({ text }) => text);
};

describe('the list of reviews', () => {
  it('shows the newest good reviews on the start page', async () => {
    const [one, other] = [await someonePublic(), await someonePublic()];
    expect(await texts('/api/testimonials?limit=6')).toEqual([]);
    const said = ['The first of them', 'A second one', 'A third one', 'A fourth one'];
    for (const text of said) await write(one, other, 4, text);
    await write(other, one, 3, 'It was only all right');
    expect(await texts('/api/testimonials?limit=3')).toEqual([...said].reverse().slice(0, 3));
    expect(await texts('/api/testimonials')).toEqual([...said].reverse());
  });

  it('shows all reviews of a person, newest first, also the critical ones', async () => {
    const [one, other] = [await someonePublic(), await someonePublic()];
    await write(one, other, 5, 'Very good company');
    await write(one, other, 2, 'Did not show up');
    expect(await texts(`/api/testimonials/user/${other.id}`)).toEqual([
      'Did not show up',
      'Very good company',
    ]);
    expect(await texts(`/api/testimonials/user/${one.id}`)).toEqual([]);
  });

  it('hides members without public content, except from themselves', async () => {
    const hidden = await app.make.user();
    for (const id of [hidden.id, 999_999])
      await app.asVisitor().get(`/api/testimonials/user/${id}`).expect(404);
    await (await app.as(await app.make.user())).get(`/api/testimonials/user/${hidden.id}`).expect(404);
    expect(await texts(`/api/testimonials/user/${hidden.id}`, await app.as(hidden))).toEqual([]);
  });

  it('hides members who have blocked each other from each other', async () => {
    const [one, other, third] = [await someonePublic(), await someonePublic(), await someonePublic()];
    await write(other, third, 5, 'Said by the other');
    await write(third, other, 5, 'Said about the other');
    const client = await app.as(one);
    expect(await texts(`/api/testimonials/user/${third.id}`, client)).toEqual(['Said by the other']);
    await (await app.as(other)).post('/api/blocks', { userId: one.id }).expect(200);
    await client.get(`/api/testimonials/user/${other.id}`).expect(404);
    expect(await texts(`/api/testimonials/user/${third.id}`, client)).toEqual([]);
    const home = await texts('/api/testimonials?limit=50', client);
    expect(home).not.toContain('Said by the other');
    expect(home).not.toContain('Said about the other');
    expect(await texts(`/api/testimonials/user/${third.id}`)).toEqual(['Said by the other']);
  });

  it('names the page of an author only to those who find it, and of a deleted account to nobody', async () => {
    const target = await someonePublic();
    const [seen, hidden, suspended] = [await someonePublic(), await app.make.user(), await someonePublic()];
    await app.make.traveler(hidden);
    for (const author of [seen, hidden, suspended]) await write(author, target, 5, 'Very good company');
    await app.database.query(
      'test-suspend',
      `update "user" set suspended_until = now() + interval '1 day' where id = $1`,
      [suspended.id],
    );
    const authors = async (client = app.asVisitor()) => {
      const reply = await client.get(`/api/testimonials/user/${target.id}`).expect(200);
      return testimonials.parse(reply.json()).map(({ user }) => user.id);
    };
    expect(await authors()).toEqual([undefined, undefined, seen.id]);
    expect(await authors(await app.as(await app.make.user()))).toEqual([undefined, undefined, seen.id]);
    expect(await authors(await app.as(hidden))).toEqual([undefined, hidden.id, seen.id]);
    const em = app.nest.get(MikroORM).em.fork();
    await app.get(Interactions).record(em, target.id, hidden.id, 'contact');
    expect(await authors(await app.as(target))).toEqual([undefined, hidden.id, seen.id]);

    await (await app.as(seen)).delete('/api/profile', { email: seen.email }).expect(200);
    expect(await authors(await app.as(target))).toEqual([undefined, hidden.id, undefined]);
  });

  it.each(['limit=0', 'limit=51', 'limit=many', 'page=2'])(
    'refuses an invalid list query: %s',
    async (query) => {
      await app.asVisitor().get(`/api/testimonials?${query}`).expect(400);
    },
  );

  it('reads along an index, however many there are', async () => {
    await app.database.query(
      'test-many',
      `insert into testimonial (author_id, target_id, listing_id, rating, text, covered_text)
     select a.user_id, b.user_id, 1000 + n, 1 + n % 5, 'Many kind words', 'Many kind words'
     from traveler a, traveler b, generate_series(1, 500) n where a.user_id <> b.user_id`,
    );
    await app.database.query('test-analyze', 'analyze testimonial');
    const plan = async (sql: string, first: number) => {
      const explained = `explain ${sql.replaceAll('$1', String(first)).replaceAll('$2::bigint[]', `'{7}'::bigint[]`)}`;
      return JSON.stringify(await app.database.query(`plan-${first}`, explained));
    };
    expect(await plan(newestKind, 6)).toContain('testimonial_kind');
    expect(await plan(about, 1)).toContain('testimonial_target');
  });
});
