import { Injectable, NotFoundException, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { FlightFigures } from './flight-figures.js';
import { FlightStatuses } from './flight-statuses.js';
import { FlightWatches } from './flight-watches.js';

const event = z.object({ operator: z.string(), date: z.iso.date(), at: z.iso.datetime() });
export const flightEvent = defineJob('listings.flight-event', event, { retries: 3 });

/** What an event says is never believed: it makes us ask. Events of one plane that come together are one question. */
@Injectable()
export class FlightEvents implements OnModuleInit {
  constructor(
    private readonly figures: FlightFigures,
    private readonly jobs: Jobs,
    private readonly statuses: FlightStatuses,
    private readonly watches: FlightWatches,
  ) {}

  onModuleInit(): Promise<void> {
    return this.jobs.work(flightEvent, async ({ at, ...plane }) => {
      const since = new Date(at);
      if (await this.statuses.refreshSince(plane, since)) this.figures.answered(since);
    });
  }

  async receive(secret: string): Promise<void> {
    const plane = await this.watches.planeOf(secret);
    this.figures.delivered(plane ? 'known' : 'unknown');
    if (!plane) throw new NotFoundException('This link has ended');
    await this.jobs.enqueue(
      null,
      flightEvent,
      { ...plane, at: new Date().toISOString() },
      { isUrgent: true },
    );
  }
}
