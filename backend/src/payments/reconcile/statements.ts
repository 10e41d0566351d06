/** A lease of one minute, so that nodes share the work and a crashed node loses nothing. */
export const claim = `
  update tip set look_at = now() + interval '1 minute'
  where id in (
    select id from tip where look_at <= now() order by look_at, id limit 100 for update skip locked
  )
  returning id::float8 as id,
    paid_at is null and created_at < now() - interval '24 hours' as "isStale"`;

/** Polls ever less often; paid tips for as long as refunds and disputes can happen. */
export const plan = `
  update tip set looks = looks + 1, look_at = case
    when status in ('refunded', 'abandoned') then null
    when paid_at is null then
      now() + (array['10 minutes', '1 hour', '6 hours']::interval[])[least(looks, 2) + 1]
    else now() + (array['7 days', '30 days', '90 days']::interval[])[looks + 1]
  end
  where id = $1`;

/** Tips whose transfer job was lost or gave up; the key allows one new job every ten minutes. */
export const heldTransfers = `
  select t.id::float8 as id, t.id || ' ' || floor(extract(epoch from now()) / 600) as key
  from tip t left join payout_account a on a.user_id = t.recipient_id and a.is_ready
  where t.money = 'held' and t.status = 'succeeded' and (a.user_id is not null or t.given_to is not null)
    and (t.review is null or t.review = 'released') and t.paid_at < now() - interval '2 minutes'
  order by t.id limit 500`;
