import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { PeopleEvents } from '../../account/index.js';
import { defineJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Inbox } from './inbox.js';

const resetPartners = defineJob('messaging.reset-partners', z.object({ userId: z.number() }));

/** The newest conversations are enough: older ones are not open in any browser. */
const maxPartners = 500;
const partners = `
  select other_id::float8 as id from participant where user_id = ? order by last_message_id desc limit ${maxPartners}`;

/** Open pages of the others show at once that a person was suspended, or is back. */
@Injectable()
export class SuspensionResets implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly events: PeopleEvents,
    private readonly inbox: Inbox,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): Promise<void> {
    this.events.onSuspension(async (em, { userId }) => {
      await this.jobs.enqueue(em, resetPartners, { userId });
    });
    return this.jobs.work(resetPartners, ({ userId }) => this.reset(userId));
  }

  private async reset(userId: number): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const ids = (await em.execute<{ id: number }[]>(partners, [userId])).map(({ id }) => id);
      if (!ids.length) return;
      await this.inbox.lockAll(em, ids);
      await this.inbox.reset(em, ids);
    });
  }
}
