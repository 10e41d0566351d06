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
  /** E.164, as in +12025550143. */
  to: string;
  text: string;
  /** Somebody whom we know for longer: they may use what is left when the budget runs low. */
  returning?: boolean;
  /** An SMS that could not be sent by then is dropped instead of arriving late. */
  notAfter?: Date;
}

/** Sends SMS from the queue, at most once each, to numbers that cost what we expect. */
@Injectable()
export class Sms {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly jobs: Jobs,
    private readonly budget: SmsBudget,
  ) {}

  /** Why a number cannot be texted, in words for the person who typed it; null when it can. */
  refusal(to: string): string | null {
    const found = this.find(to);
    return 'refusal' in found ? found.refusal : null;
  }

  /** Throws 400 for a number that is not texted, 503 when the site has spent what it may. */
  async send(
    em: EntityManager | null,
    { to, text, returning, notAfter }: OutgoingSms,
  ): Promise<{ dispatch: string; country: string }> {
    const found = this.find(to);
    if ('refusal' in found) throw new BadRequestException(found.refusal);
    await this.budget.spend(priceOf(found.country, text), { returning });
    const sealed = seal(this.config.secret, smsPurpose, { to, text } satisfies SealedSms);
    const dispatch = randomUUID();
    await this.jobs.enqueue(em, smsSend, { dispatch, sealed, notAfter: notAfter?.toISOString() });
    return { dispatch, country: found.country };
  }

  private find(to: string) {
    return destination(to, this.config.sms.allowedCountries);
  }
}
