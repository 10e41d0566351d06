/** What says to which trip a match belongs. */
export interface Member {
  id: number;
  relayId?: number | null | undefined;
}

/** The trip of a match: what belongs to the traveler is stored once under it, for all companions. */
export const tripIdOf = ({ id, relayId }: Member): number => relayId ?? id;
/** Of the match with this alias. */
export const tripOf = (match: string) => `coalesce(${match}.relay_id, ${match}.id)`;

/** The request of the traveler on the match with this alias. */
export const requestOf = (match: string) =>
  `coalesce((${match}.traveler->>'listingId')::bigint, ${match}.listing_id)`;

/** Whether the match with this alias is one of several. A trip with one companion costs a look into a small index. */
export const isInRelay = (match: string) => `
  (${match}.relay_id is not null or exists (select from match of_relay where of_relay.relay_id = ${match}.id))`;

/** All matches of a trip, from the alias `member`. */
export const isMember = (member: string, trip: string) =>
  `(${member}.id = ${trip} or ${member}.relay_id = ${trip})`;

/**
 * Trips that are over with the account of this person, two values: those of a traveler, and those on which a helper was
 * the only one.
 */
export const tripsLeftWith = `
  select id from match where seeker_id = ?
  union select ${tripOf('h')} from match h where h.helper_id = ? and not exists (
    select from match o join "user" u on u.id = o.helper_id and u.deleted_at is null
    where ${isMember('o', tripOf('h'))} and o.helper_id <> h.helper_id and o.status in ('agreed', 'done'))`;

/** One value: the matches of a listing, with those of their companions. */
export const matchesAround = `
  select o.id from match t join match o on ${isMember('o', tripOf('t'))} where t.listing_id = ?`;
