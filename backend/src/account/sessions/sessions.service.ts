import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, NotFoundException } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access.js';
import type { Session } from '../contract.js';
import { hashToken, newToken } from '../codes/codes.js';
import { SessionEntity } from './session.entity.js';
import { expiredSession } from './session-user.js';

interface Row {
  id: number;
  device: string;
  createdAt: Date;
  lastSeenAt: Date;
}

const listSessions = `
  select s.id::float8 as id, s.device, s.created_at as "createdAt", s.last_seen_at as "lastSeenAt"
  from session s where s.user_id = $1 and not (${expiredSession})
  order by s.last_seen_at desc, s.id desc limit 100`;

@Injectable()
export class SessionsService {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
  ) {}

  /** Returns the token, of which only the hash is stored. */
  async open(em: EntityManager, userId: number, device: string, passkeyId?: number): Promise<string> {
    const token = newToken(256);
    await em.execute(`delete from session s where s.user_id = ? and (${expiredSession})`, [userId]);
    em.create(SessionEntity, { tokenHash: hashToken(token), userId, device, passkeyId: passkeyId ?? null });
    return token;
  }

  async list(me: Pick<CurrentUser, 'id' | 'sessionId'>): Promise<Session[]> {
    const rows = await this.database.query<Row & Record<string, unknown>>('session-list', listSessions, [
      me.id,
    ]);
    return rows.map(({ id, device, createdAt, lastSeenAt }) => ({
      id,
      device,
      current: id === me.sessionId,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    }));
  }

  async end(me: CurrentUser, id: number): Promise<void> {
    const ended = await this.em.nativeDelete(SessionEntity, { id, userId: me.id });
    if (!ended) throw new NotFoundException('This session is not one of yours');
  }

  async endOthers(me: CurrentUser): Promise<void> {
    await this.em.nativeDelete(SessionEntity, { userId: me.id, id: { $ne: me.sessionId } });
  }

  async endAll(em: EntityManager, userId: number): Promise<void> {
    await em.execute(`delete from session where user_id = ?`, [userId]);
  }

  /** Unknown tokens are ignored, so logging out always succeeds. */
  async endByToken(token: string | undefined, em: EntityManager = this.em): Promise<void> {
    if (token) await em.nativeDelete(SessionEntity, { tokenHash: hashToken(token) });
  }
}
