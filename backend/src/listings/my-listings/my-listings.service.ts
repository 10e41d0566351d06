import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PeopleService } from '../../account/index.js';
import type { CurrentUser } from '../../platform/http/access.js';
import { Limits } from '../../platform/limits/limits.js';
import { factsIn } from '../changes/change-texts.js';
import { TripChanges } from '../changes/trip-changes.js';
import type { MyListing } from '../contract.js';
import type { ListingEntity } from '../listing.entity.js';
import { applyChange } from './apply-change.js';
import { contentIn } from '../posting/content.js';
import type { ListingChange, Repost } from '../posting/contract.js';
import { KnownAirports } from '../posting/known-airports.js';
import { ListingStatus } from './listing-status.js';
import { MemberPosts } from '../posting/member-posts.js';
import { OwnListings } from '../reads/own-listings.js';
import { PostingGate } from '../posting/posting-gate.js';
import { TravelDays } from '../posting/travel-days.js';

type Act = (listing: ListingEntity, em: EntityManager) => Promise<void> | void;

@Injectable()
export class MyListingsService {
  constructor(
    private readonly em: EntityManager,
    private readonly airports: KnownAirports,
    private readonly changes: TripChanges,
    private readonly days: TravelDays,
    private readonly gate: PostingGate,
    private readonly listingStatus: ListingStatus,
    private readonly limits: Limits,
    private readonly members: MemberPosts,
    private readonly own: OwnListings,
    private readonly people: PeopleService,
  ) {}

  async change(me: CurrentUser, id: number, change: ListingChange): Promise<MyListing> {
    this.airports.expect(change);
    return this.act(me, id, async (listing, em) => {
      await this.listingStatus.expectNotOver(listing, 'This trip is over. Post it again with new days.');
      const before = factsIn(listing);
      applyChange(listing, change);
      if (listing.date !== before.date || listing.endDate !== before.endDate) {
        await this.days.expect(listing, { before: before.date });
        listing.remindedAt = null;
      }
      const told = await this.changes.changed(em, before, listing);
      if (told > 0) await this.limits.take('listing.news', { account: me.person });
    });
  }

  async remove(me: CurrentUser, id: number): Promise<void> {
    await this.em.transactional(async (em) => {
      await this.people.lock(em, me.id);
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
    { date, endDate, time, flightNumber }: Repost,
  ): Promise<MyListing> {
    await this.days.expect({ date, endDate });
    await this.own.one(me, id);
    await this.gate.passAgain(me);
    const reposted = await this.em.transactional(async (em) => {
      await this.people.lock(em, me.id);
      const before = await this.own.lock(em, me, id);
      const content = {
        ...contentIn(before),
        date,
        endDate: endDate ?? null,
        time: time ?? before.time,
        flightNumber: flightNumber ?? before.flightNumber,
      };
      return this.members.add(em, me, content);
    });
    return this.own.one(me, reposted);
  }

  private async act(me: CurrentUser, id: number, act: Act): Promise<MyListing> {
    await this.em.transactional(async (em) => {
      await this.people.lock(em, me.id);
      await act(await this.own.lock(em, me, id), em);
    });
    return this.own.one(me, id);
  }
}
