import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Ratings } from '../../../account/index.js';
import { Database } from '../../../platform/database/database.js';
import { authorOfReview, reviewCounts } from './ratings.js';

// Unknown once the match and the listing are deleted.
const roleOfTarget = `
  case when m.helper_id = w.target_id then 'helper'
    when m.seeker_id = w.target_id then 'traveler'
    when l.user_id = w.target_id then case l.type when 'helper' then 'helper' else 'traveler' end
    when l.user_id = w.author_id then case l.type when 'helper' then 'traveler' else 'helper' end end`;

/** As the average of a card: the latest visible review of each person, in each role. */
const byRole = `
  select role, avg(rating)::float8 as average, count(*)::int as count from (
    select distinct on (role, person) role, rating from (
      select ${roleOfTarget} as role, ${authorOfReview} as person, w.rating, w.created_at, w.id
      from testimonial w
      join traveler a on a.user_id = w.author_id and ${reviewCounts}
      join "user" u on u.id = w.author_id
      left join match m on m.id = w.match_id
      left join listing l on l.id = w.listing_id
      where w.target_id = $1 and not w.is_hidden and not w.is_withheld) said
    where role is not null
    order by role, person, created_at desc, id desc) latest
  group by role`;

interface Row extends Record<string, unknown> {
  role: 'helper' | 'traveler';
  average: number;
  count: number;
}

@Injectable()
export class RoleRatings implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly ratings: Ratings,
  ) {}

  onModuleInit(): void {
    this.ratings.register(async (userId) => {
      const rows = await this.database.query<Row>('testimonials-by-role', byRole, [userId]);
      const of = (wanted: Row['role']) => {
        const found = rows.find(({ role }) => role === wanted);
        return found ? { average: found.average, count: found.count } : null;
      };
      return { asHelper: of('helper'), asTraveler: of('traveler') };
    });
  }
}
