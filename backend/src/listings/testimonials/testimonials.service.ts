import { EntityManager } from '@mikro-orm/postgresql';
import {
  BadRequestException,
  ForbiddenException,
  Injectable,
  NotFoundException,
  type HttpException,
} from '@nestjs/common';
import { BlocksService, maskContacts, Interactions, PeopleService } from '../../account/index.js';
import type { CurrentUser } from '../../platform/http/access.js';
import { Limits } from '../../platform/limits/limits.js';
import { Travelers } from '../people/travelers.js';
import type { NewTestimonial, Testimonial, TestimonialPermission } from './contract.js';
import { rate } from './ratings.js';
import { TestimonialRoutes } from './testimonial-routes.js';
import { TestimonialReads } from './testimonial-reads.js';

const upsert = `
  insert into testimonial (author_id, target_id, listing_id, rating, text, covered_text, route)
  values (?, ?, ?, ?, ?, ?, ?)
  on conflict (author_id, target_id, listing_id) do update set rating = excluded.rating, text = excluded.text,
    covered_text = excluded.covered_text, route = excluded.route, created_at = excluded.created_at
  returning id::float8 as id`;

/** Testimonials between people who have met: one for each trip, which can be replaced. */
@Injectable()
export class TestimonialsService {
  constructor(
    private readonly em: EntityManager,
    private readonly blocks: BlocksService,
    private readonly limits: Limits,
    private readonly interactions: Interactions,
    private readonly people: PeopleService,
    private readonly reads: TestimonialReads,
    private readonly routes: TestimonialRoutes,
    private readonly travelers: Travelers,
  ) {}

  async write(me: CurrentUser, written: NewTestimonial, ip: string): Promise<Testimonial> {
    const { targetUserId, listingId = null, rating, text } = written;
    const refusal = await this.refusal(me.id, targetUserId);
    if (refusal) throw refusal;
    const route = await this.routes.of(me.id, written);
    await this.limits.take('testimonial.write', { ip, account: me.person });
    const id = await this.em.transactional(async (em) => {
      const both = [me.id, targetUserId].sort((a, b) => a - b);
      for (const person of both) await this.people.lockForShare(em, person);
      for (const person of both) await this.travelers.ensure(em, person);
      return rate(em, [targetUserId], async () => {
        const values = [me.id, targetUserId, listingId, rating, text, maskContacts(text), route];
        const [row] = await em.execute<{ id: number }[]>(upsert, values);
        return row!.id;
      });
    });
    return this.reads.one(id);
  }

  async permission({ id }: CurrentUser, targetUserId: number): Promise<TestimonialPermission> {
    const refusal = await this.refusal(id, targetUserId);
    if (refusal) return { mayWrite: false, reason: refusal.message, listingId: null };
    const listingId = await this.reads.listingToReview(targetUserId, id);
    return { mayWrite: true, reason: null, listingId };
  }

  /** Throws 404 for people whom the caller cannot see. */
  private async refusal(me: number, other: number): Promise<HttpException | null> {
    if (me === other) return new BadRequestException('You cannot review yourself');
    await this.people.expectReachable(other, me);
    if (await this.blocks.isBlockedBetween(me, other))
      throw new NotFoundException('This person was not found');
    if (await this.interactions.haveInteracted(me, other)) return null;
    return new ForbiddenException(
      'You can review people after you have asked for their contact, written with them or sent a tip',
    );
  }
}
