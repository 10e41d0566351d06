import { Inject, Injectable, Logger, ServiceUnavailableException } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { productName } from '../contract.js';
import { Database } from '../database/database.js';
import { budgetIn, hourAndDay, type HourOrDay } from '../limits/period-budget.js';
import { renderMail } from '../mail/render-mail.js';
import { Mail } from '../mail/mail.js';
import { budget } from './prices.js';
import { SmsFigures } from './sms-figures.js';

const reserve = 1 / 4;

const { spend, claimAlarm } = budgetIn('sms_budget', hourAndDay);

@Injectable()
export class SmsBudget {
  private readonly log = new Logger('Sms');

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly database: Database,
    private readonly figures: SmsFigures,
    private readonly mail: Mail,
  ) {}

  /** Counts before sending, also for requests that fail later. */
  async spend(price: number, { returning = false } = {}): Promise<void> {
    const share = returning ? 1 : 1 - reserve;
    const [now] = await this.database.query<Record<HourOrDay, number>>('sms-budget-spend', spend, [
      price,
      budget.hour * share,
      budget.day * share,
    ]);
    for (const period of hourAndDay) if (now && now[period] >= budget[period] / 2) await this.alarm(period);
    if (now) return;
    this.figures.refused('budget');
    throw new ServiceUnavailableException(
      'We cannot send text messages right now because too many were sent. Please try again in an hour.',
    );
  }

  private async alarm(period: HourOrDay): Promise<void> {
    const name = `sms-budget-alarm-${period}`;
    const half = budget[period] / 2;
    const [first] = await this.database.query<{ started: string }>(name, claimAlarm(period), [half]);
    if (!first) return;
    this.figures.alarmed(period);
    this.log.error({ period, since: first.started }, `Half of the SMS budget of this ${period} is spent`);
    await this.mail.send(null, {
      to: this.config.contactEmail,
      mail: alarmLetter(period, budget[period] / 1_000_000),
      key: `${name}-${first.started}`,
    });
  }
}

const alarmLetter = (period: HourOrDay, dollars: number) =>
  renderMail({
    subject: `${productName}: half of the SMS budget of this ${period} is spent`,
    paragraphs: [
      `More than half of the $${dollars} that SMS may cost in one ${period} is spent. At three quarters only members of more than a week are sent codes, and at $${dollars} nobody is.`,
      'If this is not the rush of a good day, somebody may be sending codes to numbers that earn them money. /metrics shows the countries: sms_codes_last_day counts codes that were sent and codes that were entered.',
    ],
  });
