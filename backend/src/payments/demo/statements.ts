export const find = `select 1 from tip where key = ?::uuid`;

/** Without the name of its payment: no event about it sends receipts of what was paid long ago. */
export const add = `
  insert into tip (key, sender_id, recipient_id, cents, message, charge_id, status, money, created_at, paid_at, look_at)
  select ?::uuid, sender.id, recipient.id, ?::int, ?, ?, 'succeeded', 'held',
    now() - make_interval(days => ?), now() - make_interval(days => ?), null
  from "user" sender, "user" recipient
  where sender.email = ? and recipient.email = ? and recipient.helper_since is not null
  on conflict (key) do nothing
  returning id::float8 as id, sender_id::float8 as "senderId", recipient_id::float8 as "recipientId"`;
