import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { batchPerTick } from '../../platform/database/batch-per-tick.js';
import { jsonObject } from '../../platform/database/json-object.js';
import type { CurrentUser } from '../../platform/http/access.js';
import { hexHashOf } from '../codes/codes.js';
import { maskPhone } from '../people/phone.js';

export const sessionDays = 30;
const idleDays = 14;
const seenEveryMinutes = 5;

export const expiredSession = `s.created_at <= now() - interval '${sessionDays} days'
  or s.last_seen_at <= now() - interval '${idleDays} days'`;

type Session = Omit<CurrentUser, 'phoneNumberMasked' | 'createdAt'> & {
  hash: string;
  isSeenStale: boolean;
  createdAt: string;
};

/** One column, because the driver takes longer to read nineteen of them. */
const findSessions = `
  select ${jsonObject(`
    encode(s.token_hash, 'hex') as hash, s.id as "sessionId",
    array_remove(array[coalesce(u.mailbox_key, u.id::text), u.phone_key], null) as person,
    s.last_seen_at < now() - interval '${seenEveryMinutes} minutes' as "isSeenStale",
    u.id, u.username, u.email, u.phone_number as "phoneNumber",
    coalesce(u.profile_picture_url, u.picture_source) as "profilePictureUrl", u.picture_refusal as "pictureRefusal",
    u.language, u.languages, u.bio, u.verified, u.number_lost_at is not null as "phoneLost",
    u.username_is_chosen as "nameChosen", u.rules_agreed_at is not null as "rulesAgreed",
    u.guarded_since is not null as guarded,
    exists (select from staff w where w.user_id = u.id) as "isStaff", u.created_at as "createdAt"`)} as session
  from session s join "user" u on u.id = s.user_id and u.deleted_at is null
    and not coalesce(u.suspended_until > now(), false)
  where s.token_hash = any($1::bytea[]) and not (${expiredSession})`;

const touchSession = `
  update session set last_seen_at = now()
  where id = $1 and last_seen_at < now() - interval '${seenEveryMinutes} minutes'`;

/** The busiest query of the site: looks up the sessions of all requests of one tick together. */
@Injectable()
export class SessionUser {
  private readonly rowOf = batchPerTick<string, Session>(async (hashes) => {
    const literals = hashes.map((hash) => `\\x${hash}`);
    const rows = await this.database.query<{ session: Session }>('session-find', findSessions, [literals]);
    return new Map(rows.map(({ session }) => [session.hash, session]));
  });

  constructor(private readonly database: Database) {}

  async find(token: string): Promise<CurrentUser | null> {
    const session = await this.rowOf(hexHashOf(token));
    if (!session) return null;
    const { isSeenStale, hash: _hash, createdAt, ...user } = session;
    if (isSeenStale) await this.database.query('session-see', touchSession, [user.sessionId]);
    return {
      ...user,
      createdAt: new Date(createdAt),
      phoneNumberMasked: user.phoneNumber && maskPhone(user.phoneNumber),
    };
  }
}
