import { jsonObject } from '../../platform/database/json-object.js';
import { fitsListing, passShownJson } from './pass-shown.sql.js';
import { raw, sql, type Part, type Sql } from '../sql/sql.js';
import { today } from '../sql/today.js';

/** True for a guest's listing that was not claimed in time. */
export const isUnclaimedTooLong = `(l.user_id is null and l.created_at <= now() - interval '72 hours')`;

/** False, not null, for guests' listings. */
export const isBy = (people: Part): Sql => sql`(l.user_id = any(${people}::bigint[]) is true)`;

const instant = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A lookup per listing: for a join the planner might read all airports. */
export const placeJson = (code: string) => `(select place::json from airport where code = ${code})`;

/** Strangers see the masked texts of unverified owners. */
const shown = (column: string) => `case when t.verified then l.${column} else l.covered_${column} end`;

const username = `coalesce(t.username, l.covered_name)`;

const legsSeen = (seesFlight: string) => `
    select jsonb_agg(
      case when ${seesFlight} then each else each - '{time,arrivalTime,arrivalDate,flightNumber}'::text[] end
      || case when place = any(l.covered_legs) then '{"covered":true}' else '{}' end::jsonb order by place)
    from jsonb_array_elements(l.legs) with ordinality leg (each, place)`;
const stops = `
    select json_agg(${placeJson(`each ->> 'to'`)} order by place)
    from jsonb_array_elements(l.legs - -1) with ordinality leg (each, place)`;

interface Texts {
  skills: string;
  description: string;
  flyer: string;
  /** Whether flight number and time are shown. */
  seesFlight: string;
}

const columns = (texts: Texts) => `
  l.id, l.type, l.user_id as "userId",
  ${jsonObject(`${username} as username, t.profile_picture_url as "profilePictureUrl"`)} as "user",
  ${username} as username, t.profile_picture_url as "profilePictureUrl",
  coalesce(nullif(l.languages, ''), t.languages) as languages,
  coalesce(t.verified, false) as verified, t.document_checked_on as "documentCheckedAt",
  round(t.rating_sum::numeric / nullif(t.rating_count, 0), 1) as "ratingAverage",
  coalesce(t.rating_count, 0) as "ratingCount",
  l.departure_airport as "departureAirport", l.arrival_airport as "arrivalAirport",
  ${placeJson('l.departure_airport')} as departure, ${placeJson('l.arrival_airport')} as arrival,
  l.date, l.end_date as "endDate", case when ${texts.seesFlight} then l.time end as time,
  case when ${texts.seesFlight} then l.flight_number end as "flightNumber", l.show_flight as "showFlight",
  case when ${texts.seesFlight} then l.arrival_time end as "arrivalTime",
  case when ${texts.seesFlight} then l.arrival_date end as "arrivalDate",
  case when l.legs is null then null when ${texts.seesFlight} and l.covered_legs = '{}' then l.legs
    else (${legsSeen(texts.seesFlight)}) end as legs,
  case when cardinality(l.covered_legs) = coalesce(jsonb_array_length(l.legs), 1) then true end as covered,
  case when l.legs is not null then (${stops}) end as stops,
  ${texts.skills} as skills, ${texts.description} as description,
  l.tip_amount as "tipAmount", l.min_tip as "minTip", l.max_tip as "maxTip",
  l.offers_tips as "offersTips", l.accepts_tips as "acceptsTips", l.contact, l.needs,
  ${texts.flyer} as flyer, ${passShownJson('l.user_id', fitsListing, texts.seesFlight)} as "passShown",
  case when l.status = 'closed' then 'closed' when l.last_date < ${today} then 'expired' else 'active' end as status,
  ${instant('l.confirmed_at')} as "confirmedAt", ${instant('l.created_at')} as "createdAt"`;

/** Defines the aliases `l` and `t` of the expressions below. */
export const listingFrom = `listing l left join traveler t on t.user_id = l.user_id`;

const covered = {
  skills: shown('skills'),
  description: shown('description'),
  flyer: `l.flyer - 'firstName'`,
};
/** To visitors, and in mails. */
export const showsFlightToAll = `(l.show_flight and not l.guarded)`;
const publicColumns = columns({ ...covered, seesFlight: showsFlightToAll });

/** `wary` are the people who hide their flight from this member; null for visitors, from whom all of these hide it. */
export const showsFlight = (wary: Part): Sql =>
  sql`(l.show_flight and not (l.guarded and coalesce(l.user_id = any(${wary}::bigint[]), true)))`;

/** The contract's `listing`. PostgreSQL writes the JSON, so the server only passes it on. */
export const listingJson = jsonObject(publicColumns);

/** With the flight, for callers that check who may see it. */
export const wholeListingJson = jsonObject(columns({ ...covered, seesFlight: 'true' }));

/** Like `listingFrom`, for `seenListingJson`. */
export const listingSeenBy = (wary: Part): Sql => sql`
  ${raw(listingFrom)} cross join lateral (select ${showsFlight(wary)} as flight) seen`;

const seenColumns = columns({ ...covered, seesFlight: 'seen.flight' });
/** As one viewer may see it. */
export const seenListingJson = jsonObject(seenColumns);
export const seenListingJsonWith = (more: string) => jsonObject(`${seenColumns}, ${more}`);

/** For a viewer who may have got the contact or own the listing. */
export const listingJsonFor = (
  viewer: Part,
  wary: Part,
): Sql => sql`${raw(seenListingJson)}::text as json from ${raw(listingFrom)}
  cross join lateral (select ${showsFlight(wary)} or l.user_id = ${viewer}::bigint or exists (
    select from contact_request c
    where c.listing_id = l.id and c.requester_id = ${viewer}::bigint and c.status = 'shared') as flight) seen`;

/** The contract's `myListing`: the texts as typed, and the contact details. */
export const myListingJson = jsonObject(`
  ${columns({ skills: 'l.skills', description: 'l.description', flyer: 'l.flyer', seesFlight: 'true' })},
  l.name, l.email, l.phone_number as "phoneNumber",
  (select count(*) from contact_request c where c.listing_id = l.id and c.status <> 'withdrawn') as "contactRequests",
  case when l.last_date >= ${today} then (
    select json_agg(row_to_json(f) order by leg) from (
      select leg, number as "flightNumber", day as date, asks, says
      from flight_check where listing_id = l.id and asks is not null) f) end as "flightChecks"`);
