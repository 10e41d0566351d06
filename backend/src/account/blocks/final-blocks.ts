import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, NotFoundException, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { PeopleEvents } from '../people/people-events.js';
import { PeopleService } from '../people/people.service.js';
import { GuardedMembers } from './guarded-members.js';

export const undoSeconds = 20;
/** With room for an undo that waits for a lock. */
const finalAfterSeconds = undoSeconds + 5;

export const becomeFinal = defineJob(
  'blocks.become-final',
  z.object({ blockerId: z.number(), userId: z.number() }),
);

// One that was undone and made again since has its own job.
const blocked = `
  select blocked_id::float8 as id from block where blocker_id = ? and (blocked_id = ? or alias_of = ?)
    and created_at <= clock_timestamp() - interval '${undoSeconds} seconds'
  order by blocked_id`;

/**
 * What a block changes for good. The two do not see each other from the first moment on; what they share and plan ends
 * when the block can no longer be undone.
 */
@Injectable()
export class FinalBlocks implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly events: PeopleEvents,
    private readonly guardedMembers: GuardedMembers,
    private readonly jobs: Jobs,
    private readonly people: PeopleService,
  ) {}

  onModuleInit(): Promise<void> {
    return this.jobs.work(becomeFinal, ({ blockerId, userId }) => this.makeFinal(blockerId, userId));
  }

  async later(em: EntityManager, blockerId: number, userId: number): Promise<void> {
    const startAfterSeconds = finalAfterSeconds;
    await this.jobs.enqueue(em, becomeFinal, { blockerId, userId }, { startAfterSeconds });
  }

  private async makeFinal(blockerId: number, userId: number): Promise<void> {
    const values = [blockerId, userId, userId];
    if (!(await this.em.execute<unknown[]>(blocked, values)).length) return;
    await this.guardedMembers.guard(blockerId);
    try {
      await this.em.transactional(async (em) => {
        await this.people.lockPairForShare(em, blockerId, userId, { former: true });
        for (const { id: blockedId } of await em.execute<{ id: number }[]>(blocked, values))
          await this.events.blockChanged(em, { blockerId, blockedId });
      });
    } catch (error) {
      // The blocker has deleted their account meanwhile, which ended all that they planned.
      if (!(error instanceof NotFoundException)) throw error;
    }
  }
}
