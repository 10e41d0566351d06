import { formerMember } from '../account/index.js';
import { jsonObject } from '../platform/database/json-object.js';

/** The person as members see them. A deleted account keeps its place under id 0. */
export const personJson = (userId: string, traveler: string) =>
  jsonObject(`
    case when ${traveler}.user_id is null then 0 else ${userId} end as id,
    coalesce(${traveler}.username, '${formerMember}') as username,
    ${traveler}.profile_picture_url as "profilePictureUrl", ${traveler}.languages,
    coalesce(${traveler}.verified, false) as verified, ${traveler}.document_checked_on as "documentCheckedAt",
    round(${traveler}.rating_sum::numeric / nullif(${traveler}.rating_count, 0), 1) as "ratingAverage",
    coalesce(${traveler}.rating_count, 0) as "ratingCount"`);

export const instant = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
