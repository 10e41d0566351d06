import { EntityManager } from '@mikro-orm/postgresql';
import {
  BadRequestException,
  ConflictException,
  ForbiddenException,
  HttpException,
  Injectable,
  NotFoundException,
} from '@nestjs/common';
import { BlocksService, maskContacts, PeopleService, SamePeople } from '../../account/index.js';
import { ReporterKeys } from '../../moderation/index.js';
import type { CurrentUser } from '../../platform/http/access.js';
import { Limits } from '../../platform/limits/limits.js';
import { Travelers } from '../../listings/index.js';
import type { NewTestimonial, Testimonial, TestimonialPermission } from './contract.js';
import { CountedReviews } from './counting/counted-reviews.js';
import { DoubleBlind } from './double-blind.js';
import { rate } from './counting/ratings.js';
import { ReviewBursts } from './counting/review-bursts.js';
import { ReviewRights, type NamedTrip, type Right } from './review-rights.js';
import { shortDay } from '../texts/short-day.js';
import { TestimonialRoutes } from './testimonial-routes.js';
import { TestimonialReads } from './testimonial-reads.js';
import { ratedBefore, WrittenReviews } from './written-reviews.js';

const refusedBefore = `
  select 1 from testimonial where target_id = ? and author_id in (?) and is_withheld limit 1`;

const never =
  'You can rate people with whom you flew, or whose contact details you got, from the day of travel on';

type Allowed = Extract<Right, { kind: 'now' }>;

/** Testimonials between people who traveled: one for each trip, which can be replaced until it is read. */
@Injectable()
export class TestimonialsService {
  constructor(
    private readonly em: EntityManager,
    private readonly blocks: BlocksService,
    private readonly bursts: ReviewBursts,
    private readonly counted: CountedReviews,
    private readonly doubleBlind: DoubleBlind,
    private readonly keys: ReporterKeys,
    private readonly limits: Limits,
    private readonly people: PeopleService,
    private readonly reads: TestimonialReads,
    private readonly rights: ReviewRights,
    private readonly routes: TestimonialRoutes,
    private readonly samePeople: SamePeople,
    private readonly travelers: Travelers,
    private readonly written: WrittenReviews,
  ) {}

  async write(me: CurrentUser, written: NewTestimonial, ip: string): Promise<Testimonial> {
    const { targetUserId, rating, text } = written;
    await this.expectVisible(me, targetUserId);
    const { matchId, date, closesAt, ...right } = await this.expectAllowed(me.id, targetUserId, written);
    await this.expectNoneRefused(me, targetUserId);
    const route = await this.routes.of(me.id, written, matchId);
    const listingId = matchId === null ? (written.listingId ?? null) : right.listingId;
    if (await this.written.isFrozen(me.id, targetUserId, { matchId, listingId, date }))
      throw new ConflictException(ratedBefore);
    await this.limits.take('testimonial.write', { ip, account: me.person });
    const networkKey = await this.keys.ofNetwork(ip);
    const id = await this.em.transactional(async (em) => {
      const both = [me.id, targetUserId].sort((a, b) => a - b);
      for (const person of both) await this.people.lockForShare(em, person);
      for (const person of both) await this.travelers.ensure(em, person);
      return rate(em, both, async () => {
        if (matchId !== null) await this.doubleBlind.expectUnread(em, me.id, matchId);
        const trip = { matchId, listingId, date };
        const content = { rating, text, coveredText: maskContacts(text), route, networkKey, closesAt };
        const id = await this.written.save(em, [me.id, targetUserId], trip, content);
        if (matchId !== null) {
          await this.counted.addTravelersOf(em, matchId);
          await this.doubleBlind.revealIfBothWrote(em, matchId);
        }
        await this.bursts.look(em, id, targetUserId);
        return id;
      });
    });
    return this.reads.one(id, me.id);
  }

  async permission(me: CurrentUser, targetUserId: number, trip: NamedTrip): Promise<TestimonialPermission> {
    const nothing = { mayWrite: false, listingId: null, from: null, written: null };
    const refused = (error: unknown) => {
      if (error instanceof HttpException && error.getStatus() !== 404) return error;
      throw error;
    };
    const hidden = await this.expectVisible(me, targetUserId).catch(refused);
    if (hidden) return { ...nothing, reason: hidden.message };
    const right = await this.rights.of(me.id, targetUserId, trip);
    const reason = await this.reasonAgainst(right, targetUserId);
    const matchId = right.kind === 'now' ? right.matchId : (trip.matchId ?? null);
    const both = matchId === null ? { written: null } : await this.bothOf(matchId, me.id);
    if (right.kind !== 'now')
      return { ...nothing, ...both, from: right.kind === 'later' ? right.from : null, reason };
    const { written } = both;
    if (written && written.hiddenUntil === null) return { ...nothing, ...both, reason: ratedBefore };
    if (await this.written.isFrozen(me.id, targetUserId, right))
      return { ...nothing, ...both, reason: ratedBefore };
    const listingId = right.listingId ?? (await this.reads.listingToReview(targetUserId, me.id));
    return { mayWrite: true, reason: null, listingId, matchId, from: null, ...both };
  }

  private async bothOf(matchId: number, me: number) {
    const [written, received] = await Promise.all([
      this.reads.writtenOn(matchId, me),
      this.reads.receivedOn(matchId, me),
    ]);
    return { written, ...(received && { received }) };
  }

  private async expectAllowed(me: number, other: number, trip: NamedTrip): Promise<Allowed> {
    const right = await this.rights.of(me, other, trip);
    if (right.kind === 'now') return right;
    throw new ForbiddenException(await this.reasonAgainst(right, other));
  }

  private async reasonAgainst(right: Right, other: number): Promise<string | null> {
    if (right.kind === 'now') return null;
    if (right.kind === 'never') return never;
    const [person] = await this.people.find([other]);
    const name = person?.username ?? 'this person';
    return right.kind === 'later'
      ? `You can rate ${name} from ${shortDay(right.from)}`
      : `You could rate ${name} until ${shortDay(right.lastDay)}. If something is wrong, you can still report them`;
  }

  /** What the desk has taken out is not written again, also not from another account. */
  private async expectNoneRefused(me: CurrentUser, target: number): Promise<void> {
    const accounts = await this.samePeople.otherAccounts(me.id);
    const authors = [me.id, ...accounts.filter(({ by }) => !isDeviceOnly(by)).map(({ id }) => id)];
    const refused = await this.em.execute<unknown[]>(refusedBefore, [target, authors]);
    if (refused.length)
      throw new ForbiddenException(
        'What you wrote about this person was taken out of sight. If that is wrong, the link in our mail about it asks us to look again',
      );
  }

  /** Throws 404 for people whom the caller cannot see. */
  private async expectVisible(me: CurrentUser, other: number): Promise<void> {
    if (me.id === other) throw new BadRequestException('You cannot review yourself');
    await this.people.expectReachable(other, me.id);
    if (await this.blocks.isBlockedBetween(me.id, other))
      throw new NotFoundException('This person was not found');
    if (await this.people.isSamePerson(me, other))
      throw new ConflictException('You cannot review yourself from another account');
  }
}

/** Families share a browser. */
const isDeviceOnly = (by: string[]) => by.every((shared) => shared === 'device');
