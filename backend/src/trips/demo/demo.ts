import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Airports, travelPatterns } from '../../listings/index.js';
import { rate } from '../reviews/counting/ratings.js';
import { DemoTrips } from './demo-trips.js';
import { reviewRows } from './review-rows.js';
import * as sql from './review-statements.js';

const emails = [...new Set(travelPatterns.map(({ name }) => `${name}@example.com`))];

interface Person {
  id: number;
  name: string;
  username: string;
}

/** What the demo's travelers wrote about each other, and their trips together. Seeding is idempotent. */
@Injectable()
export class TripsDemo {
  constructor(
    private readonly airports: Airports,
    private readonly trips: DemoTrips,
  ) {}

  async seed(em: EntityManager): Promise<void> {
    await em.transactional(async (em) => {
      await em.execute(sql.oneAtATime);
      const found = await em.execute<Person[]>(sql.people, [emails]);
      const people = new Map(found.map((person) => [person.name, person]));
      await this.review(em, people);
      await this.trips.seed(em, (name) => people.get(name)?.id);
    });
  }

  private async review(em: EntityManager, people: Map<string, Person>): Promise<void> {
    const rows = JSON.stringify(reviewRows(people, (code) => this.airports.find(code)?.city ?? code));
    const targets = await em.execute<{ id: number }[]>(sql.newlyReviewed, [rows]);
    await rate(
      em,
      targets.map(({ id }) => id),
      async () => {
        await em.execute(sql.meet, [rows]);
        await em.execute(sql.review, [rows]);
      },
    );
  }
}
