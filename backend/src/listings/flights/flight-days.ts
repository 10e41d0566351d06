import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { ScheduledFlight } from './contract.js';
import { planesOn } from './planes.js';

export interface FlightDay {
  day: string;
  flights: ScheduledFlight[];
}

const betweenLooksMs = 100;
/** Longer than the provider may take. After it the node that asked is lost, and others may ask. */
const askedFor = '12 seconds';
const maxLooks = 120;

const known = `
  select day::text as day, flights from flight_day
  where number = $1 and day = any ($2::date[]) and answered_at > now() - interval '1 day'`;

/** In the order of the days, to avoid deadlocks between nodes. */
const claim = `
  with forgotten as (
    delete from flight_day where asked_at < now() - interval '3 days' and number <> $1)
  insert into flight_day (number, day) select $1, day from unnest($2::date[]) as day order by day
  on conflict (number, day) do update set asked_at = now(), answered_at = null
  where coalesce(flight_day.answered_at < now() - interval '1 day',
    flight_day.asked_at < now() - interval '${askedFor}')
  returning day::text as day`;

const store = `
  update flight_day set flights = answer.flights, planes = answer.planes, answered_at = now()
  from jsonb_to_recordset($2::jsonb) as answer (day date, flights jsonb, planes jsonb)
  where flight_day.number = $1 and flight_day.day = answer.day`;

const release = `
  delete from flight_day where number = $1 and day = any ($2::date[]) and answered_at is null`;

const waiting = `
  select count(*)::integer as count from flight_day
  where number = $1 and day = any ($2::date[]) and answered_at is null
    and asked_at > now() - interval '${askedFor}'`;

/** What the provider said, for the whole site. One request asks about a flight and day, all others wait for its answer. */
@Injectable()
export class FlightDays {
  constructor(private readonly database: Database) {}

  async known(number: string, days: string[]): Promise<FlightDay[]> {
    return this.database.query<FlightDay & Record<string, unknown>>('flight-day-known', known, [
      number,
      days,
    ]);
  }

  async isKnown(number: string, day: string): Promise<boolean> {
    return (await this.known(number, [day])).length > 0;
  }

  /** The days that the caller has to ask about. */
  async claim(number: string, days: string[]): Promise<string[]> {
    const rows = await this.database.query<{ day: string }>('flight-day-claim', claim, [number, days]);
    return rows.map(({ day }) => day).toSorted();
  }

  async store(number: string, answers: FlightDay[]): Promise<void> {
    const rows = answers.map(({ day, flights }) => ({ day, flights, planes: planesOn(day, flights) }));
    await this.database.query('flight-day-store', store, [number, JSON.stringify(rows)]);
  }

  /** After a failure: the next request may ask again. */
  async release(number: string, days: string[]): Promise<void> {
    await this.database.query('flight-day-release', release, [number, days]);
  }

  async waitForOthers(number: string, days: string[]): Promise<void> {
    for (let looks = 0; looks < maxLooks; looks++) {
      const [row] = await this.database.query<{ count: number }>('flight-day-waiting', waiting, [
        number,
        days,
      ]);
      if (!row?.count) return;
      await pause(betweenLooksMs);
    }
  }
}
