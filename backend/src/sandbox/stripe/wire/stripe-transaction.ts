import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { inCall, type Call } from './call.js';
import { eventsSend } from './events.job.js';

/** One transaction for all changes of a call and the job that sends its events. */
@Injectable()
export class StripeTransaction {
  constructor(
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
  ) {}

  run<T>(call: Call, work: () => Promise<T>): Promise<T> {
    return inCall(call, () =>
      this.em.transactional(async (em) => {
        // A transaction runs again after a conflict.
        call.events.length = 0;
        const result = await work();
        if (call.events.length) await this.jobs.enqueue(em, eventsSend, { events: call.events });
        return result;
      }),
    );
  }
}
