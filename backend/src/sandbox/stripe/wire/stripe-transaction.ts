import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { inCall, type Call } from './call.js';
import { eventsSend } from '../events/events.job.js';

/** All that one call changes, and the telling of it, or nothing. */
@Injectable()
export class StripeTransaction {
  constructor(
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
  ) {}

  run<T>(call: Call, work: () => Promise<T>): Promise<T> {
    return inCall(call, () =>
      this.em.transactional(async (em) => {
        // After a conflict all of it happens again.
        call.events.length = 0;
        const answer = await work();
        if (call.events.length) await this.jobs.enqueue(em, eventsSend, { events: call.events });
        return answer;
      }),
    );
  }
}
