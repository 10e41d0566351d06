import { Injectable } from '@nestjs/common';
import { removedText, type Message } from '../../messaging/contract.js';
import { Database } from '../../platform/database/database.js';
import { SpokenSentences } from '../../platform/language/sentences.js';
import { currentLanguage } from '../../platform/request-context.js';
import { instant } from '../person-json.js';
import type { OpenThread } from './thread-access.js';

/** The contract's message, from the alias `w`. Only its sender gets the client key. */
export const messageJson = (reader: string) => `
  json_strip_nulls(json_build_object('id', w.id, 'senderId', w.sender_id,
    'content', case when w.is_withheld then '${removedText}' else w.content end,
    'createdAt', ${instant('w.created_at')},
    'writtenAt', ${instant('w.written_at')},
    'removed', case when w.is_withheld then true end,
    'risk', case when not w.is_withheld then w.risks[1] end,
    'risks', case when not w.is_withheld then w.risks end,
    'hasContact', case when w.has_contact and not w.is_withheld then true end))::jsonb
  || jsonb_build_object('clientKey', case when w.sender_id = ${reader} then w.client_key end)`;

const page = `
  select ${messageJson('$1')} as message from trip_message w
  where w.trip_id = $2 and w.id < $3 and w.sender_id <> all($4::bigint[]) order by w.id desc limit $5`;

/** What the others wrote on the trip `$2`, as far as the reader `$1` sees it. */
const fromOthers = `
  from trip_message w where w.trip_id = $2 and w.sender_id <> $1 and w.sender_id <> all($3::bigint[])
    and not w.is_withheld`;

const received = `
  select w.id::float8 as id, w.content ${fromOthers} and w.id = any($4::bigint[]) order by w.id`;

const othersHaveWritten = `select 1 ${fromOthers} limit 1`;

/** Of the messages `w`, for the reader `r`. */
export const isUnread = (reader: string, hidden: string) => `
  w.sender_id <> ${reader} and w.id > coalesce(r.read_up_to, 0) and w.sender_id <> all(${hidden}::bigint[])`;

const unread = `
  select count(*)::int as unread from trip_message w
  left join trip_reader r on r.trip_id = w.trip_id and r.user_id = $1
  where w.trip_id = $2 and ${isUnread('$1', '$3')}`;

const marks = `
  select user_id::float8 as "userId", read_up_to::float8 as "readUpTo" from trip_reader
  where trip_id = $1 and read_up_to > 0`;

@Injectable()
export class ThreadReads {
  constructor(
    private readonly database: Database,
    private readonly sentences: SpokenSentences,
  ) {}

  /** What the desk has removed says so in the language of the page. */
  asRead(message: Message): Message {
    if (!message.removed) return message;
    return { ...message, content: this.sentences.in(currentLanguage(), removedText) };
  }

  async page({ me, tripId, hidden }: OpenThread, limit: number, before = Number.MAX_SAFE_INTEGER) {
    const values = [me, tripId, before, hidden, limit + 1];
    const rows = await this.database.query<{ message: Message }>('thread-page', page, values);
    const messages = rows
      .slice(0, limit)
      .reverse()
      .map(({ message }) => this.asRead(message));
    return { messages, before: rows.length > limit ? (messages[0]?.id ?? null) : null };
  }

  /** What cannot be read is left out. */
  received({ me, tripId, hidden }: OpenThread, ids: number[]): Promise<{ id: number; content: string }[]> {
    return this.database.query('thread-received', received, [me, tripId, hidden, ids]);
  }

  async othersHaveWritten({ me, tripId, hidden }: OpenThread): Promise<boolean> {
    const values = [me, tripId, hidden];
    return (await this.database.query('thread-others', othersHaveWritten, values)).length > 0;
  }

  async unread({ me, tripId, hidden }: OpenThread): Promise<number> {
    const values = [me, tripId, hidden];
    const [row] = await this.database.query<{ unread: number }>('thread-unread', unread, values);
    return row?.unread ?? 0;
  }

  async readMarks({ tripId }: OpenThread): Promise<Map<number, number>> {
    const rows = await this.database.query<{ userId: number; readUpTo: number }>('thread-marks', marks, [
      tripId,
    ]);
    return new Map(rows.map(({ userId, readUpTo }) => [userId, readUpTo]));
  }
}
