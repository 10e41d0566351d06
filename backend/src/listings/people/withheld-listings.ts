import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PeopleEvents } from '../../account/index.js';
import { type LeftMailbox, ModeratedContent } from '../../moderation/index.js';
import { Database } from '../../platform/database/database.js';
import { HiddenTrips } from './hidden-trips.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { listingOpened } from '../listing-opened.js';

type WithheldFor = 'desk' | 'suspension';

const withholdText = (which: string) => `
  update listing l set withheld = array_append(withheld, ?), resumes_as = coalesce(resumes_as, status), status = 'closed'
  where ${which} and not (? = any(withheld))`;

const releaseText = (which: string) => `
  update listing l set withheld = array_remove(withheld, ?),
    status = case when array_remove(withheld, ?) = '{}' then resumes_as else status end,
    resumes_as = case when array_remove(withheld, ?) = '{}' then null else resumes_as end
  where ${which} and ? = any(withheld)
  returning id::float8 as id, status`;

const one = 'l.id = ?';
const ofPerson = '(l.user_id = ? or l.user_id is null and l.email = ?)';

/** 0 for a guest. */
const authorOf = `
  select coalesce(user_id, 0)::float8 as id from listing where id = $1 and user_id is distinct from $2`;
const mailboxOf = `select email as "to", language from listing where id = ?`;

interface Which {
  which: string;
  values: unknown[];
}

async function withhold(em: EntityManager, why: WithheldFor, { which, values }: Which): Promise<void> {
  await em.execute(withholdText(which), [why, ...values, why]);
}

/** Takes listings out of every list while the desk looks at them, or while their owner is suspended. */
@Injectable()
export class WithheldListings implements OnModuleInit {
  constructor(
    private readonly content: ModeratedContent,
    private readonly database: Database,
    private readonly events: PeopleEvents,
    private readonly hiddenTrips: HiddenTrips,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.events.onSuspension(async (em, { userId, email, isSuspended }) => {
      const owner: Which = { which: ofPerson, values: [userId, email] };
      await (isSuspended ? withhold(em, 'suspension', owner) : this.release(em, 'suspension', owner));
    });
    this.content.register({
      kind: 'listing',
      authorOf: async (id, reporterId) => {
        const [row] = await this.database.query<{ id: number }>('listing-author', authorOf, [id, reporterId]);
        return row?.id ?? null;
      },
      mailboxOf: async (em, id) => {
        const [row] = await em.execute<LeftMailbox[]>(mailboxOf, [id]);
        return row ?? null;
      },
      hide: async (em, id) => {
        await withhold(em, 'desk', { which: one, values: [id] });
        await this.hiddenTrips.remember(em, id);
      },
      show: async (em, id) => {
        // What a guest posted again returns with it.
        for (const hidden of new Set([id, ...(await this.hiddenTrips.forget(em, id))]))
          await this.release(em, 'desk', { which: one, values: [hidden] });
      },
    });
  }

  private async release(em: EntityManager, why: WithheldFor, { which, values }: Which): Promise<void> {
    const released = await em.execute<{ id: number; status: string }[]>(releaseText(which), [
      why,
      why,
      why,
      ...values,
      why,
    ]);
    for (const { id, status } of released)
      if (status === 'active') await this.jobs.enqueue(em, listingOpened, { listingId: id });
  }
}
