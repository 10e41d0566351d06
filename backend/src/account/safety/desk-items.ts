import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../audit/audit-log.js';
import { type ContentKind, ModeratedContent } from './moderated-content.js';

export interface Subject {
  kind: ContentKind | 'person' | 'safety' | 'appeal';
  subjectId: number;
  personId: number;
}

interface Counted {
  kind: string;
  subjectId: number;
  hidden: boolean;
  established: number;
}

/** Reports by this many established people hide a listing or review until a moderator decides. */
const hidesAt = 3;

// The update locks the item, so that concurrent reports are counted one after the other.
const open = `
  insert into desk_item (kind, subject_id, person_id) values (?, ?, nullif(?::bigint, 0))
  on conflict (kind, subject_id, person_id) where status = 'open' do update set weight = desk_item.weight
  returning id::float8 as id`;

const people = (which: string) => `
  least(
    count(distinct reporter_key) filter (where ${which}),
    count(distinct coalesce(network_key, reporter_key)) filter (where ${which}))`;

const count = `
  update desk_item i set people = c.people, weight = c.heaviest + greatest(c.people, 1) - 1
  from (
    select ${people('true')}::int as people, ${people('established')}::int as established,
      greatest(
        max(case reason when 'danger' then 5 when 'harassment' then 3 when 'fraud' then 3 when 'impersonation' then 2
          else 1 end),
        (select max(weight) from flag where item_id = ?)) as heaviest
    from report where item_id = ?) c
  where i.id = ?
  returning i.kind, i.subject_id::float8 as "subjectId", i.hidden, c.established`;

const hide = `update desk_item set hidden = true where id = ?`;

/** What waits at the desk: one item for each reported thing. */
@Injectable()
export class DeskItems {
  constructor(
    private readonly audit: AuditLog,
    private readonly content: ModeratedContent,
  ) {}

  async open(em: EntityManager, { kind, subjectId, personId }: Subject): Promise<number> {
    const { id } = await em.execute<{ id: number }>(open, [kind, subjectId, personId], 'get');
    return id;
  }

  async weigh(em: EntityManager, itemId: number, personId: number): Promise<void> {
    const { kind, subjectId, hidden, established } = await em.execute<Counted>(
      count,
      [itemId, itemId, itemId],
      'get',
    );
    if (hidden || established < hidesAt || !this.content.canHide(kind)) return;
    await this.content.hide(em, kind, subjectId);
    await em.execute(hide, [itemId]);
    await this.audit.write(em, {
      by: 'rule',
      action: 'content.hidden',
      personId,
      itemId,
      details: 'three reports',
    });
  }
}
