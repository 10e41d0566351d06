import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { StripeError } from './stripe-errors.js';

export interface Asked {
  idempotencyKey: string;
  requestId: string;
  method: string;
  url: string;
  body: unknown;
}

export interface Answer {
  status: number;
  body: unknown;
  /** The call that was answered first, when this is its answer again. */
  replayOf?: string;
}

interface Kept {
  asked: string;
  requestId: string;
  status: number;
  body: unknown;
}

const hash = ({ method, url, body }: Asked) =>
  createHash('sha256')
    .update(JSON.stringify([method, url, sorted(body)]))
    .digest('hex');

const sorted = (body: unknown) => Object.entries(body ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1));

/** The same key is the same call: it is done once and answered alike for a day. */
@Injectable()
export class Idempotency {
  constructor(private readonly em: EntityManager) {}

  /** Within the transaction of the work, so that the answer is kept when the work is. */
  async once(asked: Asked, work: () => Promise<Answer>): Promise<Answer> {
    const { idempotencyKey: key } = asked;
    // Gone with its transaction, however that ends: a killed server leaves no key that is in use for ever.
    const [lock] = await this.em.execute<{ taken: boolean }[]>(
      `select pg_try_advisory_xact_lock(hashtextextended(?, 11)) as taken`,
      [key],
    );
    if (!lock?.taken) throw inUse(key);
    const kept = await this.find(key);
    if (!kept) return this.keep(asked, await work());
    if (kept.asked !== hash(asked)) throw otherCall(key);
    return { status: kept.status, body: kept.body, replayOf: kept.requestId };
  }

  private async find(key: string): Promise<Kept | undefined> {
    const [kept] = await this.em.execute<Kept[]>(
      `select asked, request_id as "requestId", status, body from sandbox_stripe_answer
       where idempotency_key = ? and answered_at > now() - interval '24 hours'`,
      [key],
    );
    return kept;
  }

  private async keep(asked: Asked, answer: Answer): Promise<Answer> {
    await this.em.execute(
      `with forgotten as (
         delete from sandbox_stripe_answer
         where answered_at < now() - interval '24 hours' and idempotency_key <> ?
       )
       insert into sandbox_stripe_answer (idempotency_key, asked, request_id, status, body)
       values (?, ?, ?, ?, ?::jsonb)
       on conflict (idempotency_key) do update
       set asked = excluded.asked, request_id = excluded.request_id, status = excluded.status,
         body = excluded.body, answered_at = now()`,
      [
        asked.idempotencyKey,
        asked.idempotencyKey,
        hash(asked),
        asked.requestId,
        answer.status,
        JSON.stringify(answer.body),
      ],
    );
    return answer;
  }
}

const inUse = (key: string) =>
  new StripeError(409, {
    code: 'idempotency_key_in_use',
    message: `There is currently another in-progress request using this Idempotent Key: ${key}. Please try again later.`,
  });

const otherCall = (key: string) =>
  new StripeError(400, {
    type: 'idempotency_error',
    message:
      `Keys for idempotent requests can only be used with the same parameters they were first used with. ` +
      `Try using a key other than '${key}' if you meant to execute a different request.`,
  });
