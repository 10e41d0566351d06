import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { TripEndings } from './trip-endings.js';
import { TripReminders } from './trip-reminders.js';
import { everyTrip, type Scope } from './scope.js';

const lookAfterTrips = defineJob('listings.trips', z.object({}), { every: '7,27,47 * * * *' });

@Injectable()
export class TripJobs implements OnModuleInit {
  constructor(
    private readonly endings: TripEndings,
    private readonly jobs: Jobs,
    private readonly reminders: TripReminders,
  ) {}

  onModuleInit(): Promise<void> {
    return this.jobs.work(lookAfterTrips, () => this.run());
  }

  async run(scope: Scope = everyTrip): Promise<void> {
    await this.reminders.remindEarly(scope);
    await this.reminders.remindLate(scope);
    await this.reminders.tellUnconfirmed(scope);
    await this.endings.finishTrips(scope);
    await this.endings.endProposals(scope);
    await this.endings.deleteLeftovers();
  }
}
