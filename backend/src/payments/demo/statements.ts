export const add = `
  insert into tip (key, sender_id, recipient_id, cents, message, status, money, created_at, paid_at, held_until,
    look_at)
  select ?::uuid, sender.id, recipient.id, ?::int, ?, 'succeeded', 'held',
    now() - make_interval(days => ?), now() - make_interval(days => ?), now() + interval '180 days', null
  from "user" sender, "user" recipient
  where sender.email = ? and recipient.email = ? and recipient.helper_since is not null
  on conflict (key) do nothing
  returning id::float8 as id, sender_id::float8 as "senderId", recipient_id::float8 as "recipientId"`;

export const uncharged = `
  select id::float8 as id, key::text as key, cents from tip
  where recipient_id = ? and money = 'held' and charge_id is null order by id`;

export const charge = `update tip set charge_id = ? where id = ? and charge_id is null`;
