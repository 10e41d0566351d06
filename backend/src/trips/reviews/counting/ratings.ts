import type { EntityManager } from '@mikro-orm/postgresql';

/** In the order of the ids, to avoid deadlocks. */
const lock = `select 1 from traveler where user_id in (?) order by user_id for no key update`;

/** Whether a review `w` by the traveler `a` counts. One without a trip needs a phone number: mailboxes cost nothing. */
export const reviewCounts = `a.counts_since is not null and (w.match_id is not null or a.contacts_count)`;

/** Accounts of one mailbox, and those that have verified one number one after the other, are one person. */
export const authorOfReview = `
  coalesce(max(u.phone_key) over (partition by coalesce(u.mailbox_key, u.id::text)), u.mailbox_key, u.id::text)`;

/** Averages are over people: the latest visible review of each, however many accounts the person has. */
const count = `
  update traveler t set (rating_sum, rating_count) = (
    select coalesce(sum(rating), 0), count(*) from (
      select distinct on (person) rating from (
        select ${authorOfReview} as person, w.rating, w.created_at, w.id
        from testimonial w
        join traveler a on a.user_id = w.author_id and ${reviewCounts}
        join "user" u on u.id = w.author_id
        where w.target_id = t.user_id and not w.is_hidden and not w.is_withheld) said
      order by person, created_at desc, id desc) latest)
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
