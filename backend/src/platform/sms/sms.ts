import type { EntityManager } from '@mikro-orm/postgresql';
import { BadRequestException, Inject, Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { CONFIG, type Config } from '../config/config.js';
import { Jobs } from '../jobs/jobs.js';
import { seal } from '../secrets/sealing.js';
import { destination } from './destination.js';
import { priceOf } from './prices.js';
import { SmsBudget } from './sms-budget.js';
import { smsPurpose, smsSend, type SealedSms } from './sms.job.js';

export interface OutgoingSms {
  to: string;
  text: string;
  /** Long-standing members may use the budget's reserve. */
  returning?: boolean;
  notAfter?: Date;
}

@Injectable()
export class Sms {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly jobs: Jobs,
    private readonly budget: SmsBudget,
  ) {}

  refusal(to: string): string | null {
    const found = this.find(to);
    return 'refusal' in found ? found.refusal : null;
  }

  async send(
    em: EntityManager | null,
    { to, text, returning, notAfter }: OutgoingSms,
  ): Promise<{ dispatch: string; country: string }> {
    const found = this.find(to);
    if ('refusal' in found) throw new BadRequestException(found.refusal);
    await this.budget.spend(priceOf(found.country, text, this.config.sms.prices), { returning });
    const sealed = seal(this.config.secret, smsPurpose, { to, text } satisfies SealedSms);
    const dispatch = randomUUID();
    await this.jobs.enqueue(em, smsSend, { dispatch, sealed, notAfter: notAfter?.toISOString() });
    return { dispatch, country: found.country };
  }

  private find(to: string) {
    return destination(to, this.config.sms.allowedCountries);
  }
}
