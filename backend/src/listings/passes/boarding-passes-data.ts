import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { PersonalData } from '../../account/index.js';
import { Database } from '../../platform/database/database.js';
import { defineJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';

const clean = defineJob('boarding-passes.clean', z.object({}), { every: '41 4 * * *' });

const over = `delete from boarding_pass where day < current_date - 30`;
const ofPerson = `
  select flight, day::text as date, departure as "from", arrival as "to", shown_at as "shownAt"
  from boarding_pass where user_id = $1 order by id`;
const erase = `delete from boarding_pass where user_id = ?`;

/** They are deleted with the account, and a month after the flight. */
@Injectable()
export class BoardingPassesData implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): Promise<void> {
    this.personalData.register({
      name: 'boardingPasses',
      collect: (userId) => this.database.query('boarding-passes-of', ofPerson, [userId]),
      erase: async (em, userId) => void (await em.execute(erase, [userId])),
    });
    return this.jobs.work(clean, () => this.clean());
  }

  async clean(): Promise<void> {
    await this.database.query('boarding-passes-over', over);
  }
}
