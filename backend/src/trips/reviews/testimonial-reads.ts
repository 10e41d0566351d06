import { Injectable, NotFoundException } from '@nestjs/common';
import { BlocksService, PeopleService } from '../../account/index.js';
import { Database } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access.js';
import { today } from '../../listings/index.js';
import type { Testimonial, TestimonialPermission } from './contract.js';

/** The average counts all of them. */
const most = 100;
/** The home page shows the first of them. */
const maxNewest = 20;

interface Row extends Omit<Testimonial, 'createdAt' | 'user' | 'reply' | 'mayReply'> {
  createdAt: Date;
  authorId: number;
  username: string;
  profilePictureUrl: string | null;
  replyText: string | null;
  repliedAt: Date | null;
}

// Strangers see texts of unverified authors with contact details covered.
const select = `
  select m.id::float8 as id, case when t.verified then m.text else m.covered_text end as text, m.rating, m.route,
    m.created_at as "createdAt", m.author_id::float8 as "authorId", t.username, t.profile_picture_url as "profilePictureUrl",
    case when target.verified then m.reply else m.covered_reply end as "replyText", m.replied_at as "repliedAt"
  from testimonial m join traveler t on t.user_id = m.author_id join traveler target on target.user_id = m.target_id`;

/** Neither waiting for the other's review nor withheld by the desk. */
const isShown = `not m.is_hidden and not m.is_withheld`;

export const newestKind = `
  ${select}
  where m.rating >= 4 and ${isShown} and m.author_id <> all ($2::bigint[]) and m.target_id <> all ($2::bigint[])
  order by m.created_at desc, m.id desc limit $1`;

export const about = `
  ${select}
  where m.target_id = $1 and ${isShown} and m.author_id <> all ($2::bigint[])
  order by m.created_at desc, m.id desc limit ${most}`;

const one = `${select} where m.id = $1 and (${isShown} or m.author_id = $2)`;

const targetOf = `select target_id::float8 as id from testimonial where id = $1`;

const writtenOn = `
  select m.id::float8 as id, m.rating, m.text, case when m.is_hidden then (m.appears_at at time zone 'UTC')::date::text end as "hiddenUntil",
    case when target.verified then m.reply else m.covered_reply end as "replyText", m.replied_at as "repliedAt"
  from testimonial m join traveler target on target.user_id = m.target_id
  where m.match_id = $1 and m.author_id = $2`;

const receivedOn = `${select} where m.match_id = $1 and m.target_id = $2 and ${isShown}`;

/** The listing that the author asked about, or else one that everybody sees. */
const reviewable = `
  select l.id::float8 as id from listing l
  left join contact_request c on c.listing_id = l.id and c.requester_id = $2
  where l.user_id = $1 and (c.listing_id is not null or l.status = 'active' and l.last_date >= ${today})
  order by c.listing_id is null, l.last_date desc, l.id desc limit 1`;

type Written = NonNullable<TestimonialPermission['written']>;
type WrittenRow = Pick<Written, 'id' | 'rating' | 'text' | 'hiddenUntil'> &
  Pick<Row, 'replyText' | 'repliedAt'>;

const replyOf = ({ replyText, repliedAt }: Pick<Row, 'replyText' | 'repliedAt'>) =>
  replyText && repliedAt && { reply: { text: replyText, createdAt: repliedAt.toISOString() } };

/** With the id of the author if the viewer may open the author's page. */
const asTestimonial = (row: Row, visible = new Set<number>()): Testimonial => {
  const { authorId, username, profilePictureUrl, createdAt, replyText, repliedAt, ...rest } = row;
  return {
    ...rest,
    createdAt: createdAt.toISOString(),
    user: { ...(visible.has(authorId) && { id: authorId }), username, profilePictureUrl },
    ...replyOf({ replyText, repliedAt }),
  };
};

@Injectable()
export class TestimonialReads {
  constructor(
    private readonly blocks: BlocksService,
    private readonly database: Database,
    private readonly people: PeopleService,
  ) {}

  async newest(limit: number, me?: CurrentUser): Promise<Testimonial[]> {
    const blocked = me ? await this.blocks.blockedAround(me.id) : [];
    return (await this.database.read<Row>('testimonials-newest', newestKind, [limit, blocked])).map((row) =>
      asTestimonial(row),
    );
  }

  /** On the primary, so that authors find what they just wrote. */
  async about(userId: number, me?: CurrentUser): Promise<Testimonial[]> {
    const blocked = me ? await this.blocks.blockedAround(me.id) : [];
    if (blocked.includes(userId)) throw new NotFoundException('This person was not found');
    if (me?.id !== userId) await this.people.expectReachable(userId, me?.id ?? 0);
    const rows = await this.database.query<Row & Record<string, unknown>>('testimonials-about', about, [
      userId,
      blocked,
    ]);
    const authors = [...new Set(rows.map(({ authorId }) => authorId))];
    const visible = await this.people.visibleAmong(authors, me?.id ?? 0);
    const mine = { mayReply: true };
    return rows.map((row) => ({
      ...asTestimonial(row, visible),
      ...(me?.id === userId && !row.repliedAt && mine),
    }));
  }

  /** One that this viewer finds on the home page, or among those about the same person. */
  async shown(id: number, me?: CurrentUser): Promise<Testimonial> {
    const onHomePage = (await this.newest(maxNewest, me)).find((one) => one.id === id);
    if (onHomePage) return onHomePage;
    const [target] = await this.database.query<{ id: number }>('testimonial-target', targetOf, [id]);
    const found = target && (await this.about(target.id, me)).find((one) => one.id === id);
    if (!found) throw new NotFoundException('This testimonial was not found');
    return found;
  }

  async listingToReview(targetId: number, authorId: number): Promise<number | null> {
    const values = [targetId, authorId];
    const [row] = await this.database.query<{ id: number }>('testimonial-place', reviewable, values);
    return row?.id ?? null;
  }

  async writtenOn(matchId: number, authorId: number): Promise<Written | null> {
    const [row] = await this.database.query<WrittenRow>('testimonial-written', writtenOn, [
      matchId,
      authorId,
    ]);
    if (!row) return null;
    const { id, rating, text, hiddenUntil } = row;
    return { id, rating, text, hiddenUntil, ...replyOf(row) };
  }

  /** Neither before the other may read theirs nor while the desk withholds it. */
  async receivedOn(matchId: number, targetId: number): Promise<Testimonial | null> {
    const values = [matchId, targetId];
    const [row] = await this.database.query<Row & Record<string, unknown>>(
      'testimonial-received-on',
      receivedOn,
      values,
    );
    if (!row) return null;
    const visible = await this.people.visibleAmong([row.authorId], targetId);
    return { ...asTestimonial(row, visible), ...(!row.repliedAt && { mayReply: true }) };
  }

  async one(id: number, viewer: number): Promise<Testimonial> {
    const [row] = await this.database.query<Row & Record<string, unknown>>('testimonial-one', one, [
      id,
      viewer,
    ]);
    if (!row) throw new NotFoundException('This testimonial was not found');
    return asTestimonial(row);
  }
}
