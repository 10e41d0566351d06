import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { FlightStatuses, type BookedFlight, type ChangedStatus } from '../../listings/index.js';
import { Database } from '../../platform/database/database.js';
import { defineJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { announceJourney } from '../family/journey-changes.js';
import { ConnectionNews } from './connection-news.js';
import { FlightNews } from './flight-news.js';
import { findDue, findTrips, type OnFlight } from './followed-flights.sql.js';

export const followFlights = defineJob('trips.follow-flights', z.object({}), {
  every: '*/5 * * * *',
  timeout: 240,
});

const dayMs = 86_400_000;

/** Asks what airlines say of the flights of trips, from the day before on. Open pages show it, and people are notified. */
@Injectable()
export class FollowedFlights implements OnModuleInit {
  constructor(
    private readonly connections: ConnectionNews,
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly news: FlightNews,
    private readonly statuses: FlightStatuses,
  ) {}

  onModuleInit(): Promise<void> {
    this.statuses.register((em, change) => this.announce(em, change));
    return this.jobs.work(followFlights, () => this.follow());
  }

  /** Those who agree on the day of travel do not wait for the next run. */
  async followSoon(em: EntityManager, { date }: { date: string }): Promise<void> {
    const isSoon = Date.parse(date) - Date.now() < 2 * dayMs;
    if (isSoon && this.statuses.isOn) await this.jobs.enqueue(em, followFlights, {});
  }

  async follow(): Promise<void> {
    if (!this.statuses.isOn) return;
    const due = await this.database.query<BookedFlight & Record<string, unknown>>(
      'followed-flights-due',
      findDue,
    );
    await this.statuses.refresh(due);
    await this.statuses.forgetPast();
    await this.news.forgetPast();
  }

  private async announce(em: EntityManager, change: ChangedStatus): Promise<void> {
    const { number, date, from } = change.flight;
    const trips = await em.execute<OnFlight[]>(findTrips, [number, date, from]);
    for (const { id } of trips) await announceJourney(em, id);
    await this.news.changed(em, change, trips);
    await this.connections.changed(em, trips);
  }
}
