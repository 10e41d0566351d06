import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { ConflictException, ForbiddenException, Injectable, NotFoundException } from '@nestjs/common';
import { BlocksService, Interactions, PeopleService } from '../account/index.js';
import { ContactLimits, Suspensions } from '../moderation/index.js';
import type { CurrentUser } from '../platform/http/access.js';
import { trustOf } from '../platform/limits/limited.js';
import { Limits } from '../platform/limits/limits.js';
import { fieldIssue } from '../platform/http/errors/field-issue.js';
import { expectUnchanged, ListingReads, today, Travelers } from '../listings/index.js';
import type { Match } from './contract.js';
import { TripLegs, type TripPlan } from './legs/trip-legs.js';
import { dayOfOther, flightsShown, whoFlies, type Flies } from './legs/ways.js';
import {
  cannotBeAsked,
  endsOf,
  expectSame,
  pairOf,
  travelerOf,
  tripOf,
  type Flight,
  type ProposedListing,
} from './matches/proposed-facts.js';
import { MatchEntity } from './match.entity.js';
import { MatchNews } from './news/match-news.js';
import { matchNotFound, MatchReads } from './match-reads.js';
import { localToday } from './match-times.js';
import { newSign } from './travel-day/sign.js';
import { AskingService } from './requests/asking.service.js';
import type { NewMatch } from './requests/contract.js';
import { RequestNews } from './requests/request-news.js';
import { statusAfter } from './transitions.js';

/** A part of a trip. It is planned in the transaction that holds the two and the listing. */
export interface PartToPlan {
  from: string;
  to: string;
  plan: (em: EntityManager, listing: ProposedListing) => Promise<PartPlan>;
}
interface PartPlan {
  plan: TripPlan;
  /** With the others of the trip. */
  shared: Pick<MatchEntity, 'relayId' | 'signDigits' | 'signPicture' | 'traveler'>;
}

/**
 * Listings of one of the two, also closed ones: owners close them when they have found each other. Before the other one
 * has agreed, the asker learns no flight that its owner keeps.
 */
const lockListing = `
  select type, user_id::float8 as "userId", departure_airport as "departureAirport",
    arrival_airport as "arrivalAirport", date::text as date, end_date::text as "endDate",
    ${flightsShown('seen.flight')},
    covered_legs as "coveredLegs", ${localToday}::text as today
  from listing join airport d on d.code = departure_airport cross join lateral (
    select user_id = ? or show_flight and not (guarded and user_id in (select jsonb_array_elements_text(?)::bigint))
      or exists (select from contact_request c
        where c.listing_id = listing.id and c.requester_id = ? and c.status = 'shared') as flight) seen
  where id = ? and user_id in (?, ?) and last_date >= ${today} for no key update of listing`;

// Locked, so that a proposal and a no to the request do not miss each other.
const hasAsked = `
  select 1 from contact_request where listing_id = ? and requester_id = ? and status in ('asked', 'shared') for share`;

const isOwnRequest = `
  select 1 from listing where id = ? and user_id = ? and type = 'seeking_help' and status = 'active'`;

@Injectable()
export class Proposals {
  constructor(
    private readonly em: EntityManager,
    private readonly asking: AskingService,
    private readonly blocks: BlocksService,
    private readonly contactLimits: ContactLimits,
    private readonly interactions: Interactions,
    private readonly legs: TripLegs,
    private readonly limits: Limits,
    private readonly listings: ListingReads,
    private readonly news: MatchNews,
    private readonly people: PeopleService,
    private readonly reads: MatchReads,
    private readonly requestNews: RequestNews,
    private readonly suspensions: Suspensions,
    private readonly travelers: Travelers,
  ) {}

