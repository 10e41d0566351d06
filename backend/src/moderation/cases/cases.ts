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

/** Whose reports were dismissed so often hides nothing any more. */
const maxDismissed = 2;

const maxWeightWithoutPhone = 2;

// The update locks the item, so that concurrent reports are counted one after the other.
const open = `
  insert into desk_item (kind, subject_id, person_id) values (?, ?, nullif(?::bigint, 0))
  on conflict (kind, subject_id, person_id) where status = 'open' do update set weight = desk_item.weight
  returning id::float8 as id`;

const people = (which: string) => `
  least(
    count(distinct reporter_key) filter (where ${which}),
    count(distinct coalesce(phone_key, reporter_key)) filter (where ${which}),
    count(distinct coalesce(network_key, reporter_key)) filter (where ${which}))::int`;

/** Reports by the reporter of `r`, from any of their accounts, that the desk has decided. */
const decided = (which: string) => `
  select distinct d.id from report p join desk_item d on d.id = p.item_id
  where (p.reporter_id = r.reporter_id or p.reporter_key = r.reporter_key or p.phone_key = r.phone_key)
    and d.status = 'closed' and ${which}`;

/** What the desk left in sight, or put back, is not hidden again by the same people. */
const isSettled = decided(`
  d.kind = i.kind and d.subject_id = i.subject_id and not d.hidden
  and d.outcome in ('dismissed', 'hidden', 'shown again')`);

/** Without a verified number the reason does not matter: mailboxes cost nothing. An agreed trip speaks for itself. */
const count = `
  update desk_item i set people = c.people,
    weight = greatest(c.heaviest + greatest(c.numbers, 1) - 1, least(c.people, ${maxWeightWithoutPhone}))
  from (
    select ${people('true')} as people, ${people('phone_key is not null')} as numbers,
      ${people('hides')} as established,
      greatest(1, max(case when phone_key is null and kind <> 'safety' then 1 else
        case reason when 'danger' then 5 when 'fraud' then 5 when 'harassment' then 3 when 'impersonation' then 2
          else 1 end end),
        (select max(weight) from flag where item_id = ?)) as heaviest
    from (
      select r.*, i.kind, r.established and not exists (${isSettled})
        and (select count(*) from (${decided(`d.outcome = 'dismissed'`)}) d) < ${maxDismissed} as hides
      from report r join desk_item i on i.id = r.item_id where r.item_id = ?) r) c
  where i.id = ?
  returning i.kind, i.subject_id::float8 as "subjectId", i.hidden, c.established`;

const hide = `update desk_item set hidden = true where id = ?`;

/** Opens one case (a row of `desk_item`) for each reported thing, and ranks the open ones. */
@Injectable()
export class Cases {
  constructor(
    private readonly audit: AuditLog,
    private readonly content: ModeratedContent,
  ) {}

  async open(em: EntityManager, { kind, subjectId, personId }: Subject): Promise<number> {
    const { id } = await em.execute<{ id: number }>(open, [kind, subjectId, personId], 'get');
    return id;
  }

  async reprioritise(em: EntityManager, itemId: number, personId: number): Promise<void> {
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
