import { EntityManager } from '@mikro-orm/postgresql';
import { ConflictException, ForbiddenException, Injectable, NotFoundException } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { AuditLog } from '../audit/audit-log.js';
import { ownAccounts } from '../people/own-accounts.js';
import { ModeratedContent } from '../safety/moderated-content.js';
import type { Queue, QueueItem, QueueSearch } from './contract.js';
import type { StaffMember } from './staff.js';

/** A taken item that nothing was done about goes back to all. */
const claimMinutes = 30;

const isClaimed = `coalesce(i.claimed_at > now() - interval '${claimMinutes} minutes', false)`;

/** Nobody decides about themselves, about what they have reported, or about words to them. */
export const isImpartial = (me: string) => `
  not exists (select from (${ownAccounts(me)}) mine where mine.id = i.person_id
    or exists (select from report r where r.item_id = i.id and r.reporter_id = mine.id)
    or exists (select from flag f where f.item_id = i.id and f.other_id = mine.id))`;

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
  from desk_item i left join "user" u on u.id = i.person_id
  left join lateral (
    select r.reason, r.details from report r where r.item_id = i.id
    order by r.details is null, r.id desc limit 1) newest on true`;

const shows: Record<QueueSearch['show'], string> = {
  open: `i.status = 'open' order by (i.weight >= 5) desc, (i.weight >= 3) desc, i.opened_at, i.id`,
  mine: `i.status = 'open' and i.claimed_by = $1 and ${isClaimed} order by i.opened_at, i.id`,
  closed: `i.status = 'closed' order by i.closed_at desc, i.id`,
};

/** Appeals are for operators. */
const isForMe = `($2::boolean or i.kind <> 'appeal')`;

const listOf = (show: QueueSearch['show']) => `
  select ${itemColumns} ${itemFrom} where ${isImpartial('$1')} and ${isForMe} and ${shows[show]} limit 200`;

const counts = `
  select count(*)::int as open, min(opened_at) as "oldestAt" from desk_item i
  where i.status = 'open' and ${isImpartial('$1')} and ${isForMe}`;

const claim = `
  update desk_item i set claimed_by = ?, claimed_at = now()
  where i.id = ? and i.status = 'open' and (i.claimed_by = ? or not ${isClaimed})
  returning coalesce(i.person_id, 0)::float8 as "personId"`;

const impartial = `
  select i.kind, i.subject_id::float8 as "subjectId", i.person_id is null as "isOfGuest", i.status, i.outcome
  from desk_item i where i.id = ? and ${isImpartial('?')}`;

const isOwnAddress = `select from (${ownAccounts('?')}) mine where mine.email = ?`;

const release = `
  update desk_item i set claimed_by = null, claimed_at = null
  where i.id = ? and i.status = 'open' and i.claimed_by = ? returning coalesce(i.person_id, 0)::float8 as "personId"`;

const hold = `
  select i.kind, i.subject_id::float8 as "subjectId", coalesce(i.person_id, 0)::float8 as "personId", i.hidden
  from desk_item i where i.id = ? and i.status = 'open' and i.claimed_by = ? and ${isClaimed} for update of i`;

export interface ItemRow extends Omit<QueueItem, 'openedAt'> {
  status: 'open' | 'closed';
  outcome: string | null;
  openedAt: Date;
  closedAt: Date | null;
  [column: string]: unknown;
}

export interface HeldItem {
  kind: QueueItem['kind'];
  subjectId: number;
  personId: number;
  hidden: boolean;
}

interface AnyItem {
  kind: QueueItem['kind'];
  subjectId: number;
  isOfGuest: boolean;
  status: 'open' | 'closed';
  outcome: string | null;
}

const notAtTheDesk = () => new NotFoundException('This was not found at the desk');

export const itemOf = ({ openedAt, closedAt, ...row }: ItemRow) => ({
  ...row,
  openedAt: openedAt.toISOString(),
  closedAt: closedAt?.toISOString() ?? null,
});

@Injectable()
export class QueueService {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditLog,
    private readonly content: ModeratedContent,
    private readonly database: Database,
  ) {}

  async list(me: StaffMember, { show }: QueueSearch): Promise<Queue> {
    const values = [me.id, me.role === 'operator'];
    const [items, [count]] = await Promise.all([
      this.database.query<ItemRow>(`desk-queue-${show}`, listOf(show), values),
      this.database.query<{ open: number; oldestAt: Date | null }>('desk-queue-counts', counts, values),
    ]);
    return {
      items: items.map(itemOf),
      open: count?.open ?? 0,
      oldestAt: count?.oldestAt?.toISOString() ?? null,
    };
  }

  /** Two who claim at once: one has it, the other reads so. */
  async claim(me: StaffMember, id: number): Promise<void> {
    await this.em.transactional(async (em) => {
      await this.expectOpen(em, me, id);
      const [claimed] = await em.execute<{ personId: number }[]>(claim, [me.id, id, me.id]);
      if (!claimed) throw new ConflictException('Somebody else has taken this');
      await this.audit.write(em, { by: me.id, action: 'item.taken', itemId: id, personId: claimed.personId });
    });
  }

  async release(me: StaffMember, id: number): Promise<void> {
    await this.em.transactional(async (em) => {
      const [released] = await em.execute<{ personId: number }[]>(release, [id, me.id]);
      if (!released) throw new ConflictException('You have not taken this');
      await this.audit.write(em, {
        by: me.id,
        action: 'item.given-back',
        itemId: id,
        personId: released.personId,
      });
    });
  }

  /** Locks an item that this member of staff has taken. */
  async hold(em: EntityManager, me: StaffMember, id: number): Promise<HeldItem> {
    await this.expectOpen(em, me, id);
    const [held] = await em.execute<HeldItem[]>(hold, [id, me.id]);
    if (!held) throw new ConflictException('Take it first: nobody has it now, or somebody else has');
    return held;
  }

  /** Throws 404 unless it is the desk's, and about others. */
  async expectImpartial(em: EntityManager, me: StaffMember, id: number): Promise<AnyItem> {
    const [item] = await em.execute<AnyItem[]>(impartial, [id, me.id]);
    if (!item || (item.isOfGuest && (await this.isOwn(em, me, item)))) throw notAtTheDesk();
    return item;
  }

  private async expectOpen(em: EntityManager, me: StaffMember, id: number): Promise<void> {
    const item = await this.expectImpartial(em, me, id);
    if (item.kind === 'appeal' && me.role !== 'operator')
      throw new ForbiddenException('Only operators answer appeals');
    if (item.status === 'closed') throw new ConflictException(`This is decided already: ${item.outcome}`);
  }

  /** What staff have posted as guests. */
  private async isOwn(em: EntityManager, me: StaffMember, { kind, subjectId }: AnyItem): Promise<boolean> {
    const address = await this.content.addressOf(em, kind, subjectId);
    return address !== null && (await em.execute<unknown[]>(isOwnAddress, [me.id, address])).length > 0;
  }
}
