import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { expiredSession } from './session-user.js';

const findEnded = `
  select w.id::float8 as id from unnest($1::bigint[]) as w (id)
  where not exists (select 1 from session s where s.id = w.id and not (${expiredSession}))`;

/** For whoever keeps a connection open after the request that began it was recognised. */
@Injectable()
export class OpenSessions {
  constructor(private readonly database: Database) {}

  /** Those of these sessions that were ended or have run out. */
  async ended(sessionIds: number[]): Promise<number[]> {
    const rows = await this.database.query<{ id: number }>('sessions-ended', findEnded, [sessionIds]);
    return rows.map(({ id }) => id);
  }
}
