import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Airports } from '../airports/airports.service.js';
import { DemoAlerts } from './demo-alerts.js';
import { FlightPlanes } from '../flights/flight-planes.js';
import { ListingEntity } from '../listing.entity.js';
import { inOnePlane } from './codeshares.js';
import {
  guestTrips,
  listedTrips,
  nearMissTrips,
  type DemoTrip,
  type ListingRow,
  type Person,
} from './demo-rows.js';
import { travelPatterns } from './travel-patterns.js';
import * as sql from './statements.js';

const emails = [...new Set(travelPatterns.map(({ name }) => `${name}@example.com`))];

/** A traveler takes off only once a day from the same airport. */
type KeyColumn = 'email' | 'type' | 'date' | 'departureAirport';
const keyOf = ({ email, type, date, departureAirport }: Pick<ListingRow, KeyColumn>) =>
  `${email} ${type} ${date} ${departureAirport}`;

/** Seeding is idempotent, also on two nodes at once. A later run adds the trips that came within range. */
@Injectable()
export class ListingsDemo {
  constructor(
    private readonly airports: Airports,
    private readonly alerts: DemoAlerts,
    private readonly planes: FlightPlanes,
  ) {}

  async seed(em: EntityManager): Promise<void> {
    await em.transactional(async (em) => {
      await em.execute(sql.oneAtATime);
      const today = await this.today(em);
      const people = await this.people(em);
      await em.execute(sql.makeTravelers, [emails]);
      await this.post(em, [
        ...listedTrips(people, today, this.cityOf),
        ...nearMissTrips(people, today, this.cityOf),
        ...guestTrips(today),
      ]);
      await em.execute(sql.makeHelpers, [emails]);
      await this.alerts.seed(em, today, (name) => people.get(name)?.id);
    });
  }

  private async today(em: EntityManager): Promise<number> {
    const [row] = await em.execute<{ today: number }[]>(sql.today);
    if (!row) throw new Error('The database does not know the day');
    return row.today;
  }

  private async people(em: EntityManager): Promise<Map<string, Person>> {
    const found = await em.execute<Person[]>(sql.people, [emails]);
    return new Map(found.map((person) => [person.email.replace('@example.com', ''), person]));
  }

  private async post(em: EntityManager, trips: DemoTrip[]): Promise<void> {
    const writers = [...new Set(trips.map(({ email }) => email))];
    const known = await em.execute<Pick<ListingRow, KeyColumn>[]>(sql.posted, [writers]);
    const keys = new Set(known.map(keyOf));
    const now = Date.now();
    const missing = trips
      .filter(({ email, form }) => !keys.has(keyOf({ ...form, email })))
      .map(({ row }) => row());
    // Newest-first lists order by id.
    missing.sort((one, other) => other.minutesAgo - one.minutesAgo);
    await em.insertMany(
      ListingEntity,
      missing.map(({ minutesAgo, isConfirmed, ...trip }) => {
        const confirmedAt = isConfirmed ? new Date(now) : null;
        const createdAt = new Date(now - minutesAgo * 60_000);
        return { ...trip, confirmedAt, remindedAt: confirmedAt, createdAt };
      }),
    );
    // In the next round: of all flights it takes hours. A job would run before the sandbox answers.
    await this.planes.want(inOnePlane(missing));
  }

  private readonly cityOf = (code: string): string => this.airports.find(code)?.city ?? code;
}
