import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, NotFoundException, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { BlocksService, Interactions, PeopleService } from '../../account/index.js';
import { defineJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { ListingChanges } from '../../listings/index.js';
import type { ContactRule } from '../../listings/contract.js';
import { RequestNews, type AskedListing } from './request-news.js';
import { statusAfter } from './transitions.js';

const listingClaimed = defineJob('requests.listing-claimed', z.object({ listingId: z.number() }));

const waiting = `
  select r.requester_id::float8 as "asker", l.user_id::float8 as "ownerId"
  from contact_request r join listing l on l.id = r.listing_id
  where r.listing_id = ? and r.status = 'asked' and l.user_id <> r.requester_id order by r.requester_id`;
const lockListing = `
  select id::float8 as id, type, contact, departure_airport as "departureAirport",
    arrival_airport as "arrivalAirport", date::text as date, end_date::text as "endDate"
  from listing where id = ? and user_id = ? for key share`;
const lockRequest = `
  select note from contact_request where listing_id = ? and requester_id = ? and status = 'asked' for update`;
const moveTo = `update contact_request set status = ?, warned = ? where listing_id = ? and requester_id = ?`;

interface Waiting {
  asker: number;
  ownerId: number;
}
type Claimed = AskedListing & { contact: ContactRule };

/** People who asked before the listing was confirmed: they get the contact, or the owner decides. */
@Injectable()
export class ClaimedInterest implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly blocks: BlocksService,
    private readonly interactions: Interactions,
    private readonly jobs: Jobs,
    private readonly listings: ListingChanges,
    private readonly news: RequestNews,
    private readonly people: PeopleService,
  ) {}

  onModuleInit(): Promise<void> {
    this.listings.onClaim((em, listingId) => this.jobs.enqueue(em, listingClaimed, { listingId }));
    return this.jobs.work(listingClaimed, ({ listingId }) => this.pass(listingId));
  }

  private async pass(listingId: number): Promise<void> {
    for (const each of await this.em.execute<Waiting[]>(waiting, [listingId])) {
      if (await this.blocks.isBlockedBetween(each.asker, each.ownerId)) continue;
      try {
        await this.em.transactional((em) => this.passOne(em, listingId, each));
      } catch (error) {
        // One of the two has deleted their account meanwhile.
        if (!(error instanceof NotFoundException)) throw error;
      }
    }
  }

  private async passOne(em: EntityManager, listingId: number, { asker, ownerId }: Waiting): Promise<void> {
    await this.people.lockPairForShare(em, asker, ownerId);
    const [listing] = await em.execute<Claimed[]>(lockListing, [listingId, ownerId]);
    const [request] = await em.execute<{ note: string | null }[]>(lockRequest, [listingId, asker]);
    if (!listing || !request) return;
    const warned = await this.blocks.isSharedWithBlocked(asker, ownerId);
    const status = listing.contact === 'at_once' && !warned ? statusAfter('share', 'asked', 'site') : 'asked';
    await em.execute(moveTo, [status, warned, listingId, asker]);
    if (status === 'shared') await this.interactions.record(em, asker, ownerId, 'contact', listing.date);
    await this.news.confirmed(em, { asker, ownerId, listing, hasContact: status === 'shared' });
    await this.news.asked(em, {
      asker,
      ownerId,
      listing,
      status: status === 'shared' ? 'shared' : 'asked',
      note: request.note,
      warned,
    });
  }
}
