import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { hourAndDay } from '../../platform/limits/period-budget.js';
import { ProviderBudget } from '../../platform/limits/provider-budget.js';
import { Mail } from '../../platform/mail/mail.js';
import { Metrics } from '../../platform/observe/metrics.js';

@Injectable()
export class FlightBudget extends ProviderBudget {
  constructor(@Inject(CONFIG) config: Config, database: Database, mail: Mail, metrics: Metrics) {
    const about = {
      name: 'flight',
      unit: 'questions',
      inFull: 'questions about flights',
      afterwards: 'people type their trips',
      periods: hourAndDay,
      budget: config.flights?.budget,
    } as const;
    super(about, config, database, mail, metrics);
  }
}
