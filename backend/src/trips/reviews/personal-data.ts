import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../account/index.js';
import { Database } from '../../platform/database/database.js';
import { rate } from './counting/ratings.js';

const written = `
  select target_id::float8 as "targetUserId", listing_id::float8 as "listingId", rating, text, route, trip_day::text as "tripDay",
    first_written_at as "firstWrittenAt", created_at as "createdAt", reply
  from testimonial where author_id = $1 order by id`;
const received = `
  select rating, text, route, created_at as "createdAt", reply from testimonial
  where target_id = $1 and not is_hidden order by id`;

/** Two people who rated each other may delete their accounts at the same time. */
const lockInOrder = `select 1 from testimonial where target_id = ? or author_id = ? order by id for update`;

@Injectable()
export class TestimonialsPersonalData implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit() {
    this.personalData.register({
      name: 'testimonials',
      collect: (userId) => this.collect(userId),
      erase: (em, userId) => this.erase(em, userId),
    });
  }

  private async collect(userId: number) {
    return {
      written: await this.database.query('testimonials-written', written, [userId]),
      received: await this.database.query('testimonials-received', received, [userId]),
    };
  }

  /** Testimonials about others stay. */
  private async erase(em: EntityManager, userId: number): Promise<void> {
    await rate(em, [userId], async () => {
      await em.execute(lockInOrder, [userId, userId]);
      await em.execute(`update testimonial set network_key = null where author_id = ?`, [userId]);
      await em.execute(`delete from testimonial where target_id = ?`, [userId]);
    });
  }
}
