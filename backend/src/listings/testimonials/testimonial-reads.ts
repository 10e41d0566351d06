import { Injectable, NotFoundException } from '@nestjs/common';
import { BlocksService, PeopleService } from '../../account/index.js';
import { Database } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access.js';
import { today } from '../sql/today.js';
import type { Testimonial } from './contract.js';

/** The average counts all of them. */
const most = 100;

interface Row extends Omit<Testimonial, 'createdAt' | 'user'> {
  createdAt: Date;
  username: string;
  profilePictureUrl: string | null;
}

// Strangers see texts of unverified authors with contact details covered.
const select = `
  select m.id::float8 as id, case when t.verified then m.text else m.covered_text end as text, m.rating, m.route,
    m.created_at as "createdAt", t.username, t.profile_picture_url as "profilePictureUrl"
  from testimonial m join traveler t on t.user_id = m.author_id`;

export const newestKind = `
  ${select}
  where m.rating >= 4 and m.author_id <> all ($2::bigint[]) and m.target_id <> all ($2::bigint[])
  order by m.created_at desc, m.id desc limit $1`;

export const about = `
  ${select}
  where m.target_id = $1 and m.author_id <> all ($2::bigint[])
  order by m.created_at desc, m.id desc limit ${most}`;

const one = `${select} where m.id = $1`;

/** The listing that the author asked about, or else one that everybody sees. */
const reviewable = `
  select l.id::float8 as id from listing l
  left join contact_request c on c.listing_id = l.id and c.requester_id = $2
  where l.user_id = $1 and (c.listing_id is not null or l.status = 'active' and l.last_date >= ${today})
  order by c.listing_id is null, l.last_date desc, l.id desc limit 1`;

const asTestimonial = ({ username, profilePictureUrl, createdAt, ...rest }: Row): Testimonial => ({
  ...rest,
  createdAt: createdAt.toISOString(),
  user: { username, profilePictureUrl },
});

@Injectable()
export class TestimonialReads {
  constructor(
    private readonly blocks: BlocksService,
    private readonly database: Database,
    private readonly people: PeopleService,
  ) {}

  async newest(limit: number, me?: CurrentUser): Promise<Testimonial[]> {
    const blocked = me ? await this.blocks.blockedAround(me.id) : [];
    return (await this.database.read<Row>('testimonials-newest', newestKind, [limit, blocked])).map(
      asTestimonial,
    );
  }

  /** On the primary, so that authors find what they just wrote. */
  async about(userId: number, me?: CurrentUser): Promise<Testimonial[]> {
    const blocked = me ? await this.blocks.blockedAround(me.id) : [];
    if (blocked.includes(userId)) throw new NotFoundException('This person was not found');
    if (me?.id !== userId) await this.people.expectReachable(userId, me?.id ?? 0);
    return (await this.database.query<Row>('testimonials-about', about, [userId, blocked])).map(
      asTestimonial,
    );
  }

  async listingToReview(targetId: number, authorId: number): Promise<number | null> {
    const values = [targetId, authorId];
    const [row] = await this.database.query<{ id: number }>('testimonial-place', reviewable, values);
    return row?.id ?? null;
  }

  async one(id: number): Promise<Testimonial> {
    const [row] = await this.database.query<Row>('testimonial-one', one, [id]);
    if (!row) throw new NotFoundException('This testimonial was not found');
    return asTestimonial(row);
  }
}
