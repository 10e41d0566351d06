import type { FlightCheck, TimetableFlight } from './contract.js';

/** Of members: those that are open, and those of trips that two have agreed on. */
export const findListings = `
  select l.id::float8 as id, l.user_id::float8 as "userId", not exists (
    select from flight_check c where c.listing_id = l.id and c.number = ? and c.day = ?::date) as "isNew"
  from listing l
  where l.user_id is not null and l.id in (
    select listing_id from listing_leg where type in ('helper', 'seeking_help') and flight = ? and day = ?::date
    union
    select m.listing_id from match m left join trip_leg g on g.match_id = m.id
    where m.status = 'agreed' and m.date between ?::date - 3 and ?::date
      and coalesce(g.flight, m.flight_number) = ? and m.date + coalesce(g.days_later, 0) = ?::date)
  order by l.id`;

export interface CheckRow {
  number: string;
  day: string;
  says: TimetableFlight | null;
  asks: FlightCheck['asks'] | null;
}

export const findCheck = `
  select number, day::text as day, says, asks from flight_check where listing_id = ? and leg = ?`;

export const storeCheck = `
  insert into flight_check (listing_id, leg, number, day, says, asks) values (?, ?, ?, ?, nullif(?::jsonb, 'null'), ?)
  on conflict (listing_id, leg) do update
  set number = excluded.number, day = excluded.day, says = excluded.says, asks = excluded.asks`;

export const settleCheck = `update flight_check set asks = null where listing_id = ? and leg = ?`;

/** Its owner has changed the flights, with whatever was asked in view. */
export const forgetChecks = `delete from flight_check where listing_id = ?`;
