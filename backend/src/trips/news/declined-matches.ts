import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, NotFoundException, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { announceJourney } from '../family/journey-changes.js';
import { MatchLock } from '../match-lock.js';
import type { MatchEntity } from '../match.entity.js';
import { tellAfterSeconds } from '../requests/undo-window.js';
import { MatchNews } from './match-news.js';

export const tellDeclinedMatch = defineJob(
  'matches.tell-declined',
  z.object({ matchId: z.number(), by: z.number(), declinedAt: z.iso.datetime() }),
);

/** Who has proposed the same again since would take the news for the answer to that. */
const isAskedAgain = `
  select 1 from match
  where listing_id = ? and helper_id = ? and seeker_id = ? and id > ? and status in ('proposed', 'agreed')`;

/** Notifies the proposer of a refusal, once it can no longer be undone. */
@Injectable()
export class DeclinedMatches implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
    private readonly locks: MatchLock,
    private readonly news: MatchNews,
  ) {}

  onModuleInit(): Promise<void> {
    return this.jobs.work(tellDeclinedMatch, (data) => this.tell(data));
  }

  async follow(em: EntityManager, { id, statusChangedAt }: MatchEntity, by: number): Promise<void> {
    const data = { matchId: id, by, declinedAt: statusChangedAt.toISOString() };
    await this.jobs.enqueue(em, tellDeclinedMatch, data, { startAfterSeconds: tellAfterSeconds });
  }

  private async tell({ matchId, by, declinedAt }: z.infer<typeof tellDeclinedMatch.schema>): Promise<void> {
    try {
      await this.em.transactional(async (em) => {
        const match = await this.locks.lock(em, by, matchId);
        if (match.status !== 'declined' || match.statusChangedAt.toISOString() !== declinedAt) return;
        const { listingId, helperId, seekerId } = match;
        const again = await em.execute<unknown[]>(isAskedAgain, [listingId, helperId, seekerId, matchId]);
        if (!again.length) await this.news.declined(em, match, by);
        await announceJourney(em, matchId, by);
      });
    } catch (error) {
      // One of the two has deleted their account or blocked the other meanwhile.
      if (!(error instanceof NotFoundException)) throw error;
    }
  }
}
