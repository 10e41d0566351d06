import type { EntityManager } from '@mikro-orm/postgresql';

/** In the order of the ids, to avoid deadlocks. */
const lock = `select 1 from traveler where user_id in (?) order by user_id for no key update`;

const count = `
  update traveler t set (rating_sum, rating_count) =
    (select coalesce(sum(rating), 0), count(*) from testimonial where target_id = t.user_id)
  where user_id in (?)`;

/** Changes testimonials and updates the rating sums of these people. */
export async function rate<Result>(
  em: EntityManager,
  people: number[],
  change: () => Promise<Result>,
): Promise<Result> {
  if (!people.length) return change();
  await em.execute(lock, [people]);
  const result = await change();
  await em.execute(count, [people]);
  return result;
}
