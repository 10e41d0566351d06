import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access.js';
import type { ProofPurpose } from '../contract.js';
import type { Try } from '../codes/code-check.js';
import { Codes, newCode, newToken } from '../codes/codes.js';

type Row = Try & Record<string, unknown>;

const lifetimes = `now() + interval '10 minutes'`;
const mailBy = `now() + interval '5 minutes' as "mailBy"`;

// A repeated request continues the same attempt, so wrong tries stay counted.
const open = `
  insert into code_attempt (id, purpose, user_id, session_id, proof_for, destination, code_hash, code_expires_at)
  values (?, 'proof', ?, ?, ?, ?, ?, ${lifetimes})
  on conflict (session_id, proof_for) where purpose = 'proof' do update set
    id = excluded.id, destination = excluded.destination, code_hash = excluded.code_hash, code_expires_at = excluded.code_expires_at, used_at = null
  returning ${mailBy}`;

const countTry = `
  update code_attempt set tries = tries + 1 where purpose = 'proof' and session_id = $1 and proof_for = $2
  returning id, user_id::text as person, destination, code_hash as "codeHash", tries,
    used_at is null and code_expires_at > now() as "isLive"`;

const useCode = `
  update code_attempt set used_at = now(), tries = 0
  where id = ? and code_hash = ? and used_at is null and code_expires_at > now() returning 1`;

@Injectable()
export class ProofAttempts {
  constructor(
    private readonly database: Database,
    private readonly codes: Codes,
  ) {}

  async newCode(em: EntityManager, me: CurrentUser, purpose: ProofPurpose, destination = me.email) {
    const [id, code] = [newToken(128), newCode()];
    const sealed = this.codes.seal(code, 'proof', id);
    const values = [id, me.id, me.sessionId, purpose, destination, sealed];
    const { mailBy } = await em.execute<{ mailBy: string }>(open, values, 'get');
    return { code, mailBy: new Date(mailBy) };
  }

  async count(sessionId: number, purpose: ProofPurpose): Promise<Try | null> {
    const [row] = await this.database.query<Row>('proof-attempt-count', countTry, [sessionId, purpose]);
    return row ?? null;
  }

  /** False when the code was used in parallel. */
  async useCode(em: EntityManager, { id, codeHash }: Try): Promise<boolean> {
    return (await em.execute<unknown[]>(useCode, [id, codeHash])).length > 0;
  }
}
