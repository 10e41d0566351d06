import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Database } from '../database/database.js';

export const smsStatus = z.enum(['sent', 'delivered', 'undelivered', 'failed']);
export type SmsStatus = z.infer<typeof smsStatus>;

/** Prevents double sending: only the process that inserts the row sends the SMS. */
@Injectable()
export class Dispatches {
  constructor(private readonly database: Database) {}

  async claim(id: string): Promise<boolean> {
    const claimed = await this.database.query(
      'sms-dispatch-claim',
      `with forgotten as (delete from sms_dispatch where claimed_at < now() - interval '90 days')
       insert into sms_dispatch (id) values ($1) on conflict do nothing returning id`,
      [id],
    );
    return claimed.length > 0;
  }

  /** Only when it is certain that nothing was sent. */
  async release(id: string): Promise<void> {
    await this.database.query('sms-dispatch-release', 'delete from sms_dispatch where id = $1', [id]);
  }

  async record(id: string, providerId: string): Promise<void> {
    await this.database.query(
      'sms-dispatch-record',
      'update sms_dispatch set provider_id = $2 where id = $1',
      [id, providerId],
    );
  }

  /** Reports arrive late, twice and out of order. */
  async report(id: string, status: SmsStatus, errorCode: number | null): Promise<boolean> {
    const news = await this.database.query(
      'sms-dispatch-report',
      `update sms_dispatch set status = $2, error_code = $3
       where id = $1 and (status is null or (status = 'sent' and $2 <> 'sent')) returning id`,
      [id, status, errorCode],
    );
    return news.length > 0;
  }
}
