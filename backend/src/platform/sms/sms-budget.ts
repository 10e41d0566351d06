import { Injectable, ServiceUnavailableException } from '@nestjs/common';
import { Database } from '../database/database.js';
import { budget } from './prices.js';

const spent = (window: 'hour' | 'day') =>
  `case when ${window}_started + interval '1 ${window}' > now() then ${window}_spent else 0 end + $1`;
const started = (window: 'hour' | 'day') =>
  `case when ${window}_started + interval '1 ${window}' > now() then ${window}_started else now() end`;

const spend = `
  update sms_budget set
    hour_spent = ${spent('hour')}, hour_started = ${started('hour')},
    day_spent = ${spent('day')}, day_started = ${started('day')}
  where ${spent('hour')} <= $2 and ${spent('day')} <= $3
  returning hour_spent`;

/** What the whole site may spend on SMS. One row, so that many at once cannot slip past it. */
@Injectable()
export class SmsBudget {
  constructor(private readonly database: Database) {}

  /** Counts at once and whatever becomes of the request: better an SMS too few than a bill too much. */
  async spend(price: number): Promise<void> {
    const rows = await this.database.query('sms-budget-spend', spend, [price, budget.hour, budget.day]);
    if (rows.length) return;
    throw new ServiceUnavailableException(
      'We cannot send text messages right now because too many were sent. Please try again in an hour.',
    );
  }
}
