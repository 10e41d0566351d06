import type { EntityManager } from '@mikro-orm/postgresql';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { ListingChanges } from '../changes/listing-changes.js';
import { OwnerLock } from '../changes/owner-lock.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import type { ListingEntity } from '../listing.entity.js';
import { HiddenTrips } from '../people/hidden-trips.js';
import { listingOpened } from '../listing-opened.js';
import { OpenListingsLimit } from '../posting/open-listings-limit.js';
import { TravelDays } from '../posting/travel-days.js';

type Owned = Pick<ListingEntity, 'userId'>;

export const listingGone = (): Error => new NotFoundException('This listing is gone');

@Injectable()
export class ListingStatus {
  constructor(
    private readonly changes: ListingChanges,
    private readonly days: TravelDays,
    private readonly hiddenTrips: HiddenTrips,
    private readonly jobs: Jobs,
    private readonly openListings: OpenListingsLimit,
    private readonly owners: OwnerLock,
  ) {}

  /** Locks the owner before the listing, so that concurrent reopens are counted one after the other. */
  async lockOwner(em: EntityManager, { userId }: Owned): Promise<void> {
    if (userId) await this.owners.lock(em, userId, listingGone);
  }

  async close(em: EntityManager, listing: ListingEntity): Promise<void> {
    if (listing.resumesAs) listing.resumesAs = 'closed';
    if (listing.status === 'closed') return;
    Object.assign(listing, { status: 'closed', closedAt: new Date() });
    await this.changes.closed(em, listing);
  }

  async reopen(em: EntityManager, listing: ListingEntity): Promise<void> {
    await this.expectNotOver(listing, 'This trip is over. Post it again with new days.');
    if (listing.status === 'active') return;
    if (listing.resumesAs)
      throw new ConflictException('This listing is out of sight until our team has looked at it');
    const { id, userId, email } = listing;
    if (userId) await this.hiddenTrips.expectNone(em, { userId, email }, listing, id);
    if (userId) await this.openListings.expectBelowLimit(em, userId);
    Object.assign(listing, { status: 'active', closedAt: null });
    await this.jobs.enqueue(em, listingOpened, { listingId: listing.id });
  }

  async expectNotOver({ lastDate }: Pick<ListingEntity, 'lastDate'>, message: string): Promise<void> {
    if (await this.days.isOver(lastDate)) throw new ConflictException(message);
  }
}
