import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { Database } from '../../platform/database/database.js';
import { defineJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { statusAfter } from './transitions.js';
import { today } from '../../listings/index.js';

const expireRequests = defineJob('requests.expire', z.object({}), { every: '13 * * * *' });

const expire = `
  update contact_request set status = $1 where id in (
    select r.id from contact_request r join listing l on l.id = r.listing_id
    where r.status = 'asked' and l.last_date < ${today} order by r.listing_id, r.requester_id
    for update of r skip locked)`;

/** The trip ended before there was an answer. */
@Injectable()
export class RequestExpiry implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): Promise<void> {
    return this.jobs.work(expireRequests, () => this.expireAll());
  }

  async expireAll(): Promise<void> {
    await this.database.query('requests-expire', expire, [statusAfter('expire', 'asked', 'site')]);
  }
}
