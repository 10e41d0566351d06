import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, NotFoundException, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { MatchLock, otherOf } from '../match-lock.js';
import { MatchNews } from './match-news.js';
import type { MatchEntity } from '../match.entity.js';

const tellMeeting = defineJob(
  'matches.tell-meeting',
  // Without `to` the other one of the two is notified.
  z.object({ matchId: z.number(), by: z.number(), to: z.number().optional() }),
);

const msBetweenNews = 10 * 60_000;

/** Tells the first change at once, and those of the next 10 minutes together, with the last state. */
@Injectable()
export class MeetingNews implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
    private readonly locks: MatchLock,
    private readonly news: MatchNews,
  ) {}

  onModuleInit(): Promise<void> {
    return this.jobs.work(tellMeeting, ({ matchId, by, to }) => this.tellLast(matchId, by, to));
  }

  /** `by` may be another companion: then the one of the two who did not know is notified. */
  async changed(em: EntityManager, match: MatchEntity, by: number, to = otherOf(match, by)): Promise<void> {
    match.meetingChangedBy = by;
    const toldAt = match[toldField(match, to)]?.getTime() ?? 0;
    const wait = toldAt + msBetweenNews - Date.now();
    if (wait <= 0) return this.tell(em, match, by, to);
    await this.jobs.enqueue(
      em,
      tellMeeting,
      { matchId: match.id, by, to },
      { key: `${match.id} ${by} ${toldAt}`, startAfterSeconds: Math.ceil(wait / 1000) + 1 },
    );
  }

  private async tellLast(matchId: number, by: number, to = by): Promise<void> {
    try {
      await this.em.transactional(async (em) => {
        const match = await this.locks.lock(em, to, matchId);
        // Another change since then has notified both.
        if (match.status !== 'agreed' || match.meetingChangedBy !== by) return;
        await this.tell(em, match, by, to === by ? otherOf(match, by) : to);
      });
    } catch (error) {
      // One of the two has deleted their account or blocked the other meanwhile.
      if (!(error instanceof NotFoundException)) throw error;
    }
  }

  private async tell(em: EntityManager, match: MatchEntity, by: number, to: number): Promise<void> {
    match[toldField(match, to)] = new Date();
    await this.news.meetingChanged(em, match, by, to);
  }
}

const toldField = (match: MatchEntity, to: number) =>
  to === match.helperId ? 'helperToldMeetingAt' : 'seekerToldMeetingAt';
