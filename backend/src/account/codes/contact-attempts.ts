import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Try } from './code-check.js';
import { Codes, newCode, newToken } from './codes.js';

/** What a member adds to their account: a number, or another address. */
export type Contact = 'phone' | 'email';

type Row = Try & Record<string, unknown>;

const lifetime = `now() + interval '10 minutes'`;

const openAttempt = (purpose: Contact) => `
  insert into code_attempt (id, purpose, user_id, destination, code_hash, code_expires_at)
  values (?, '${purpose}', ?, ?, ?, ${lifetime})
  on conflict (user_id) where purpose = '${purpose}' do update set
    id = excluded.id, destination = excluded.destination, code_hash = excluded.code_hash,
    code_expires_at = excluded.code_expires_at, tries = 0, used_at = null, created_at = now()`;

const findOpen = `
  select id from code_attempt
  where purpose = ? and user_id = ? and destination = ? and used_at is null
    and created_at > now() - interval '1 day'`;

const renewAttempt = `update code_attempt set code_hash = ?, code_expires_at = ${lifetime} where id = ?`;

const countTry = `
  update code_attempt set tries = tries + 1 where purpose = $1 and user_id = $2
  returning id, user_id::text as person, destination, code_hash as "codeHash", tries,
    used_at is null and code_expires_at > now() as "isLive"`;

const useCode = `
  update code_attempt set used_at = now()
  where id = ? and code_hash = ? and used_at is null and code_expires_at > now() returning destination`;

@Injectable()
export class ContactAttempts {
  constructor(
    private readonly database: Database,
    private readonly codes: Codes,
  ) {}

  /** The same destination within a day continues its attempt, so wrong tries stay counted. */
  async newCode(
    em: EntityManager,
    purpose: Contact,
    userId: number,
    destination: string,
  ): Promise<{ attempt: string; code: string }> {
    const code = newCode();
    const [open] = await em.execute<{ id: string }[]>(findOpen, [purpose, userId, destination]);
    const id = open?.id ?? newToken(128);
    const sealed = this.codes.seal(code, purpose, id);
    if (open) await em.execute(renewAttempt, [sealed, id]);
    else await em.execute(openAttempt(purpose), [id, userId, destination, sealed]);
    return { attempt: id, code };
  }

  async count(purpose: Contact, userId: number): Promise<Try | null> {
    const [row] = await this.database.query<Row>('contact-attempt-count', countTry, [purpose, userId]);
    return row ?? null;
  }

  /** Resolves to the destination once; null when the code was used in parallel. */
  async useCode(em: EntityManager, { id, codeHash }: Try): Promise<string | null> {
    const [row] = await em.execute<{ destination: string }[]>(useCode, [id, codeHash]);
    return row?.destination ?? null;
  }
}
