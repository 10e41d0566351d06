import { jsonObject } from '../../platform/database/json-object.js';
import { networkDays } from './known-networks.js';

/** An account counts as new that long. */
const newDays = 30;
/** A network of more people tells nothing about one of them. */
const maxPeopleOfNetwork = 200;

export interface Surroundings {
  /** People on either side of a block. */
  hidden: number[];
  /** People who blocked a person with whom this new account shares a device or network. */
  wary: number[];
}

const sharing = `
  select theirs.user_id from known_device mine join known_device theirs using (token_hash)
  where mine.user_id = u.id and theirs.user_id <> u.id
  union
  select theirs.user_id from known_network mine join known_network theirs using (network_key)
  where mine.user_id = u.id and theirs.user_id <> u.id
    and theirs.last_seen_at > now() - interval '${networkDays} days'
    and (select count(*) from (
      select from known_network k where k.network_key = mine.network_key limit ${maxPeopleOfNetwork + 1}) people
    ) <= ${maxPeopleOfNetwork}`;

/** The ids on either side of a block, for a statement that would otherwise wait for another one to learn them. */
export const hiddenFrom = (viewer: string) => `
  array(select blocked_id from block where blocker_id = ${viewer}
    union select blocker_id from block where blocked_id = ${viewer})`;

/** As JSON, because the driver takes longer to read arrays. */
export const around = `
  select u.id::float8 as id, ${jsonObject(`
    ${hiddenFrom('u.id')} as hidden,
    case when u.created_at > now() - interval '${newDays} days'
      then array(
        select distinct b.blocker_id from block b
        where b.blocked_id in (${sharing}) and b.blocker_id <> u.id)
      else '{}' end as wary`)} as around
  from "user" u where u.id = any($1::bigint[])`;
