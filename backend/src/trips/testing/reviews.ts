import { MikroORM } from '@mikro-orm/postgresql';
import { Interactions } from '../../account/index.js';
import { settled } from '../../testing/settled.js';
import type { Client } from '../../testing/client.js';
import type { TestApp } from '../../testing/test-app.js';
import { testimonialPermission, testimonials } from '../reviews/contract.js';

interface Member {
  id: number;
}

export const words = 'She walked my mother to the gate.';

export const publicUser = (app: TestApp, about: object = {}) =>
  app.make.user({ publicSince: new Date(), ...about });

/** One of the two has seen the other's contact. */
export const met = (app: TestApp, one: Member, other: Member) =>
  app.get(Interactions).record(app.nest.get(MikroORM).em.fork(), one.id, other.id, 'contact');

export const rateBy = (client: Client, { id }: Member, rating = 5, more: object = {}) =>
  client.post('/api/testimonials', { targetUserId: id, text: words, rating, ...more });

export const reviewsOf = async ({ id }: Member, client: Client) =>
  testimonials.parse((await client.get(`/api/testimonials/user/${id}`).expect(200)).json());

export const permissionTo = async (client: Client, { id }: Member, query = '') =>
  testimonialPermission.parse(
    (await client.get(`/api/testimonials/user/${id}/permission${query}`).expect(200)).json(),
  );

/** After what a new traveler wrote has been counted. */
export async function starsOf(app: TestApp, { id }: Member) {
  const jobs = `select from pgboss.job where name = 'listings.counts-now'`;
  if ((await app.database.query('test-jobs', jobs)).length)
    await settled(app.database, 'listings.counts-now');
  const [row] = await app.database.query<{ sum: number; count: number }>(
    'test-stars',
    'select rating_sum as sum, rating_count as count from traveler where user_id = $1',
    [id],
  );
  return row;
}
