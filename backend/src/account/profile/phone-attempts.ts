import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Try } from '../codes/code-check.js';
import { Codes, newCode, newToken } from '../codes/codes.js';

type Row = Try & Record<string, unknown>;

const openAttempt = `
  insert into code_attempt (id, purpose, user_id, destination, code_hash, code_expires_at)
  values (?, 'phone', ?, ?, ?, now() + interval '10 minutes')
  on conflict (user_id) where purpose = 'phone' do update set
    id = excluded.id, destination = excluded.destination, code_hash = excluded.code_hash,
    code_expires_at = excluded.code_expires_at, tries = 0, used_at = null, created_at = now()`;

const findOpen = `
  select id from code_attempt
  where purpose = 'phone' and user_id = ? and destination = ? and used_at is null
    and created_at > now() - interval '1 day'`;

const renewAttempt = `
  update code_attempt set code_hash = ?, code_expires_at = now() + interval '10 minutes' where id = ?`;

const countTry = `
  update code_attempt set tries = tries + 1 where purpose = 'phone' and user_id = $1
  returning id, user_id::text as person, destination, code_hash as "codeHash", tries,
    used_at is null and code_expires_at > now() as "isLive"`;

const currentAttempt = `
  select code_attempt.id from code_attempt join "user" on "user".id = user_id and phone_e164 = destination
  where purpose = 'phone' and user_id = $1 and used_at is null`;

const useCode = `
  update code_attempt set used_at = now()
  where id = ? and code_hash = ? and used_at is null and code_expires_at > now() returning destination`;

@Injectable()
export class PhoneAttempts {
  constructor(
    private readonly database: Database,
    private readonly codes: Codes,
  ) {}

  /** The same number within a day continues its attempt, so wrong tries stay counted. */
  async newCode(em: EntityManager, userId: number, e164: string): Promise<{ attempt: string; code: string }> {
    const code = newCode();
    const [open] = await em.execute<{ id: string }[]>(findOpen, [userId, e164]);
    const id = open?.id ?? newToken(128);
    const sealed = this.codes.seal(code, 'phone', id);
    if (open) await em.execute(renewAttempt, [sealed, id]);
    else await em.execute(openAttempt, [id, userId, e164, sealed]);
    return { attempt: id, code };
  }

  async count(userId: number): Promise<Try | null> {
    const [row] = await this.database.query<Row>('phone-attempt-count', countTry, [userId]);
    return row ?? null;
  }

  async current(userId: number): Promise<string | null> {
    const [row] = await this.database.query<{ id: string }>('phone-attempt-current', currentAttempt, [
      userId,
    ]);
    return row?.id ?? null;
  }

  /** Resolves to the number once; null when the code was used in parallel. */
  async useCode(em: EntityManager, { id, codeHash }: Try): Promise<string | null> {
    const [row] = await em.execute<{ destination: string }[]>(useCode, [id, codeHash]);
    return row?.destination ?? null;
  }
}
