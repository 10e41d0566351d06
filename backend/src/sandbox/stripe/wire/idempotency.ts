import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { StripeError } from './stripe-errors.js';

export interface IdempotentRequest {
  idempotencyKey: string;
  requestId: string;
  method: string;
  url: string;
  body: unknown;
}

export interface StripeResponse {
  status: number;
  body: unknown;
  /** The id of the first call, when its response is sent again. */
  replayOf?: string;
}

interface StoredResponse {
  asked: string;
  requestId: string;
  status: number;
  body: unknown;
}

const hash = ({ method, url, body }: IdempotentRequest) =>
  createHash('sha256')
    .update(JSON.stringify([method, url, sorted(body)]))
    .digest('hex');

const sorted = (body: unknown) => Object.entries(body ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1));

/** Repeats of an idempotency key get the first response again, for a day. */
@Injectable()
export class Idempotency {
  constructor(private readonly em: EntityManager) {}

  /** Runs in the transaction of the work, so that both are stored or neither. */
  async once(request: IdempotentRequest, work: () => Promise<StripeResponse>): Promise<StripeResponse> {
    const { idempotencyKey: key } = request;
    // The lock ends with its transaction, so a killed server leaves no key locked.
    const [lock] = await this.em.execute<{ taken: boolean }[]>(
      `select pg_try_advisory_xact_lock(hashtextextended(?, 11)) as taken`,
      [key],
    );
    if (!lock?.taken) throw inUse(key);
    const stored = await this.find(key);
    if (!stored) return this.store(request, await work());
    if (stored.asked !== hash(request)) throw otherCall(key);
    return { status: stored.status, body: stored.body, replayOf: stored.requestId };
  }

  private async find(key: string): Promise<StoredResponse | undefined> {
    const [stored] = await this.em.execute<StoredResponse[]>(
      `select asked, request_id as "requestId", status, body from sandbox_stripe_answer
       where idempotency_key = ? and answered_at > now() - interval '24 hours'`,
      [key],
    );
    return stored;
  }

  private async store(request: IdempotentRequest, response: StripeResponse): Promise<StripeResponse> {
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
        request.idempotencyKey,
        request.idempotencyKey,
        hash(request),
        request.requestId,
        response.status,
        JSON.stringify(response.body),
      ],
    );
    return response;
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
