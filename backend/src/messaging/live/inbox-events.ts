import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { messageColumns, type MessageRow } from '../store/message-reads.js';

/** A page that is further behind reloads instead. */
export const maxCatchUp = 500;

interface MessageEvent {
  kind: 'message';
  /** Each open page shows it in its language. */
  message: MessageRow;
}
interface ReadEvent {
  kind: 'read';
  readerId: number;
  upTo: number;
}
export type InboxEvent = { id: number } & (
  | { kind: 'reset' }
  | ((MessageEvent | ReadEvent) & { otherUserId: number; unread: number })
);

export interface Inbox {
  newest: number;
  events: InboxEvent[];
}

type Nulls<Columns> = { [Column in keyof Columns]: null };
interface Conversation {
  otherUserId: number;
  unread: number;
}
interface Reading {
  readerId: number;
  upTo: number;
}
type EventRow = { eventId: number } & (
  | ({ kind: 'reset' } & Nulls<Conversation & Reading & MessageRow>)
  | ({ kind: 'read' } & Conversation & Reading & Nulls<MessageRow>)
  | ({ kind: 'message' } & Conversation & Nulls<Reading> & MessageRow)
);
type NoEventRow = Nulls<Pick<EventRow, 'eventId' | 'kind'> & Conversation & Reading & MessageRow>;
type Row = { userId: number; newest: number } & (EventRow | NoEventRow);

// One index scan per user. Lateral lookups by id keep the planner from scanning tables that are still small.
const readInboxes = `
  select w.user_id::float8 as "userId", coalesce(i.last_event, 0)::float8 as newest,
    e.id::float8 as "eventId", e.kind, e.unread, e.reader_id::float8 as "readerId", e.up_to::float8 as "upTo",
    (select c.user_low + c.user_high - w.user_id from conversation c where c.id = e.conversation_id)::float8
      as "otherUserId", m.*
  from unnest($1::bigint[], $2::bigint[]) as w (user_id, after)
  left join inbox i on i.user_id = w.user_id
  left join lateral (
    select * from inbox_event where user_id = w.user_id and id > w.after order by id desc limit ${maxCatchUp}
  ) e on true
  left join lateral (
    select ${messageColumns('w.user_id')} from message m where m.id = e.message_id limit 1
  ) m on true
  order by e.id`;

@Injectable()
export class InboxEvents {
  constructor(private readonly database: Database) {}

  async after(lasts: Map<number, number>): Promise<Map<number, Inbox>> {
    const values = [[...lasts.keys()], [...lasts.values()]];
    const rows = await this.database.query<Row>('live-inboxes', readInboxes, values);
    const inboxes = new Map<number, Inbox>();
    for (const row of rows) {
      let inbox = inboxes.get(row.userId);
      if (!inbox) inboxes.set(row.userId, (inbox = { newest: row.newest, events: [] }));
      if (row.eventId !== null) inbox.events.push(eventOf(row));
    }
    return inboxes;
  }
}

function eventOf(row: EventRow): InboxEvent {
  const { eventId: id } = row;
  if (row.kind === 'reset') return { id, kind: row.kind };
  const { otherUserId, unread } = row;
  if (row.kind === 'read')
    return { id, kind: row.kind, otherUserId, unread, readerId: row.readerId, upTo: row.upTo };
  return { id, kind: row.kind, otherUserId, unread, message: row };
}
