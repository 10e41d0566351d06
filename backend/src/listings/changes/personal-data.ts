import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PeopleService, PersonalData } from '../../account/index.js';
import { OwnListings } from '../reads/own-listings.js';

const owned = `delete from listing where user_id = ? or (user_id is null and email = ?)`;
const traveler = `
  delete from traveler t where user_id = ? and not exists (select from testimonial where author_id = t.user_id)`;

@Injectable()
export class ListingsPersonalData implements OnModuleInit {
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

  /** A traveler who wrote testimonials stays, because these show their author. */
  private async erase(em: EntityManager, userId: number): Promise<void> {
    const { email } = await this.people.lock(em, userId);
    await em.execute(owned, [userId, email]);
    await em.execute(traveler, [userId]);
  }
}
