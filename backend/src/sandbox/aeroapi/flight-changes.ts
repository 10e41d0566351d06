import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Database } from '../../platform/database/database.js';

/** The operator's number and the day of departure: `AI102.2027-03-04`. */
export const flightKey = z.string().regex(/^[A-Z\d]{2}\d{1,4}\.\d{4}-\d{2}-\d{2}$/);

const short = z.string().min(1).max(10);

/** What the provider is to say about one flight, until it is changed again. */
export const flightChanges = z.strictObject({
  delayMinutes: z.int().min(-60).max(2_880).optional(),
  gate: short.optional(),
  terminal: short.optional(),
  belt: short.optional(),
  /** The timetable itself has another time, also weeks ahead. */
  movedMinutes: z.int().min(-720).max(720).optional(),
  /** It is no longer in the timetable of that day. */
  withdrawn: z.boolean().optional(),
  /** Without it the clock decides. */
  state: z.enum(['scheduled', 'boarding', 'departed', 'landed', 'cancelled', 'diverted']).optional(),
});
export type FlightChanges = z.infer<typeof flightChanges>;

/** Kept by the database: each node plays the same provider. */
@Injectable()
export class ChangedFlights {
  constructor(private readonly database: Database) {}

  async change(key: string, changes: FlightChanges): Promise<FlightChanges> {
    const [row] = await this.database.query<{ changes: FlightChanges }>(
      'sandbox.change-flight',
      `insert into sandbox_flight (key, changes) values ($1, $2)
       on conflict (key) do update set changes = sandbox_flight.changes || excluded.changes returning changes`,
      [key, JSON.stringify(changes)],
    );
    return row?.changes ?? changes;
  }

  async all(): Promise<Map<string, FlightChanges>> {
    const rows = await this.database.query<{ key: string; changes: FlightChanges }>(
      'sandbox.changed-flights',
      'select key, changes from sandbox_flight order by key',
    );
    return new Map(rows.map(({ key, changes }) => [key, changes]));
  }

  async forget(): Promise<void> {
    await this.database.query('sandbox.forget-flights', 'delete from sandbox_flight');
  }
}
