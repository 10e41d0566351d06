import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { ownAccounts } from '../../account/index.js';
import type { AuditAction } from './contract.js';

export interface AuditEntry {
  id: number;
  at: string;
  actor: string;
  action: string;
  personId: number | null;
  itemId: number | null;
  reason: string | null;
  details: string | null;
}

export interface NewEntry {
  /** A member of staff by id, the command on the server, or a rule of ours. */
  by: number | 'server' | 'rule';
  action: AuditAction;
  personId?: number;
  itemId?: number;
  reason?: string;
  details?: string;
}

const insert = `
  insert into audit_entry (actor, actor_id, action, person_id, item_id, reason, details)
  values (?, ?, ?, ?, ?, ?, ?)`;

type Opening = Extract<AuditAction, 'item.opened' | 'person.opened' | 'person-log.opened' | 'notes.opened'>;

/** A page that is loaded again tells nothing new. */
const insertOpening = `
  insert into audit_entry (actor, actor_id, action, person_id, item_id)
  select 'staff', $1, $2, $3, $4 where not exists (
    select from audit_entry
    where person_id is not distinct from $3 and actor_id = $1 and action = $2 and item_id is not distinct from $4
      and at > now() - interval '15 minutes')`;
const isDeed = `e.action not in ('item.opened', 'person.opened', 'person-log.opened', 'notes.opened')`;

const columns = `
  e.id::float8 as id, e.at, e.action, e.person_id::float8 as "personId", e.item_id::float8 as "itemId",
  e.reason, e.details,
  case when e.actor_id is null then e.actor else coalesce(u.username, '') || ' (' || e.actor_id || ')' end as actor`;
const from = `from audit_entry e left join "user" u on u.id = e.actor_id`;

const newest = `
  select ${columns} ${from}
  where e.id < $1 and (e.person_id is null or e.person_id <> all (array(select id from (${ownAccounts('$3')}) mine)))
  order by e.id desc limit $2`;
const ofItem = `select ${columns} ${from} where e.item_id = $1 and ${isDeed} order by e.id desc limit 200`;
const ofPerson = `select ${columns} ${from} where e.person_id = $1 and ${isDeed} order by e.id desc limit 200`;

type Row = Omit<AuditEntry, 'at'> & { at: Date };

const entryOf = ({ at, ...entry }: Row): AuditEntry => ({ ...entry, at: at.toISOString() });

/** Everything that is done or opened at the desk. The database refuses to change it. */
@Injectable()
export class AuditLog {
  constructor(private readonly database: Database) {}

  async write(em: EntityManager, { by, action, personId, itemId, reason, details }: NewEntry): Promise<void> {
    const [actor, actorId] = typeof by === 'number' ? ['staff', by] : [by, null];
    await em.execute(insert, [
      actor,
      actorId,
      action,
      personId || null,
      itemId ?? null,
      reason ?? null,
      details ?? null,
    ]);
  }

  /** Openings are in the whole log, and not in the history of a person or an item. */
  async writeOpening(
    by: number,
    action: Opening,
    opened: { personId: number; itemId?: number },
  ): Promise<void> {
    const { personId, itemId = null } = opened;
    await this.database.query('audit-opening', insertOpening, [by, action, personId || null, itemId]);
  }

  /** Without what is about the reader, which others look after. */
  async newest(reader: number, before = Number.MAX_SAFE_INTEGER, limit = 100): Promise<AuditEntry[]> {
    const rows = await this.database.query<Row>('audit-newest', newest, [before, limit, reader]);
    return rows.map(entryOf);
  }

  async ofItem(itemId: number): Promise<AuditEntry[]> {
    return (await this.database.query<Row>('audit-item', ofItem, [itemId])).map(entryOf);
  }

  async ofPerson(personId: number): Promise<AuditEntry[]> {
    return (await this.database.query<Row>('audit-person', ofPerson, [personId])).map(entryOf);
  }
}
