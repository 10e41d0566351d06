import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ListingChanges } from '../../listings/index.js';

const keepTraveler = `
  update match m set traveler = l.flyer from listing l
  where l.id = ? and m.seeker_id = l.user_id and (m.traveler->>'listingId')::bigint = l.id`;

/** A request that is attached to a trip on an Amigo's listing says who flies. When it goes, the trip keeps that. */
@Injectable()
export class AttachedRequests implements OnModuleInit {
  constructor(private readonly listings: ListingChanges) {}

  onModuleInit(): void {
    this.listings.onRemove(async (em, { id }) => {
      await em.execute(keepTraveler, [id]);
    });
  }
}
