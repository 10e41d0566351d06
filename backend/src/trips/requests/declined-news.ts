import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, NotFoundException, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { PeopleService } from '../../account/index.js';
import { defineJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { RequestNews, type AskedListing } from './request-news.js';
import { tellAfterSeconds } from './undo-window.js';

export const tellDeclined = defineJob(
  'requests.tell-declined',
  z.object({ requestId: z.number(), asker: z.number(), declinedAt: z.iso.datetime() }),
);

const setDeclinedAt = `update contact_request set declined_at = ? where id = ?`;

const lockDeclined = `
  select l.id::float8 as id, l.type, l.departure_airport as "departureAirport",
    l.arrival_airport as "arrivalAirport", l.date::text as date, l.end_date::text as "endDate"
  from contact_request r join listing l on l.id = r.listing_id
  where r.id = ? and r.status = 'declined' and r.declined_at = ?::timestamptz for share of r`;

/** Notifies a person who was declined, once that can no longer be undone. */
@Injectable()
export class DeclinedNews implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
    private readonly news: RequestNews,
    private readonly people: PeopleService,
  ) {}

  onModuleInit(): Promise<void> {
    return this.jobs.work(tellDeclined, (data) => this.tell(data));
  }

  /** The request is locked. */
  async follow(em: EntityManager, requestId: number, asker: number, at: Date): Promise<void> {
    const declinedAt = at.toISOString();
    await em.execute(setDeclinedAt, [declinedAt, requestId]);
    const startAfterSeconds = tellAfterSeconds;
    await this.jobs.enqueue(em, tellDeclined, { requestId, asker, declinedAt }, { startAfterSeconds });
  }

  /** Skips a refusal that was undone, and one that was repeated since: that has a job of its own. */
  private async tell({ requestId, asker, declinedAt }: z.infer<typeof tellDeclined.schema>): Promise<void> {
    try {
      await this.em.transactional(async (em) => {
        await this.people.lockForShare(em, asker);
        const [listing] = await em.execute<AskedListing[]>(lockDeclined, [requestId, declinedAt]);
        if (listing) await this.news.declined(em, asker, listing);
      });
    } catch (error) {
      // They have deleted their account meanwhile.
      if (!(error instanceof NotFoundException)) throw error;
    }
  }
}
