import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { Database } from '../../platform/database/database.js';
import { defineJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { today } from '../sql/today.js';

const removePastLegs = defineJob('listings.past-legs', z.object({}), { every: '41 * * * *' });

const atOnce = 5_000;
const remove = `
  with past as (
    select listing_id, leg, day from listing_leg where last_date < ${today}
    order by last_date limit ${atOnce} for update skip locked),
  removed as (
    delete from listing_leg l using past p
    where l.listing_id = p.listing_id and l.leg = p.leg and l.day = p.day returning 1)
  select count(*)::int as count from removed`;

/** Trips that are over are never found. Without their rows the table has the size of the future. */
@Injectable()
export class PastLegs implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): Promise<void> {
    return this.jobs.work(removePastLegs, () => this.removeAll());
  }

  async removeAll(): Promise<void> {
    while ((await this.removeSome()) === atOnce);
  }

  private async removeSome(): Promise<number> {
    const [row] = await this.database.query<{ count: number }>('legs-remove-past', remove, []);
    return row?.count ?? 0;
  }
}
