import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Translations } from '../../account/index.js';
import { Database } from '../../platform/database/database.js';
import type { Language } from '../../platform/language/contract.js';
import { SpokenSentences } from '../../platform/language/sentences.js';
import { currentLanguage } from '../../platform/request-context.js';
import { removedText, type Message, type MessageRisk, type SentMessage } from '../contract.js';
import type { Pair } from './conversation-access.js';

export const instant = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The contract's message, from the alias m. Only its sender gets the client key. */
export const messageColumns = (reader: string) => `
  m.id::float8 as id, m.sender_id::float8 as "senderId",
  case when m.is_withheld then '${removedText}' else m.content end as content, m.translations, ${instant('m.created_at')} as "createdAt",
  ${instant('m.written_at')} as "writtenAt",
  case when m.sender_id = ${reader} and m.kind = 'person' then m.client_key end as "clientKey",
  case when m.kind = 'site' then true end as "bySite", case when m.is_withheld then true end as removed,
  case when not m.is_withheld then coalesce(m.risks, array[m.risk]) end as risks, m.has_contact and not m.is_withheld as "hasContact"`;

export type MessageRow = Omit<Message, 'writtenAt' | 'bySite' | 'removed' | 'risk' | 'risks'> & {
  writtenAt: string | null;
  translations: Translations | null;
  bySite: true | null;
  removed: true | null;
  risks: (MessageRisk | null)[] | null;
};

function asMessage(row: MessageRow): Message {
  const {
    id,
    senderId,
    content,
    createdAt,
    writtenAt,
    clientKey,
    bySite,
    removed,
    risks: found,
    hasContact,
  } = row;
  const risks = (found ?? []).filter((risk) => risk !== null);
  return {
    id,
    senderId,
    content,
    createdAt,
    ...(writtenAt && { writtenAt }),
    clientKey,
    ...(bySite && { bySite }),
    ...(removed && { removed }),
    ...(risks[0] && { risk: risks[0], risks }),
    ...(hasContact && { hasContact }),
  };
}

interface OtherState {
  readUpTo: number | null;
  hasAnswered: boolean;
  /** The reader has written to them. */
  isAnswered: boolean;
}
interface StoredRow extends MessageRow {
  receiverId: number;
  smsAsked: boolean;
  smsSkippedBecause: string | null;
}

const page = `
  select ${messageColumns('$1')} from message m
  where m.conversation_id = (select conversation_id from participant where user_id = $1 and other_id = $2)
    and m.id < $3
  order by m.id desc limit $4`;

const theirs = `
  select nullif(theirs.read_up_to, 0)::float8 as "readUpTo", theirs.has_written as "hasAnswered",
    mine.has_written as "isAnswered"
  from participant theirs join participant mine on mine.user_id = $1 and mine.other_id = $2
  where theirs.user_id = $2 and theirs.other_id = $1`;

const unread = `
  select 1 from participant
  where user_id = $1 and other_id = $2 and read_up_to < least($3::bigint, last_message_id)`;

const stored = `
  select ${messageColumns('m.sender_id')}, p.other_id::float8 as "receiverId", m.sms_asked as "smsAsked",
    m.sms_skipped_because as "smsSkippedBecause"
  from message m join participant p on p.conversation_id = m.conversation_id and p.user_id = m.sender_id
  where m.sender_id = ? and m.client_key = ?::uuid`;

@Injectable()
export class MessageReads {
  constructor(
    private readonly database: Database,
    private readonly sentences: SpokenSentences,
  ) {}

  /** What the site says, and what the desk has removed, in the language of the page. */
  asReadIn(language: Language, row: MessageRow): Message {
    const message = asMessage(row);
    if (message.removed) return { ...message, content: this.sentences.in(language, removedText) };
    return { ...message, content: row.translations?.[language] ?? message.content };
  }

  async page(
    { me, other }: Pair,
    limit: number,
    before?: number,
  ): Promise<{ messages: Message[]; before: number | null }> {
    const values = [me, other, before ?? Number.MAX_SAFE_INTEGER, limit + 1];
    const rows = await this.database.query<MessageRow & Record<string, unknown>>(
      'messages-page',
      page,
      values,
    );
    const shown = rows.slice(0, limit).reverse();
    const messages = shown.map((row) => this.asReadIn(currentLanguage(), row));
    return { messages, before: rows.length > limit ? (messages[0]?.id ?? null) : null };
  }

  async stateOfOther({ me, other }: Pair): Promise<OtherState> {
    const [row] = await this.database.query<OtherState>('messages-of-other', theirs, [me, other]);
    return row ?? { readUpTo: null, hasAnswered: false, isAnswered: false };
  }

  async isUnread({ me, other }: Pair, upTo: number): Promise<boolean> {
    return (await this.database.query('messages-unread', unread, [me, other, upTo])).length > 0;
  }

  async stored(
    em: EntityManager,
    me: number,
    clientKey: string,
  ): Promise<(SentMessage & { receiverId: number }) | null> {
    const [row] = await em.execute<StoredRow[]>(stored, [me, clientKey]);
    if (!row) return null;
    const { receiverId, smsAsked, smsSkippedBecause: reason } = row;
    return { ...asMessage(row), receiverId, sms: smsAsked ? { sent: reason === null, reason } : null };
  }
}
