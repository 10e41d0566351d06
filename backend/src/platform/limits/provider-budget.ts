import { Logger } from '@nestjs/common';
import { Counter, Gauge } from 'prom-client';
import type { Config } from '../config/config.js';
import { productName } from '../contract.js';
import type { Database } from '../database/database.js';
import type { Mail } from '../mail/mail.js';
import { renderMail } from '../mail/render-mail.js';
import type { Metrics } from '../observe/metrics.js';
import { budgetIn, type Period } from './period-budget.js';

export type Budget = Partial<Record<Period, number>>;

interface About {
  /** `flight`: its table is `flight_budget`, and its figures begin with `flight_`. */
  name: 'flight' | 'identity' | 'translation';
  /** What is counted: `questions`, in full `questions about flights`. */
  unit: string;
  inFull: string;
  /** What happens until the period is over: "people type their trips". */
  afterwards: string;
  periods: readonly Period[];
  /** For each of its periods. Without one there is nothing to spend. */
  budget: Budget | undefined;
}

export type Outcome = 'answered' | 'failed' | 'over-budget';

/** Each question to a provider costs money, and strangers can cause them. Counts for the whole site. */
export class ProviderBudget {
  private readonly log = new Logger('Budget');
  private readonly sql;
  private readonly questions: Counter;
  private readonly alarms: Counter;

  constructor(
    private readonly about: About,
    private readonly config: Pick<Config, 'contactEmail'>,
    private readonly database: Database,
    private readonly mail: Mail,
    { registry }: Metrics,
  ) {
    const { name, unit, inFull, periods, budget } = about;
    const sql = budgetIn(`${name}_budget`, periods);
    this.sql = sql;
    const registers = [registry];
    this.questions = new Counter({
      name: `${name}_questions_total`,
      help: 'Questions that needed the provider, by what came of them',
      labelNames: ['outcome'],
      registers,
    });
    this.alarms = new Counter({
      name: `${name}_budget_alarms_total`,
      help: `Periods in which half of the budget for ${inFull} was spent`,
      labelNames: ['period'],
      registers,
    });
    new Gauge({
      name: `${name}_budget_${unit}`,
      help: `How many ${inFull} the provider may be sent in a period`,
      labelNames: ['period'],
      registers,
      collect() {
        for (const period of periods) this.set({ period }, budget?.[period] ?? 0);
      },
    });
    new Gauge({
      name: `${name}_spent_${unit}`,
      help: `How many ${inFull} the provider was sent in the running period`,
      labelNames: ['period'],
      registers,
      async collect() {
        const [row] = await database.query<Budget>(`${name}-budget-spent`, sql.spent);
        for (const period of periods) this.set({ period }, row?.[period] ?? 0);
      },
    });
  }

  asked(outcome: Outcome): void {
    this.questions.inc({ outcome });
  }

  /** Counts before asking, also for questions that fail. False when it would be too much. */
  async spend(amount: number): Promise<boolean> {
    const { name, periods } = this.about;
    const values = [amount, ...periods.map((period) => this.allowed(period))];
    const [now] = await this.database.query<Budget>(`${name}-budget-spend`, this.sql.spend, values);
    for (const period of periods) {
      const allowed = this.allowed(period);
      if (now && (now[period] ?? 0) >= allowed / 2) await this.alarm(period, allowed);
    }
    return now !== undefined;
  }

  /** For questions that can wait: the other half is for people, and the alarm for what is unusual. */
  async isHalfLeftAfter(amount: number): Promise<boolean> {
    const { name, periods } = this.about;
    const [spent] = await this.database.query<Budget>(`${name}-budget-spent`, this.sql.spent);
    return periods.every(
      (period) => spent !== undefined && (spent[period] ?? 0) + amount < this.allowed(period) / 2,
    );
  }

  private allowed(period: Period): number {
    return this.about.budget?.[period] ?? 0;
  }

  private async alarm(period: Period, allowed: number): Promise<void> {
    const query = `${this.about.name}-budget-alarm-${period}`;
    const [first] = await this.database.query<{ started: string }>(query, this.sql.claimAlarm(period), [
      Math.ceil(allowed / 2),
    ]);
    if (!first) return;
    this.alarms.inc({ period });
    const half = `alf of the ${this.about.name} budget of this ${period} is spent`;
    this.log.error({ period, since: first.started }, `H${half}`);
    await this.mail.send(null, {
      to: this.config.contactEmail,
      mail: this.alarmLetter(`h${half}`, period, allowed),
      key: `${query}-${first.started}`,
    });
  }

  private alarmLetter(half: string, period: Period, allowed: number) {
    const { name, inFull, periods, afterwards } = this.about;
    const variables = periods.map((one) => `${name}_BUDGET_${one}`.toUpperCase()).join(', ');
    return renderMail({
      subject: `${productName}: ${half}`,
      paragraphs: [
        `More than half of the ${allowed} ${inFull} that may be sent to the provider in one ${period} are sent. After all of them ${afterwards} until the ${period} is over.`,
        `${variables} say how many there are. /metrics has ${name}_questions_total.`,
      ],
    });
  }
}
