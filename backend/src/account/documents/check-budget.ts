import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { hourAndDay } from '../../platform/limits/period-budget.js';
import { ProviderBudget } from '../../platform/limits/provider-budget.js';
import { Mail } from '../../platform/mail/mail.js';
import { Metrics } from '../../platform/observe/metrics.js';

@Injectable()
export class CheckBudget extends ProviderBudget {
  constructor(@Inject(CONFIG) config: Config, database: Database, mail: Mail, metrics: Metrics) {
    const about = {
      name: 'identity',
      unit: 'checks',
      inFull: 'checks of documents',
      afterwards: 'nobody can begin one',
      periods: hourAndDay,
      budget: config.identity?.budget,
    } as const;
    super(about, config, database, mail, metrics);
  }
}
