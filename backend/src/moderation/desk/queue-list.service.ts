import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Queue, QueueItem, QueueSearch } from './contract.js';
import { isClaimed, isImpartial } from './queue.service.js';
import type { StaffMember } from './staff.js';

const maxItems = 100;

/** Of items by one reporter or from one network the list shows so many. The others are listed with `like`. */
const maxAlike = 3;

const flags = `
  (select json_agg(json_build_object('rule', f.rule, 'details', f.details) order by f.id desc)
    from (select * from flag where item_id = i.id order by id desc limit 10) f)`;

export const itemColumns = `
  i.id::float8 as id, i.kind, i.subject_id::float8 as "subjectId", i.people, i.hidden, i.status, i.outcome,
  json_build_object('id', coalesce(u.id, 0), 'username', coalesce(u.username, 'a guest')) as person,
  newest.reason, newest.details, coalesce(${flags}, '[]') as flags,
  case when i.weight >= 5 then 'high' when i.weight >= 3 then 'middle' else 'low' end as weight,
  i.opened_at as "openedAt", i.closed_at as "closedAt",
  case when i.status = 'open' and ${isClaimed} then case when i.claimed_by = $1 then 'you' else 'another' end end
    as "takenBy"`;

export const itemFrom = `
  left join "user" u on u.id = i.person_id
  left join lateral (
    select r.reason, r.details from report r where r.item_id = i.id
    order by r.details is null, r.id desc limit 1) newest on true`;

/** Appeals are for operators. */
const isForMe = `($2::boolean or i.kind <> 'appeal')`;

const isOfKind = `($5::text is null or i.kind = $5)`;

const level = (item: string) => `((${item}.weight >= 5)::int + (${item}.weight >= 3)::int)`;
const after = (columns: (item: string) => string, comparison: '<' | '>') => `
  ($3::bigint is null or (${columns('i')}) ${comparison} (select ${columns('last')} from desk_item last where last.id = $3))`;

const byAge = (item: string) => `${item}.opened_at, ${item}.id`;
const byWeight = (item: string) => `-${level(item)}, ${byAge(item)}`;
const byDecision = (item: string) => `${item}.closed_at, -${item}.id`;

/** The single reporter of an item. Items that several people or a rule reported have none. */
const open = `
  waiting as materialized (
    select i.id, i.kind, i.people, i.weight, i.opened_at from desk_item i
    where i.status = 'open' and ${isForMe} and ${isOfKind} and ${isImpartial('$1')}
  ), source as materialized (
    select distinct i.id, s.key from waiting i join report r on r.item_id = i.id
    cross join lateral (values (r.reporter_key), (coalesce(r.phone_key, r.network_key))) s(key)
    where i.people = 1 and i.kind not in ('appeal', 'safety') and s.key is not null
      and not exists (select from flag f where f.item_id = i.id)
  ), alike as (
    select id, max(place) as place, max(size)::int - 1 as others from (
      select i.id, row_number() over (partition by s.key order by ${byWeight('i')}) as place,
        count(*) over (partition by s.key) as size
      from source s join waiting i on i.id = s.id) counted
    group by id
  ), page as (
    select i.id, coalesce(alike.others, 0) as alike, row_number() over (order by ${byWeight('i')}) as place
    from waiting i left join alike on alike.id = i.id
    where case when $4::bigint is null then coalesce(alike.place, 1) <= ${maxAlike} else i.id in (
        select s.id from source s where s.key in (select key from source where id = $4)) end
      and ${after(byWeight, '>')}
    order by place limit ${maxItems + 1})`;

const plain = (which: string, columns: typeof byAge, order: string, comparison: '<' | '>') => `
  page as (
    select i.id, 0 as alike, row_number() over (order by ${order}) as place from desk_item i
    where ${which} and ${isForMe} and ${isOfKind} and ${isImpartial('$1')} and $4::bigint is null and ${after(columns, comparison)}
    order by place limit ${maxItems + 1})`;

const pages: Record<QueueSearch['show'], string> = {
  open,
  mine: plain(`i.status = 'open' and i.claimed_by = $1 and ${isClaimed}`, byAge, byAge('i'), '>'),
  closed: plain(`i.status = 'closed'`, byDecision, 'i.closed_at desc, i.id', '<'),
};

const listOf = (show: QueueSearch['show']) => `
  with ${pages[show]}
  select ${itemColumns}, page.alike from page join desk_item i on i.id = page.id ${itemFrom} order by page.place`;

const counts = `
  select i.kind, count(*)::int as count, min(opened_at) as "oldestAt" from desk_item i
  where i.status = 'open' and ${isImpartial('$1')} and ${isForMe} group by 1 order by 2 desc, 1`;

interface KindRow {
  kind: QueueItem['kind'];
  count: number;
  oldestAt: Date;
  [column: string]: unknown;
}

export interface ItemRow extends Omit<QueueItem, 'openedAt'> {
  status: 'open' | 'closed';
  outcome: string | null;
  openedAt: Date;
  closedAt: Date | null;
  [column: string]: unknown;
}

export const itemOf = ({ openedAt, closedAt, ...row }: ItemRow) => ({
  ...row,
  openedAt: openedAt.toISOString(),
  closedAt: closedAt?.toISOString() ?? null,
});

@Injectable()
export class QueueListService {
  constructor(private readonly database: Database) {}

  async list(me: StaffMember, { show, kind, after: last, like }: QueueSearch): Promise<Queue> {
    const reader = [me.id, me.role === 'operator'];
    const [items, kinds] = await Promise.all([
      this.database.query<ItemRow>(`desk-queue-${show}`, listOf(show), [
        ...reader,
        last ?? null,
        like ?? null,
        kind ?? null,
      ]),
      this.database.query<KindRow>('desk-queue-counts', counts, reader),
    ]);
    const page = items.slice(0, maxItems);
    return {
      items: page.map(itemOf),
      open: kinds.reduce((sum, { count }) => sum + count, 0),
      oldestAt: kinds.length
        ? new Date(Math.min(...kinds.map(({ oldestAt }) => +oldestAt))).toISOString()
        : null,
      kinds: kinds.map(({ kind, count }) => ({ kind, count })),
      next: items.length > maxItems ? (page.at(-1)?.id ?? null) : null,
    };
  }
}
