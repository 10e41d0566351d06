import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable, NotFoundException, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { ListingEntity } from '../listing.entity.js';
import { listingOpened } from '../listing-opened.js';
import { TravelDays } from '../posting/travel-days.js';
import { today } from '../sql/today.js';
import type { TripFacts } from './listing-facts.js';
import { OwnerLock } from './owner-lock.js';

export type ChangedListing = TripFacts & Pick<ListingEntity, 'id' | 'userId' | 'type'>;

/** Reopening a listing within this time undoes the closing before anyone is notified. */
const tellClosedAfterSeconds = 60;

export const staysClosed = defineJob(
  'listings.stays-closed',
  z.object({ listingId: z.number(), closedAt: z.iso.datetime() }),
);

/** A trip changes by its owner, or with the timetable of an airline. */
export interface Changer {
  by: 'owner' | 'airline';
}
/** Resolves to how many people were notified. */
type ChangeListener = (
  em: EntityManager,
  before: TripFacts,
  listing: ChangedListing,
  changer: Changer,
) => Promise<number>;
type Listener = (em: EntityManager, listing: ChangedListing) => Promise<void>;
type ClaimListener = (em: EntityManager, listingId: number) => Promise<void>;

const openRequests = `
  select id::float8 as id from listing
  where user_id = ? and type = 'seeking_help' and status = 'active' and last_date >= ${today}`;

/**
 * Changes of listings, within their transaction and with the listing locked. Other domains register what follows from
 * them, and their failure rolls the change back. Once its days are over, nothing follows from a closed or removed one.
 */
@Injectable()
export class ListingChanges implements OnModuleInit {
  private readonly changeListeners: ChangeListener[] = [];
  private readonly closeListeners: Listener[] = [];
  private readonly staysClosedListeners: Listener[] = [];
  private readonly removeListeners: Listener[] = [];
  private readonly claimListeners: ClaimListener[] = [];

  constructor(
    private readonly days: TravelDays,
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
    private readonly owners: OwnerLock,
  ) {}

  onModuleInit(): Promise<void> {
    return this.jobs.work(staysClosed, ({ listingId, closedAt }) => this.stayClosed(listingId, closedAt));
  }

  onChange(listener: ChangeListener): void {
    this.changeListeners.push(listener);
  }

  onClose(listener: Listener): void {
    this.closeListeners.push(listener);
  }

  /** A minute after it was closed, in a transaction of its own. */
  onStaysClosed(listener: Listener): void {
    this.staysClosedListeners.push(listener);
  }

  /** Before the listing is deleted. */
  onRemove(listener: Listener): void {
    this.removeListeners.push(listener);
  }

  /** A guest's listing got its owner. */
  onClaim(listener: ClaimListener): void {
    this.claimListeners.push(listener);
  }

  /** Resolves to how many people were notified. */
  async changed(
    em: EntityManager,
    before: TripFacts,
    listing: ListingEntity,
    changer: Changer = { by: 'owner' },
  ): Promise<number> {
    let told = 0;
    for (const listener of this.changeListeners) told += await listener(em, before, listing, changer);
    return told;
  }

  async closed(em: EntityManager, listing: ListingEntity): Promise<void> {
    if (await this.days.isOver(listing.lastDate)) return;
    for (const listener of this.closeListeners) await listener(em, listing);
    const { id: listingId, closedAt } = listing;
    if (!closedAt) return;
    const data = { listingId, closedAt: closedAt.toISOString() };
    await this.jobs.enqueue(em, staysClosed, data, { startAfterSeconds: tellClosedAfterSeconds });
  }

  /** Unless it is open again, or was closed again later: that has its own job. */
  private async stayClosed(id: number, closedAt: string): Promise<void> {
    const listing = { id, status: 'closed' as const, closedAt: new Date(closedAt) };
    const found = await this.em.findOne(ListingEntity, listing);
    if (!found) return;
    const { userId } = found;
    try {
      await this.em.transactional(async (em) => {
        if (userId) await this.owners.lock(em, userId);
        const options = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
        const closed = await em.findOne(ListingEntity, { ...listing, userId }, options);
        if (closed) for (const listener of this.staysClosedListeners) await listener(em, closed);
      });
    } catch (error) {
      // Its owner has deleted their account meanwhile, and all who asked were notified of that.
      if (!(error instanceof NotFoundException)) throw error;
    }
  }

  /** Deletes it. */
  async remove(em: EntityManager, listing: ListingEntity): Promise<void> {
    if (!(await this.days.isOver(listing.lastDate)))
      for (const listener of this.removeListeners) await listener(em, listing);
    em.remove(listing);
  }

  /** The member gained or lost a companion, so their requests match other people than before. */
  async legsCovered(em: EntityManager, userId: number): Promise<void> {
    for (const { id } of await em.execute<{ id: number }[]>(openRequests, [userId]))
      await this.jobs.enqueue(em, listingOpened, { listingId: id });
  }

  async claimed(em: EntityManager, listingId: number): Promise<void> {
    for (const listener of this.claimListeners) await listener(em, listingId);
  }
}
