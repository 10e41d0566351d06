import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Evidence } from '../../account/index.js';
import { Database } from '../../platform/database/database.js';

const listing = `
  select to_jsonb(l) as listing from listing l where l.id = $1 and l.user_id = $2`;
const testimonials = `
  select jsonb_build_object('id', id, 'rating', rating, 'text', text, 'createdAt', created_at) as testimonial
  from testimonial where author_id = $1 and target_id = $2 order by id`;

/** Evidence for a report: the listing, and testimonials by the reported person about the reporter. */
@Injectable()
export class ListingEvidence implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly evidence: Evidence,
  ) {}

  onModuleInit(): void {
    this.evidence.register(async ({ reporterId, reportedId, listingId }) => {
      const [listings, written] = await Promise.all([
        this.database.query('listing-evidence', listing, [listingId, reportedId]),
        this.database.query('testimonial-evidence', testimonials, [reportedId, reporterId]),
      ]);
      return {
        listing: listings[0]?.['listing'] ?? null,
        testimonials: written.map((row: Record<string, unknown>) => row['testimonial']),
      };
    });
  }
}
