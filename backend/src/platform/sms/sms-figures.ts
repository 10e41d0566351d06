import { Injectable } from '@nestjs/common';
import { Counter, Gauge } from 'prom-client';
import { Database } from '../database/database.js';
import { budgetIn, hourAndDay, type HourOrDay } from '../limits/period-budget.js';
import { Metrics } from '../observe/metrics.js';
import type { SmsStatus } from './dispatches.js';
import { budget } from './prices.js';

const { spent } = budgetIn('sms_budget', hourAndDay);

const codes = `
  select country, count(*)::integer as sent, count(entered_at)::integer as entered
  from sms_code where sent_at > now() - interval '1 day' group by country`;

const dollars = (millionths: number) => millionths / 1_000_000;

@Injectable()
export class SmsFigures {
  private readonly statuses: Counter;
  private readonly refusals: Counter;
  private readonly alarms: Counter;

  constructor(database: Database, { registry }: Metrics) {
    const registers = [registry];
    this.statuses = new Counter({
      name: 'sms_statuses_total',
      help: 'What the provider reported about SMS',
      labelNames: ['status'],
      registers,
    });
    this.refusals = new Counter({
      name: 'sms_refusals_total',
      help: 'SMS that were not sent, by what forbade them',
      labelNames: ['because'],
      registers,
    });
    this.alarms = new Counter({
      name: 'sms_budget_alarms_total',
      help: 'Periods in which half of the SMS budget was spent',
      labelNames: ['period'],
      registers,
    });
    const allowed = new Gauge({
      name: 'sms_budget_dollars',
      help: 'What may be spent on SMS in a period',
      labelNames: ['period'],
      registers,
    });
    allowed.set({ period: 'hour' }, dollars(budget.hour));
    allowed.set({ period: 'day' }, dollars(budget.day));
    new Gauge({
      name: 'sms_spent_dollars',
      help: 'What was spent on SMS in the running period',
      labelNames: ['period'],
      registers,
      async collect() {
        const [row] = await database.query<{ hour: number; day: number }>('sms-figures-spent', spent);
        this.set({ period: 'hour' }, dollars(row?.hour ?? 0));
        this.set({ period: 'day' }, dollars(row?.day ?? 0));
      },
    });
    new Gauge({
      name: 'sms_codes_last_day',
      help: 'Codes by SMS of the last day, sent and entered',
      labelNames: ['country', 'state'],
      registers,
      async collect() {
        type Row = { country: string; sent: number; entered: number };
        const rows = await database.query<Row>('sms-figures-codes', codes);
        this.reset();
        for (const { country, sent, entered } of rows) {
          this.set({ country, state: 'sent' }, sent);
          this.set({ country, state: 'entered' }, entered);
        }
      },
    });
  }

  reported(status: SmsStatus) {
    this.statuses.inc({ status });
  }

  refused(because: 'budget' | 'prefix') {
    this.refusals.inc({ because });
  }

  alarmed(period: HourOrDay) {
    this.alarms.inc({ period });
  }
}
