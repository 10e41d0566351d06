import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ModeratedContent } from '../../moderation/index.js';
import { Database } from '../../platform/database/database.js';
import { rate } from './counting/ratings.js';

const authorOf = `
  select author_id::float8 as id from testimonial where id = $1 and author_id <> $2 and not is_hidden`;
const targetOf = `select target_id::float8 as id from testimonial where id = ?`;
const withhold = `update testimonial set is_withheld = ? where id = ?`;

/** The desk takes reviews out of sight, and out of the average of whom they are about. */
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
      hide: (em, id) => this.withhold(em, id, true),
      show: (em, id) => this.withhold(em, id, false),
    });
  }

  private async withhold(em: EntityManager, id: number, isWithheld: boolean): Promise<void> {
    const targets = await em.execute<{ id: number }[]>(targetOf, [id]);
    const people = targets.map((target) => target.id);
    await rate(em, people, () => em.execute(withhold, [isWithheld, id]));
  }
}
