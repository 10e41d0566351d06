import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PeopleService, PersonalData } from '../../account/index.js';
import { rate } from '../testimonials/ratings.js';
import { OwnListings } from './own-listings.js';

const rated = `select distinct target_id::float8 as id from testimonial where author_id = ?`;
const unclaimed = `delete from listing where user_id is null and email = ?`;
const traveler = `delete from traveler where user_id = ?`;

/** Listings as part of what we keep about a person. */
@Injectable()
export class ListingsOf implements OnModuleInit {
  constructor(
    private readonly own: OwnListings,
    private readonly people: PeopleService,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'listings',
      collect: (userId) => this.own.list({ id: userId }),
      erase: (em, userId) => this.erase(em, userId),
    });
  }

  /** A traveler takes listings and testimonials along, so the averages of those they had rated change with it. */
  private async erase(em: EntityManager, userId: number): Promise<void> {
    const { email } = await this.people.lock(em, userId);
    const people = await em.execute<{ id: number }[]>(rated, [userId]);
    await rate(em, [...people.map(({ id }) => id), userId], () => em.execute(traveler, [userId]));
    await em.execute(unclaimed, [email]);
  }
}