  /** A second proposal for the same listing, by either side, is the first one, or is refused for what differs. */
  async propose(
    me: CurrentUser,
    { listingId, userId, legs, note, traveler, agreesToRules, name, seen, ...flight }: NewMatch,
    ip: string,
    part?: PartToPlan,
  ): Promise<Match> {
    if (userId === me.id) throw matchNotFound();
    await this.asking.introduce(me, { agreesToRules, name });
    const visible = await this.listings.one(listingId, { viewer: me.id });
    const warned = await this.blocks.isSharedWithBlocked(me.id, userId);
    const { wary } = await this.blocks.aroundViewer(me.id);
    const about = { note, seen, ip, warned };
    const id = await this.em.transactional(async (em) => {
      await this.people.lockPairForShare(em, me.id, userId).catch(asUnknown);
      for (const person of [me.id, userId].sort((a, b) => a - b)) await this.travelers.ensure(em, person);
      const [listing] = await em.execute<ProposedListing[]>(lockListing, [
        me.id,
        JSON.stringify(wary),
        me.id,
        listingId,
        me.id,
        userId,
      ]);
      if (!listing || !(await this.blocks.keepUnblocked(em, me.id, userId))) throw matchNotFound();
      const pair = pairOf(listing, me.id, userId);
      if (traveler && pair.seekerId !== me.id)
        throw fieldIssue('traveler', 'Only who gets help says who flies');
      if (part && pair.seekerId !== me.id) throw matchNotFound();
      const open = { listingId, ...pair, status: { $in: ['proposed' as const, 'agreed' as const] } };
      const existing = await em.findOne(MatchEntity, open);
      if (existing) {
        await expectSame(em, existing, part ?? endsOf(listing, legs), { ...flight, traveler });
        return existing.id;
      }
      if (await this.suspensions.includes(userId)) await this.refuseSuspended(me.id, userId);
      const asked =
        visible?.userId === userId && visible.status === 'active'
          ? await this.asking.ask(em, { me, listing: { ...visible, userId }, ...about, tells: false })
          : null;
      if (!asked && !(await this.know(em, me.id, userId, listing.userId, listingId)))
        throw cannotBeAsked(visible, userId);
      expectUnchanged(seen, listing);
      if (!asked?.isNew) {
        await this.contactLimits.assertNone(em, me.id);
        await this.limits.take('match.propose', { ip, account: me.person, trust: trustOf(me) });
      }
      if (traveler?.listingId !== undefined) await this.assertOwnRequest(em, me.id, traveler.listingId);
      const other = listing.userId === me.id ? userId : me.id;
      const planned = await part?.plan(em, listing);
      const who = traveler ? travelerOf(traveler) : null;
      const flies = whoFlies(who, pair.seekerId === me.id);
      const plan = planned?.plan ?? (await this.planOf(em, listing, flight, { id: other, flies, legs }));
      const { legs: way, ...trip } = plan;
      const match = em.create(MatchEntity, {
        ...trip,
        ...newSign(),
        ...pair,
        listingId,
        proposerId: me.id,
        traveler: who,
        ...planned?.shared,
      });
      await em.flush();
      // A part is planned along the way of the one who gets help.
      const type = part ? 'seeking_help' : listing.type;
      await this.legs.store(em, match.id, type, { date: match.date, legs: way });
      if (asked?.isNew && visible)
        await this.requestNews.asked(em, {
          asker: me.id,
          listing: visible,
          ownerId: userId,
          status: asked.status,
          note,
          warned,
          trip: match,
        });
      // A note with a request that was made before has gone out with it.
      else await this.news.proposed(em, match, me.id, asked ? undefined : note);
      return match.id;
    });
    return this.reads.one(me.id, id);
  }

  private async planOf(
    em: EntityManager,
    listing: ProposedListing,
    flight: Flight,
    { id, flies, legs }: { id: number; flies: Flies | undefined; legs: NewMatch['legs'] },
  ): Promise<TripPlan> {
    const isOpen = flight.date === undefined && listing.endDate !== null;
    const date = isOpen ? await dayOfOther(em, listing, id, flies) : flight.date;
    return this.legs.plan(em, tripOf(listing, { ...flight, date }), { id, flies }, legs);
  }

  /** Who declines a person, or stops sharing with them, declines to fly together, too. Sends no news. */
  async end(em: EntityManager, me: number, other: number, listingId: number, at = new Date()): Promise<void> {
    const pair = { helperId: { $in: [me, other] }, seekerId: { $in: [me, other] } };
    const status = { $in: ['proposed' as const, 'agreed' as const] };
    const match = await em.findOne(
      MatchEntity,
      { listingId, ...pair, status },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    if (!match) return;
    const isMine = match.proposerId === me;
    const to = isMine
      ? statusAfter('cancel', match.status, 'proposer')
      : statusAfter('decline', match.status, 'invited');
    if (match.status === 'agreed' || !to)
      throw new ConflictException(
        'You fly together on this trip. Cancel it first, on its page under My Trips',
      );
    Object.assign(match, { status: to, statusChangedAt: at, ...(isMine && { cancelledBy: me }) });
  }

  /** What `end` has ended then. The two may have begun another one since. */
  async openAgain(
    em: EntityManager,
    me: number,
    other: number,
    listingId: number,
    endedAt: Date,
  ): Promise<MatchEntity | null> {
    const pair = { helperId: { $in: [me, other] }, seekerId: { $in: [me, other] } };
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, orderBy: { id: 1 } } as const;
    const found = await em.find(MatchEntity, { listingId, ...pair }, lock);
    const ended = found.find(({ statusChangedAt }) => statusChangedAt.getTime() === endedAt.getTime());
    if (!ended || found.some(({ status }) => status === 'proposed' || status === 'agreed')) return null;
    const by = ended.proposerId === me ? 'site' : 'invited';
    const to = statusAfter('takeBack', ended.status, by);
    return to && Object.assign(ended, { status: to, statusChangedAt: new Date(), cancelledBy: null });
  }

  /** A stranger learns nothing about a suspension. */
  private async refuseSuspended(me: number, other: number): Promise<never> {
    if (await this.interactions.knowEachOther(me, other))
      throw new ForbiddenException('This person was suspended, so you cannot plan a trip with them.');
    throw matchNotFound();
  }

  private async assertOwnRequest(em: EntityManager, me: number, id: number): Promise<void> {
    if (!(await em.execute<unknown[]>(isOwnRequest, [id, me])).length)
      throw fieldIssue('traveler.listingId', 'Choose one of your requests');
  }

  private async know(
    em: EntityManager,
    me: number,
    other: number,
    owner: number,
    listingId: number,
  ): Promise<boolean> {
    const asker = owner === me ? other : me;
    if ((await em.execute<unknown[]>(hasAsked, [listingId, asker])).length) return true;
    return this.interactions.haveInteracted(me, other);
  }
}

/** Does not reveal whether a user exists. */
function asUnknown(error: unknown): never {
  throw error instanceof NotFoundException ? matchNotFound() : error;
}
