import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { ListingChanges } from '../changes/listing-changes.js';
import { ListingEntity } from '../listing.entity.js';
import { isUnclaimedTooLong } from '../reads/listing-json.js';

const expireUnclaimed = defineJob('listings.lapse', z.object({}), { every: '7 * * * *' });

const atOnce = 50;
const lapsed = `
  select l.id::float8 as id from listing l where ${isUnclaimedTooLong}
  order by l.id limit ${atOnce} for update skip locked`;

@Injectable()
export class UnclaimedExpiry implements OnModuleInit {
  constructor(
    private readonly changes: ListingChanges,
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): Promise<void> {
    return this.jobs.work(expireUnclaimed, () => this.deleteExpired());
  }

  async deleteExpired(): Promise<void> {
    while ((await this.deleteSome()) === atOnce);
  }

  /** People who asked for a contact get their news in the same transaction. */
  private deleteSome(): Promise<number> {
    return this.em.transactional(async (em) => {
      const ids = (await em.execute<{ id: number }[]>(lapsed)).map(({ id }) => id);
      const listings = await em.find(ListingEntity, { id: { $in: ids } }, { orderBy: { id: 'asc' } });
      for (const listing of listings) await this.changes.remove(em, listing);
      return listings.length;
    });
  }
}
