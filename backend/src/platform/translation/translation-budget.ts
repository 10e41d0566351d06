import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { Database } from '../database/database.js';
import { ProviderBudget } from '../limits/provider-budget.js';
import { Mail } from '../mail/mail.js';
import { Metrics } from '../observe/metrics.js';

@Injectable()
export class TranslationBudget extends ProviderBudget {
  constructor(@Inject(CONFIG) config: Config, database: Database, mail: Mail, metrics: Metrics) {
    const about = {
      name: 'translation',
      unit: 'characters',
      inFull: 'characters to translate',
      afterwards: 'nothing new is translated',
      periods: ['hour', 'day', 'month'],
      budget: config.translation?.budget,
    } as const;
    super(about, config, database, mail, metrics);
  }
}
