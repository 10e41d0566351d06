import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ListingChanges } from '../changes/listing-changes.js';
import type { Listing } from '../contract.js';
import { ListingEntity } from '../listing.entity.js';
import { ListingReads } from '../reads/listing-reads.js';
import { ListingStatus, listingGone } from './listing-status.js';
import { MailedLinks, type MailedAction } from '../mails/mailed-links.js';

@Injectable()
export class ByMailService {
  constructor(
    private readonly em: EntityManager,
    private readonly changes: ListingChanges,
    private readonly listingStatus: ListingStatus,
    private readonly links: MailedLinks,
    private readonly reads: ListingReads,
  ) {}

  async act({ token, action }: { token: string; action: MailedAction }): Promise<Listing | null> {
    const id = this.links.listingOf(token);
    if (action === 'remove') {
      await this.remove(id);
      return null;
    }
    await this.em.transactional(async (em) => {
      const listing = await this.lock(em, id);
      if (!listing) throw listingGone();
      if (action === 'going') await this.confirm(listing);
      if (action === 'close') await this.listingStatus.close(em, listing);
      if (action === 'reopen') await this.listingStatus.reopen(em, listing);
    });
    return this.reads.one(id);
  }

  private async remove(id: number): Promise<void> {
    await this.em.transactional(async (em) => {
      const listing = await this.lock(em, id);
      if (listing) await this.changes.remove(em, listing);
    });
  }

  private async lock(em: EntityManager, id: number): Promise<ListingEntity | null> {
    const whose = await em.findOne(ListingEntity, { id }, { fields: ['userId'] });
    if (!whose) return null;
    await this.listingStatus.lockOwner(em, whose);
    return em.findOne(ListingEntity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }

  private async confirm(listing: ListingEntity): Promise<void> {
    await this.listingStatus.expectNotOver(listing, 'This trip is over');
    listing.confirmedAt = new Date();
  }
}
