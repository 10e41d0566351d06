import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { AuditLog } from '../audit/audit-log.js';
import type { AuditAction } from '../audit/contract.js';
import type { DeskItem } from './contract.js';
import { itemColumns, itemFrom, itemOf, type ItemRow } from './queue-list.service.js';
import { isImpartial, QueueService, type FreeItem } from './queue.service.js';
import type { StaffMember } from './staff.js';

const maxRelated = 20;

/** All that is said in `o` was said by reporters of `i`, or was found by a rule in words to them. */
const isSame = `
  (not exists (select from report r where r.item_id = o.id
      and r.reporter_id not in (select p.reporter_id from report p where p.item_id = i.id))
    and not exists (select from flag f where f.item_id = o.id
      and not (f.rule = 'words' and f.other_id in (select p.reporter_id from report p where p.item_id = i.id))))`;

const others = `
  desk_item i join desk_item o on o.person_id = i.person_id and o.id <> i.id and o.status = 'open'
    and o.kind not in ('appeal', 'safety') and not o.hidden`;

const related = `
  with other as (select o.id, ${isSame} as same from ${others} where i.id = $2 order by o.id limit ${maxRelated})
  select ${itemColumns}, other.same as "isSame" from other join desk_item i on i.id = other.id ${itemFrom}
  where ${isImpartial('$1')} order by i.id`;

/** What a rule found in the very words that people reported. */
const ofRules = `
  select o.id::float8 as id from ${others} where i.id = ? and o.people = 0
    and exists (select from report p where p.item_id = i.id) and ${isSame}`;

const close = `update desk_item set status = 'closed', closed_at = now(), outcome = ? where id in (?)`;

interface Deciding {
  itemId: number;
  personId: number;
  /** Without them, what rules found about the same words. */
  ids: number[] | undefined;
  outcome: string;
  action: AuditAction;
}

/** Other open items about the person of an item, of which some are about the same. */
@Injectable()
export class Duplicates {
  constructor(
    private readonly audit: AuditLog,
    private readonly database: Database,
    private readonly queue: QueueService,
  ) {}

  async list(me: StaffMember, itemId: number): Promise<NonNullable<DeskItem['related']>> {
    const rows = await this.database.query<ItemRow & { isSame: boolean }>('desk-related', related, [
      me.id,
      itemId,
    ]);
    return rows.map(({ isSame, ...row }) => ({ ...itemOf(row), isSame }));
  }

  /** Closes them with the decision about the item. Leaves out what others have taken. */
  async close(em: EntityManager, me: StaffMember, deciding: Deciding): Promise<FreeItem[]> {
    const { itemId, personId, outcome, action } = deciding;
    const ids = deciding.ids ?? (await em.execute<{ id: number }[]>(ofRules, [itemId])).map(({ id }) => id);
    if (!ids.length) return [];
    const free = (await this.queue.holdFree(em, me, ids)).filter(
      (item) => item.personId === personId && item.id !== itemId,
    );
    if (!free.length) return [];
    await em.execute(close, [outcome, free.map(({ id }) => id)]);
    for (const { id } of free)
      await this.audit.write(em, {
        by: me.id,
        action,
        itemId: id,
        personId,
        details: `With item ${itemId}`,
      });
    return free;
  }
}
