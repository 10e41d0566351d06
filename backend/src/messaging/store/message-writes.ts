import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { maskContacts, MemberNews, type Translations } from '../../account/index.js';
import { findRisks, type RiskKind } from '../../moderation/index.js';
import type { Pair } from './conversation-access.js';
import { Inbox } from './inbox.js';
import { instant } from './message-reads.js';

interface Draft {
  content: string;
  /** Of what the site says. */
  translations?: Translations | undefined;
  clientKey: string | null;
  writtenAt?: string | null;
  /** `site` for what the site says about an action of the sender. */
  kind?: 'person' | 'site';
  /** False when another mail already contains it. */
  isMailed?: boolean;
}

export interface StoredMessage {
  id: number;
  conversationId: number;
  createdAt: string;
  isFirst: boolean;
  /** The receiver has seen all that this person has written before. */
  isFirstUnseen: boolean;
  /** The conversation may have begun with a message of the other, or of the site. */
  isFirstOfSender: boolean;
  isMutual: boolean;
  /** The receiver has written before. */
  isAnswered: boolean;
  risks: RiskKind[];
}

interface Side extends Pick<StoredMessage, 'id' | 'conversationId' | 'createdAt'> {
  userId: number;
  hasWritten: boolean;
  hadWritten: boolean | null;
  isFirstUnseen: boolean;
}

/** Stores the message and updates both sides' lists; no rows when the client key is known. */
const storeMessage = `
  with pair (sender, receiver, kind) as (values (?::bigint, ?::bigint, ?::text)),
  known as (
    select id from conversation, pair
    where user_low = least(sender, receiver) and user_high = greatest(sender, receiver)
  ), started as (
    insert into conversation (user_low, user_high, started_by)
    select least(sender, receiver), greatest(sender, receiver), sender from pair where not exists (select from known)
    returning id
  ), written as (
    insert into message (conversation_id, sender_id, kind, content, translations, client_key, risk, risks, has_contact)
    select id, sender, kind, ?::text, ?::jsonb, ?::uuid, ?::text, ?::text[], ?::boolean from (select id from known union all select id from started) place, pair
    on conflict (sender_id, client_key) where client_key is not null do nothing
    returning *
  )
  insert into participant (conversation_id, user_id, other_id, last_message_id, last_sender_id, last_content,
    last_message_at, last_by_site, unread_count, unseen_since, has_written)
  select w.conversation_id, user_id, other_id, w.id, w.sender_id, left(w.content, 140), w.created_at,
    w.kind = 'site', receives::int, case when receives and w.kind = 'person' and ?::boolean then w.created_at end, not receives and w.kind = 'person'
  from written w, pair, lateral (values (sender, receiver, false), (receiver, sender, true))
    as side (user_id, other_id, receives)
  on conflict (conversation_id, user_id) do update set
    last_message_id = excluded.last_message_id, last_sender_id = excluded.last_sender_id,
    last_content = excluded.last_content, last_message_at = excluded.last_message_at, last_by_site = excluded.last_by_site,
    unread_count = participant.unread_count + excluded.unread_count,
    unseen_since = coalesce(participant.unseen_since, excluded.unseen_since),
    has_written = participant.has_written or excluded.has_written
  returning new.user_id::float8 as "userId", new.last_message_id::float8 as id, new.conversation_id::float8 as "conversationId",
    ${instant('new.last_message_at')} as "createdAt", new.has_written as "hasWritten", old.has_written as "hadWritten",
    old.unseen_since is null as "isFirstUnseen"`;

/** The read mark only moves forward, and not past the last message. */
const markRead = `
  update participant p set
    read_up_to = least(?::bigint, last_message_id), mailed_at = null,
    (unread_count, unseen_since) = (
      select count(*), min(m.created_at) from message m
      where m.conversation_id = p.conversation_id and m.id > ? and m.sender_id = p.other_id)
  where user_id = ? and other_id = ? and read_up_to < least(?::bigint, last_message_id)
  returning conversation_id::float8 as "conversationId", read_up_to::float8 as "upTo"`;

const countOwn = `
  select count(*)::int as count from message where conversation_id = ? and sender_id = ? and kind = 'person'`;

/** MikroORM would expand an array into a list of values. */
const asArray = (texts: string[]) => (texts.length ? `{${texts.join(',')}}` : null);

/** Of the one piece of news about the messages of a person in the list of another. */
export const newsOfConversation = (otherId: number) => `conversation:${otherId}`;

const recordWritten = `update message set written_at = ? where id = ?`;
const recordSms = `update message set sms_asked = true, sms_skipped_because = ? where id = ?`;

@Injectable()
export class MessageWrites {
  constructor(
    private readonly inbox: Inbox,
    private readonly news: MemberNews,
  ) {}

  /** Null when the sender has used this client key before. */
  async storeMessage(
    em: EntityManager,
    pair: Pair,
    { content, translations, clientKey, writtenAt, kind = 'person', isMailed = true }: Draft,
  ): Promise<StoredMessage | null> {
    await this.inbox.lock(em, pair);
    const isTyped = kind === 'person';
    const risks = isTyped ? findRisks(content) : [];
    const hasContact = isTyped && maskContacts(content) !== content;
    const values = [
      pair.me,
      pair.other,
      kind,
      content,
      translations ? JSON.stringify(translations) : null,
      clientKey,
      risks[0] ?? null,
      asArray(risks),
      hasContact,
      isMailed,
    ];
    const sides = await em.execute<Side[]>(storeMessage, values);
    const [side] = sides;
    if (!side) return null;
    const { id, conversationId, createdAt } = side;
    // Rare, so the statement of all messages stays as it is.
    if (writtenAt) await em.execute(recordWritten, [writtenAt, id]);
    await this.inbox.publish(em, pair, { kind: 'message', conversationId, messageId: id });
    return {
      id,
      conversationId,
      createdAt,
      risks,
      isFirst: side.hadWritten === null,
      isFirstUnseen: sides.some(({ userId, isFirstUnseen }) => userId === pair.other && isFirstUnseen),
      isFirstOfSender: !sides.some(({ userId, hadWritten }) => userId === pair.me && hadWritten),
      isAnswered: sides.some(({ userId, hasWritten }) => userId === pair.other && hasWritten),
      isMutual: sides.every(({ hasWritten }) => hasWritten) && sides.some(({ hadWritten }) => !hadWritten),
    };
  }

  /** Messages that this person has written in the conversation. */
  async countOwn(em: EntityManager, conversationId: number, senderId: number): Promise<number> {
    const [row] = await em.execute<{ count: number }[]>(countOwn, [conversationId, senderId]);
    return row?.count ?? 0;
  }

  async markRead(em: EntityManager, pair: Pair, upTo: number): Promise<void> {
    await this.inbox.lock(em, pair, { former: true });
    const values = [upTo, upTo, pair.me, pair.other, upTo];
    const [mark] = await em.execute<{ conversationId: number; upTo: number }[]>(markRead, values);
    if (!mark) return;
    await this.inbox.publish(em, pair, { kind: 'read', readerId: pair.me, ...mark });
    await this.news.markSeen(em, pair.me, newsOfConversation(pair.other));
  }

  /** Stored so that a retry gets the same response. */
  async recordSms(em: EntityManager, id: number, { reason }: { reason: string | null }): Promise<void> {
    await em.execute(recordSms, [reason, id]);
  }
}
