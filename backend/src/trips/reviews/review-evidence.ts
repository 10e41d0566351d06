import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Evidence } from '../../moderation/index.js';
import { Database } from '../../platform/database/database.js';

const testimonials = `
  select jsonb_build_object('id', id, 'rating', rating, 'text', text, 'createdAt', created_at) as testimonial
  from testimonial where author_id = $1 and target_id = $2 order by id`;
const testimonial = `
  select jsonb_build_object('rating', rating, 'text', text, 'createdAt', created_at) as testimonial
  from testimonial where id = $1 and author_id = $2`;

/** Evidence for a report: the reported review, and those by the reported person about the reporter. */
@Injectable()
export class ReviewEvidence implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly evidence: Evidence,
  ) {}

  onModuleInit(): void {
    this.evidence.register(async ({ reporterId, reportedId, testimonialId }) => {
      const [written, reviews] = await Promise.all([
        this.database.query('testimonial-evidence', testimonials, [reportedId, reporterId]),
        this.database.query('testimonial-copy', testimonial, [testimonialId, reportedId]),
      ]);
      return {
        testimonial: reviews[0]?.['testimonial'] ?? null,
        testimonials: written.map((row: Record<string, unknown>) => row['testimonial']),
      };
    });
  }
}
