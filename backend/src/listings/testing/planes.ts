import type { Client } from '../../testing/client.js';
import { inDays } from '../../testing/make.js';
import { nothingDue, settled } from '../../testing/settled.js';
import type { TestApp } from '../../testing/test-app.js';
import { flightKnown, PlaneLookups } from '../flights/plane-lookups.js';
import { send } from './posting.js';

export const date = inDays(30);
export const key = `AI102.${date}`;
export const toDelhi = { departureAirport: 'JFK', arrivalAirport: 'DEL', date, flightNumber: 'UA8345' };

interface Posted {
  id: number;
  client: Client;
  user: Awaited<ReturnType<TestApp['make']['user']>>;
}

/** An application that looks planes up, and what its provider is asked. */
export class PlaneApp {
  constructor(private readonly app: TestApp) {}

  async forgetAll(): Promise<void> {
    // A job that has found listings asks about their flights.
    await nothingDue(this.app.database);
    for (const table of ['flight_day', 'flight_plane', 'listing'])
      await this.app.database.pool.query(`delete from ${table}`);
    await this.spend(0);
  }

  async setProvider(setting: object): Promise<void> {
    await this.app.asVisitor().send('PUT', '/sandbox/knobs/flights', setting).expect(200);
  }

  async spend(questions: number): Promise<void> {
    await this.app.database.pool.query(
      `update flight_budget set hour_spent = $1, day_spent = $1, hour_started = now(), day_started = now()`,
      [questions],
    );
  }

  async questions(): Promise<number> {
    const { rows } = await this.app.database.pool.query<{ count: number }>(
      'select hour_spent as count from flight_budget',
    );
    return rows[0]?.count ?? 0;
  }

  /** Of the listing, and of its legs in their order. */
  async keysOf(id: number) {
    const { rows } = await this.app.database.pool.query<{ own: string | null; legs: (string | null)[] }>(
      `select flight_key as own, array(
         select g.flight_key from listing_leg g where g.listing_id = l.id order by leg, day) as legs
       from listing l where id = $1`,
      [id],
    );
    return rows[0];
  }

  async jobsDone(): Promise<void> {
    await settled(this.app.database, 'listings.flight-posted');
  }

  /** Until what could not be answered is due again. */
  async wait(): Promise<void> {
    await this.app.database.pool.query(`update flight_plane set try_at = now() where try_at < 'infinity'`);
  }

  async lookUpDue(): Promise<void> {
    await this.app.get(PlaneLookups).askDue();
    const [any] = await this.app.database.query('test-any-known', `select from pgboss.job where name = $1`, [
      flightKnown.name,
    ]);
    if (any) await settled(this.app.database, flightKnown.name);
  }

  /** Of a new member, once their flight was looked up. */
  async post(about: object = {}): Promise<Posted> {
    const by = await this.app.make.user({ verified: true });
    const client = await this.app.as(by);
    const reply = await send(client, 'create', { email: by.email, ...toDelhi, ...about });
    await this.jobsDone();
    const { id } = reply.json() as { id: number };
    return { id, client, user: by };
  }
}
