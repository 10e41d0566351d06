import { mailboxInSql, ownAccounts } from '../../account/index.js';

/** The most used of the sender's cards today; payments of all accounts with that card count. */
export const cardFull = `
  select extract(epoch from min(t.paid_at) + interval '1 day' - now())::float8 as wait
  from (
    select distinct card_fingerprint from tip
    where sender_id = $1 and paid_at > now() - interval '1 day'
  ) mine
  join tip t on t.card_fingerprint = mine.card_fingerprint and t.paid_at > now() - interval '1 day'
  group by t.card_fingerprint having count(*) >= $2::int order by count(*) desc limit 1`;

export const recipientFull = `
  select case
    when count(*) filter (where paid_at > now() - interval '1 hour') >= $2::int then extract(epoch from
      min(paid_at) filter (where paid_at > now() - interval '1 hour') + interval '1 hour' - now())
    when count(*) >= $3::int then extract(epoch from min(paid_at) + interval '1 day' - now())
  end::float8 as wait
  from tip where recipient_id = $1 and paid_at > now() - interval '1 day'`;

export const lock = `select pg_advisory_xact_lock(hashtextextended(?, 15))`;
/** One lock for all accounts of a person. */
export const lockPerson = `
  select pg_advisory_xact_lock(hashtextextended(? || min(mine.id), 15)) from (${ownAccounts('?::bigint')}) mine`;

/** One after the other in the same order everywhere, so that no two payments wait for each other. */
export const lockDestinations = `
  select pg_advisory_xact_lock(hashtextextended('tip-destination:' || destination, 15))
  from (select unnest(destinations) as destination from payout_account where user_id = ? order by 1) those`;

/**
 * The card belongs to the recipient, or to an account with the recipient's mailbox or payout destination, or a guest's
 * receipt went to that mailbox.
 */
const isOwnCard = `
  exists (
    select from tip used
    left join "user" giver on giver.id = used.sender_id
    left join payout_account theirs on theirs.user_id = giver.id
    where (used.id = tip.id or used.card_fingerprint = tip.card_fingerprint and used.paid_at is not null)
      and (giver.id = helper.id or used.giver_mailbox = helper.mailbox_key
        or ${mailboxInSql('giver.email')} = ${mailboxInSql('helper.email')}
        or ${mailboxInSql('used.receipt_email')} = ${mailboxInSql('helper.email')}
        or theirs.destinations && account.destinations)
  ) or tip.card_fingerprint = any (account.destinations)`;

const isOverCardLimit = `
  checks.per_card is not null and (
    select count(*) from tip used
    where used.card_fingerprint = tip.card_fingerprint and used.paid_at > now() - interval '1 day'
  ) > checks.per_card`;

/** This tip is one of them. Only at the payment: afterwards the day may be another. */
const centsToday = (whose: string) => `
  checks.per_card is not null and (
    select sum(other.cents) from tip other
    where ${whose} and other.paid_at > now() - interval '1 day' and other.status = 'succeeded'
  )`;
/** With all accounts of the person. */
const accountsOf = (side: 'sender_id' | 'recipient_id') =>
  `select mine.id from (${ownAccounts(`tip.${side}`)}) mine`;
const isOverGiverSum = `(
  ${centsToday(`other.sender_id in (${accountsOf('sender_id')})`)} > checks.giver_cents
  or ${centsToday('other.card_fingerprint = tip.card_fingerprint')} > checks.giver_cents)`;
/** Several people who are paid into one bank account take the money of one. */
const sharePayouts = `
  select theirs.user_id from payout_account theirs where theirs.destinations && account.destinations`;
const ofRecipient = centsToday(`other.recipient_id in (${accountsOf('recipient_id')} union ${sharePayouts})`);
const isNewRecipient = `coalesce(account.created_at, now()) > now() - interval '7 days'`;

export const hold = `
  update tip set review = 'pending', review_reason = checked.reason
  from (
    select tip.id, case
      when ${isOwnCard} then 'own_card'
      when ${isOverCardLimit} then 'card_limit'
      when ${isOverGiverSum} then 'giver_sum'
      when ${ofRecipient} > checks.recipient_cents then 'recipient_sum'
      when ${isNewRecipient} and ${ofRecipient} > checks.new_recipient_cents then 'new_recipient'
    end as reason
    from tip
    cross join (
      select ?::int as per_card, ?::int as giver_cents, ?::int as recipient_cents, ?::int as new_recipient_cents
    ) checks
    left join "user" helper on helper.id = tip.recipient_id
    left join payout_account account on account.user_id = tip.recipient_id
    where tip.id = ? and tip.money = 'held' and tip.review is null
  ) checked
  where tip.id = checked.id and checked.reason is not null and tip.review is null
  returning checked.reason as reason, tip.sender_id::float8 as "senderId", tip.recipient_id::float8 as "recipientId"`;
