import type { EntityManager } from '@mikro-orm/postgresql';
import { ConflictException, Injectable } from '@nestjs/common';
import { PeopleService } from '../../account/index.js';
import type { ListingEntity } from '../listing.entity.js';
import { LiveListings } from './live-listings.js';
import { TravelDays } from './travel-days.js';

type Whose = Pick<ListingEntity, 'userId'>;

/** Closing and opening again, by whoever may. */
@Injectable()
export class LifeCycle {
  constructor(
    private readonly days: TravelDays,
    private readonly live: LiveListings,
    private readonly people: PeopleService,
  ) {}

  /** Holds the owner's row, so that two reopened at once are counted one after the other. */
  async holdOwner(em: EntityManager, { userId }: Whose): Promise<void> {
    if (userId) await this.people.hold(em, userId);
  }

  close(listing: ListingEntity): void {
    listing.status = 'closed';
  }

  async reopen(em: EntityManager, listing: ListingEntity): Promise<void> {
    await this.expectAhead(listing, 'This trip is over. Post it again with new days.');
    if (listing.status === 'active') return;
    if (listing.userId) await this.live.expectRoom(em, listing.userId);
    listing.status = 'active';
  }

  async expectAhead({ lastDate }: Pick<ListingEntity, 'lastDate'>, otherwise: string): Promise<void> {
    if (await this.days.isOver(lastDate)) throw new ConflictException(otherwise);
  }
}
