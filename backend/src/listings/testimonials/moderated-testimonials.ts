import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ModeratedContent } from '../../account/index.js';
import { Database } from '../../platform/database/database.js';

const authorOf = `select author_id::float8 as id from testimonial where id = $1 and author_id <> $2`;

/** Reviews can be reported by their number. */
@Injectable()
export class ModeratedTestimonials implements OnModuleInit {
  constructor(
    private readonly content: ModeratedContent,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.content.register({
      kind: 'testimonial',
      authorOf: async (id, reporterId) => {
        const values = [id, reporterId];
        const [row] = await this.database.query<{ id: number }>('testimonial-author', authorOf, values);
        return row?.id ?? null;
      },
    });
  }
}
