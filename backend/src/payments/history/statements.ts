import { heldUntil, isWaiting } from '../store/held-until.js';

export const columns = `
  t.id::float8 as id, case when t.recipient_id = $1::bigint then 'received' else 'sent' end as direction,
  case when t.recipient_id = $1::bigint then t.sender_id else t.recipient_id end::float8 as "otherId",
  t.cents / 100 as amount, t.message, t.status, t.money,
  t.money = 'held' and t.review is not null and t.review <> 'released' as "isUnderReview", t.paid_at as "paidAt",
  case when ${isWaiting} and isfinite(${heldUntil}) then (${heldUntil} at time zone 'UTC')::date::text end as "heldUntil",
  t.given_to as "givenTo", coalesce(t.charge_id, t.key::text) as number`;

const mine = { received: 't.recipient_id = $1', sent: 't.sender_id = $1' };

/** $2 is the last tip of the previous page, and must be one of the user's own. */
export const pageOf = (direction: keyof typeof mine): string => `
  select ${columns}
  from tip t
  where ${mine[direction]} and t.paid_at is not null
    and (t.paid_at, t.id) < (
      case when $2::bigint is null then 'infinity'
        else (select before.paid_at from tip before where before.id = $2 and $1 in (before.sender_id, before.recipient_id)) end,
      coalesce($2::bigint, 0))
  order by t.paid_at desc, t.id desc limit $3`;

export const all = `
  select ${columns} from tip t
  where (${mine.received} or ${mine.sent}) and t.paid_at is not null
  order by t.paid_at desc, t.id desc limit 10000`;

/** Returned tips do not count. */
const inTheYear = (direction: keyof typeof mine) => `
  select t.paid_at, t.cents, '${direction}' as direction from tip t, year
  where ${mine[direction]} and t.paid_at >= year.first at time zone 'utc' and t.money <> 'returned'`;

export const months = `
  with year as (
    select date_trunc('month', now() at time zone 'utc') - interval '11 months' as first
  ), paid as (${inTheYear('received')} union all ${inTheYear('sent')})
  select to_char(month.start, 'YYYY-MM') as month,
    (coalesce(sum(cents) filter (where direction = 'received'), 0) / 100)::float8 as received,
    (coalesce(sum(cents) filter (where direction = 'sent'), 0) / 100)::float8 as sent
  from year, generate_series(year.first, year.first + interval '11 months', '1 month') as month (start)
  left join paid on date_trunc('month', paid.paid_at at time zone 'utc') = month.start
  group by month.start order by month.start`;
