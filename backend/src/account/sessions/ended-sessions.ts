import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { expiredSession } from './session-user.js';

const findEnded = `
  select w.id::float8 as id from unnest($1::bigint[]) as w (id)
  where not exists (
    select 1 from session s join "user" u on u.id = s.user_id
    where s.id = w.id and not (${expiredSession}) and not coalesce(u.suspended_until > now(), false))`;

/** For long-lived connections, which outlive the check of their first request. */
@Injectable()
export class EndedSessions {
  constructor(private readonly database: Database) {}

  async among(sessionIds: number[]): Promise<number[]> {
    const rows = await this.database.query<{ id: number }>('sessions-ended', findEnded, [sessionIds]);
    return rows.map(({ id }) => id);
  }
}
