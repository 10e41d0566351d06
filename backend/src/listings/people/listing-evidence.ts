import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Evidence } from '../../moderation/index.js';
import { Database } from '../../platform/database/database.js';

const listing = `
  select to_jsonb(l) as listing from listing l where l.id = $1 and coalesce(l.user_id, 0) = $2`;

/** Evidence for a report: the listing. */
@Injectable()
export class ListingEvidence implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly evidence: Evidence,
  ) {}

  onModuleInit(): void {
    this.evidence.register(async ({ reportedId, listingId }) => {
      const [found] = await this.database.query('listing-evidence', listing, [listingId, reportedId]);
      return { listing: found?.['listing'] ?? null };
    });
  }
}
