import { today } from '../sql/today.js';

/** Several people who are found within this time are one mail. */
export const wait = (seconds: number) => `interval '${seconds} seconds'`;

/** The next morning at 8 in a time zone. */
const nextMorning = (zone: string) =>
  `(((now() at time zone ${zone}) - time '08:00')::date + 1 + time '08:00') at time zone ${zone}`;

/** When the mail about a hit is due. */
export const dueAt = (how: string, zone: string, seconds: number) =>
  `case when ${how} = 'now' then now() + ${wait(seconds)} else ${nextMorning(zone)} end`;

/** The contract's `alert`. */
export const alertColumns = `
  a.id::float8 as id, a.type, a.departure_airport as "from", a.arrival_airport as "to", a.flight_number as flight,
  a.first_day::text as "firstDay", a.last_day::text as "lastDay", a.nearby, a.how, a.status,
  a.listing_id::float8 as listing, a.own_listing_id::float8 as "ownListing",
  (select count(*)::int from alert_hit h where h.alert_id = a.id and h.mail_id is not null) as found`;

/** That of a closed listing rests until the listing is open again. */
export const isRunning = `(a.last_day >= ${today} and (a.own_listing_id is null
  or exists (select from listing o where o.id = a.own_listing_id and o.status = 'active')))`;

/** A member's alerts, and those that the same address has confirmed as a guest. */
export const isOf = (user: string, email: string) =>
  `(a.user_id = ${user} or a.email = ${email}) and a.status <> 'unconfirmed' and ${isRunning}`;

/** Creating, confirming and telling are done one after the other for each mailbox. */
export const lockMailbox = `select pg_advisory_xact_lock(hashtextextended('alerts of ' || ?, 0))`;
