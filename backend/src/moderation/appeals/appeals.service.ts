import { EntityManager } from '@mikro-orm/postgresql';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { Cases } from '../cases/cases.js';
import { AppealLinks } from '../measures/appeal-links.js';
import type { Appealable, NewAppeal } from '../measures/contract.js';
import { otherReviewers } from '../measures/other-reviewers.js';

const find = `
  select kind, reason, words, taken_at as "takenAt", ends_at as "endsAt",
    case when lifted_at is not null then 'lifted' when appealed_at is not null then 'sent' else 'open' end as state,
    (not exists (select from staff s where s.user_id = decided.taken_by and s.role = 'operator')
      or exists (${otherReviewers('decided.taken_by', 'decided.user_id')})) as "hasOtherReviewer",
    exists (select from desk_item i where i.kind = 'appeal' and i.subject_id = decided.id and i.outcome = 'upheld') as upheld
  from measure decided where id = $1`;

const appeal = `
  update measure set appeal = ?, appealed_at = now()
  where id = ? and appealed_at is null and lifted_at is null returning user_id::float8 as "personId"`;

const prioritise = `update desk_item set weight = 3, people = 1 where id = ?`;

type Row = Omit<Appealable, 'takenAt' | 'endsAt'> & { takenAt: Date; endsAt: Date | null };

/** Each decision can be appealed once, by the link in its mail. */
@Injectable()
export class AppealsService {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
    private readonly cases: Cases,
    private readonly links: AppealLinks,
  ) {}

  async find(token: string): Promise<Appealable> {
    const id = this.links.measureOf(token);
    const [row] = await this.database.query<Row>('appeal-find', find, [id]);
    if (!row) throw new NotFoundException('This decision was not found');
    const { takenAt, endsAt, ...rest } = row;
    return { ...rest, takenAt: takenAt.toISOString(), endsAt: endsAt?.toISOString() ?? null };
  }

  async appeal({ token, text }: NewAppeal): Promise<void> {
    const subjectId = this.links.measureOf(token);
    await this.em.transactional(async (em) => {
      const [appealed] = await em.execute<{ personId: number }[]>(appeal, [text, subjectId]);
      if (!appealed)
        throw new ConflictException(
          'You have asked us already, and each decision can be looked at again once',
        );
      const id = await this.cases.open(em, { kind: 'appeal', subjectId, personId: appealed.personId });
      await em.execute(prioritise, [id]);
    });
  }
}
