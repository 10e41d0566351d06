import type { EntityManager } from '@mikro-orm/postgresql';
import { HttpException, Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { Limits } from '../limits/limits.js';
import { SmsFigures } from './sms-figures.js';

const judged = 20;
const wantedShare = 1 / 5;

/** A million numbers: roughly one range of one network. */
const prefixOf = (e164: string) => e164.slice(0, -6);

const lastCodes = `
  select count(*)::integer as sent, count(entered_at)::integer as entered from (
    select entered_at from sms_code
    where prefix = $1 and sent_at > now() - interval '1 day'
      and (entered_at is not null or sent_at < now() - interval '10 minutes')
    order by sent_at desc limit ${judged}) as last`;

const remember = `
  with forgotten as (delete from sms_code where sent_at < now() - interval '7 days')
  insert into sms_code (dispatch_id, attempt_id, prefix, country) values (?, ?, ?, ?)`;

const delivery = `
  select status from sms_code join sms_dispatch on sms_dispatch.id = dispatch_id
  where attempt_id = $1 order by sent_at desc limit 1`;

interface SentCode {
  dispatch: string;
  attempt: string;
  e164: string;
  country: string;
}

/** Detects SMS pumping: attackers who earn by SMS to their own numbers never enter the codes. */
@Injectable()
export class CodeConversion {
  constructor(
    private readonly database: Database,
    private readonly figures: SmsFigures,
    private readonly limits: Limits,
  ) {}

  /** Throws 429 when codes to such numbers are hardly ever entered. A few an hour still pass. */
  async admit(e164: string): Promise<void> {
    const destination = prefixOf(e164);
    type Row = { sent: number; entered: number };
    const [row] = await this.database.query<Row>('sms-code-conversion', lastCodes, [destination]);
    if (!row || row.sent < judged || row.entered >= row.sent * wantedShare) return;
    await this.limits.take('phone.doubted', { destination }).catch((error: unknown) => {
      if (!(error instanceof HttpException)) throw error;
      this.figures.refused('prefix');
      throw inWords(error);
    });
  }

  async sent(em: EntityManager, { dispatch, attempt, e164, country }: SentCode): Promise<void> {
    await em.execute(remember, [dispatch, attempt, prefixOf(e164), country]);
  }

  async entered(em: EntityManager, attempt: string): Promise<void> {
    await em.execute(`update sms_code set entered_at = now() where attempt_id = ?`, [attempt]);
  }

  async arrived(attempt: string): Promise<boolean | null> {
    const [row] = await this.database.query<{ status: string }>('sms-code-delivery', delivery, [attempt]);
    if (row?.status === 'delivered') return true;
    return row?.status === 'undelivered' || row?.status === 'failed' ? false : null;
  }
}

function inWords(refusal: HttpException): HttpException {
  const { retryAfter } = refusal.getResponse() as { retryAfter: number };
  const message =
    'Codes that we text to numbers like this one are hardly ever entered, so we send only a few an hour. Please try again in an hour.';
  return new HttpException({ message, retryAfter }, refusal.getStatus());
}
