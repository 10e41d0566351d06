import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { PeopleEvents } from '../../account/index.js';
import { Suspensions } from '../../moderation/index.js';
import { defineJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Departures } from './departures.js';

export const suspensionFollowed = defineJob('trips.follow-suspension', z.object({ userId: z.number() }));

/** What a suspension means for the people who fly with this person. */
@Injectable()
export class SuspendedCompanions implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly departures: Departures,
    private readonly events: PeopleEvents,
    private readonly jobs: Jobs,
    private readonly suspensions: Suspensions,
  ) {}

  onModuleInit(): Promise<void> {
    this.events.onSuspension(async (em, { userId, isSuspended }) => {
      if (isSuspended) await this.jobs.enqueue(em, suspensionFollowed, { userId });
    });
    return this.jobs.work(suspensionFollowed, ({ userId }) => this.follow(userId));
  }

  /** A suspension that was lifted meanwhile changes nothing. */
  private async follow(userId: number): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const suspension = await this.suspensions.endOf(em, userId);
      if (suspension?.endsAt === null) await this.departures.leave(em, userId, 'removed');
    });
  }
}
