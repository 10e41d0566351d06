/** The first day that still is today somewhere on Earth. */
export const today = `(now() at time zone 'Etc/GMT+12')::date`;

/** A guest's listing that nobody has claimed in time. */
export const isUnclaimedTooLong = `(l.user_id is null and l.created_at <= now() - interval '72 hours')`;

/** True of a listing by somebody whose id is in this parameter, an array. */
export const isBy = (people: string) => `(l.user_id = any(${people}::bigint[]) is true)`;

const instant = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const object = (columns: string) => `(select row_to_json(o) from (select ${columns}) o)`;

/** Looked up for each listing by itself: joined, the planner might read all airports for a page of nine. */
const place = (code: string) =>
  object(`code, name, city, country, lat, lon from airport where code = ${code}`);

/** Until the owner is verified, strangers see the words with ways around the connect request covered. */
const shown = (words: string) => `case when t.verified then l.${words} else l.covered_${words} end`;

const username = `coalesce(t.username, l.covered_name)`;

const columns = (words: { skills: string; description: string }) => `
  l.id, l.type, l.user_id as "userId",
  ${object(`${username} as username, t.profile_picture_url as "profilePictureUrl"`)} as "user",
  ${username} as username, t.profile_picture_url as "profilePictureUrl", t.languages,
  coalesce(t.verified, false) as verified,
  round(t.rating_sum::numeric / nullif(t.rating_count, 0), 1) as "ratingAverage",
  coalesce(t.rating_count, 0) as "ratingCount",
  l.departure_airport as "departureAirport", l.arrival_airport as "arrivalAirport",
  ${place('l.departure_airport')} as departure, ${place('l.arrival_airport')} as arrival,
  l.date, l.end_date as "endDate", l.time, l.flight_number as "flightNumber",
  ${words.skills} as skills, ${words.description} as description,
  l.tip_amount as "tipAmount", l.min_tip as "minTip", l.max_tip as "maxTip",
  l.offers_tips as "offersTips", l.accepts_tips as "acceptsTips",
  case when l.status = 'closed' then 'closed' when l.last_date < ${today} then 'expired' else 'active' end as status,
  ${instant('l.confirmed_at')} as "confirmedAt", ${instant('l.created_at')} as "createdAt"`;

/** The tables that the expressions below read from. */
export const listingFrom = `listing l left join traveler t on t.user_id = l.user_id`;

const publicColumns = columns({ skills: shown('skills'), description: shown('description') });

/** The contract's `listing` as JSON, made where the rows are: nothing is parsed or written again on the way out. */
export const listingJson = object(publicColumns);

/** The contract's `listing` and more columns behind it. */
export const listingJsonWith = (more: string) => object(`${publicColumns}, ${more}`);

/** The contract's `myListing`: what the owner typed, with what only they and whoever asks may see. */
export const myListingJson = object(`
  ${columns({ skills: 'l.skills', description: 'l.description' })},
  l.name, l.email, l.phone_number as "phoneNumber",
  (select count(*) from contact_request c where c.listing_id = l.id) as "contactRequests"`);
