import { isDeepStrictEqual } from 'node:util';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PeopleService } from '../../account/index.js';
import type { CurrentUser } from '../../platform/http/access.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Limits } from '../../platform/limits/limits.js';
import { ListingChanges } from '../changes/listing-changes.js';
import { factsIn } from '../changes/listing-facts.js';
import { OwnerLock } from '../changes/owner-lock.js';
import type { MyListing } from '../contract.js';
import { directOnly } from '../legs/contract.js';
import { PlaneLookups } from '../flights/plane-lookups.js';
import { repeatedFlights } from '../legs/trip-legs.js';
import type { ListingEntity } from '../listing.entity.js';
import { listingOpened } from '../listing-opened.js';
import { applyChange } from './apply-change.js';
import { HiddenTrips } from '../people/hidden-trips.js';
import { contentIn } from '../posting/content.js';
import { fieldIssue } from '../../platform/http/errors/field-issue.js';
import type { ListingChange, Repost } from '../posting/contract.js';
import { KnownAirports } from '../posting/known-airports.js';
import { forgetChecks } from '../checks/flight-checks.sql.js';
import { ListingStatus } from './listing-status.js';
import { MemberPosts } from '../posting/member-posts.js';
import { OwnListings } from '../reads/own-listings.js';
import { daysText, routeText } from '../sharing/trip-texts.js';
import { PostingGate } from '../posting/posting-gate.js';
import { TravelDays } from '../posting/travel-days.js';

type Act = (listing: ListingEntity, em: EntityManager) => Promise<void> | void;

@Injectable()
export class MyListingsService {
  constructor(
    private readonly em: EntityManager,
    private readonly airports: KnownAirports,
    private readonly changes: ListingChanges,
    private readonly days: TravelDays,
    private readonly gate: PostingGate,
    private readonly hiddenTrips: HiddenTrips,
    private readonly jobs: Jobs,
    private readonly listingStatus: ListingStatus,
    private readonly limits: Limits,
    private readonly members: MemberPosts,
    private readonly own: OwnListings,
    private readonly owners: OwnerLock,
    private readonly people: PeopleService,
    private readonly planes: PlaneLookups,
  ) {}

  async change(me: CurrentUser, id: number, change: ListingChange): Promise<MyListing> {
    this.airports.expect(change);
    return this.act(me, id, async (listing, em) => {
      await this.listingStatus.expectNotOver(listing, 'This trip is over. Post it again with new days.');
      const before = factsIn(listing);
      applyChange(listing, change);
      this.airports.settleLandings(listing);
      if (listing.date !== before.date || listing.endDate !== before.endDate) {
        await this.days.expect(listing, { before: before.date });
        listing.remindedAt = null;
      }
      if (routeText(before) !== routeText(listing) || daysText(before) !== daysText(listing))
        await this.hiddenTrips.expectNone(em, { userId: me.id, email: me.email }, listing, id);
      if (!isDeepStrictEqual(before, factsIn(listing))) await em.execute(forgetChecks, [id]);
      const told = await this.changes.changed(em, before, listing);
      await this.jobs.enqueue(em, listingOpened, { listingId: id });
      await this.planes.follow(em, listing);
      if (told > 0) await this.limits.take('listing.news', { account: me.person });
    });
  }

  async remove(me: CurrentUser, id: number): Promise<void> {
    await this.em.transactional(async (em) => {
      await this.owners.lock(em, me.id);
      await this.changes.remove(em, await this.own.lock(em, me, id));
    });
  }

  close(me: CurrentUser, id: number): Promise<MyListing> {
    return this.act(me, id, (listing, em) => this.listingStatus.close(em, listing));
  }

  reopen(me: CurrentUser, id: number): Promise<MyListing> {
    return this.act(me, id, (listing, em) => this.listingStatus.reopen(em, listing));
  }

  async repost(
    me: CurrentUser,
    id: number,
    { date, endDate, time, flightNumber, arrivalTime, arrivalDate }: Repost,
  ): Promise<MyListing> {
    await this.days.expect({ date, endDate });
    await this.own.one(me, id);
    await this.gate.passAgain(me);
    const reposted = await this.em.transactional(async (em) => {
      await this.people.lock(em, me.id);
      const before = await this.own.lock(em, me, id);
      const content = contentIn(before);
      if (before.legs && endDate && endDate !== date) throw fieldIssue('endDate', directOnly);
      const again = { ...content, date, endDate: endDate ?? null };
      Object.assign(again, repeatedFlights(before, { date, time, flightNumber, arrivalTime, arrivalDate }));
      this.airports.settleLandings(again);
      return this.members.add(em, me, again);
    });
    return this.own.one(me, reposted);
  }

  private async act(me: CurrentUser, id: number, act: Act): Promise<MyListing> {
    await this.em.transactional(async (em) => {
      await this.owners.lock(em, me.id);
      await act(await this.own.lock(em, me, id), em);
    });
    return this.own.one(me, id);
  }
}
