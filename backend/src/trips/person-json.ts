import { formerMember } from '../account/index.js';

/** The person as members see them. A deleted account keeps its place under id 0. */
export const personJson = (userId: string, traveler: string) => `
  json_build_object(
    'id', case when ${traveler}.user_id is null then 0 else ${userId} end,
    'username', coalesce(${traveler}.username, '${formerMember}'),
    'profilePictureUrl', ${traveler}.profile_picture_url, 'languages', ${traveler}.languages,
    'verified', coalesce(${traveler}.verified, false), 'documentCheckedAt', ${traveler}.document_checked_on,
    'ratingAverage', round(${traveler}.rating_sum::numeric / nullif(${traveler}.rating_count, 0), 1),
    'ratingCount', coalesce(${traveler}.rating_count, 0))`;

export const instant = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
