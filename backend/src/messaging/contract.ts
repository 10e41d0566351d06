import { z } from 'zod';
import { prose, rowId } from '../platform/contract.js';

/** The other side of a conversation. */
export const correspondent = z.object({
  id: z.number(),
  username: z.string(),
  profilePictureUrl: z.string().nullable(),
});

export const message = z.object({
  id: z.number(),
  senderId: z.number(),
  content: z.string(),
  createdAt: z.iso.datetime(),
  /** The sender's own mark, by which their browser knows its message again. */
  clientKey: z.string().nullable(),
});
export type Message = z.infer<typeof message>;

/** GET /api/messages: one line of the list, the newest first. */
export const conversation = z.object({
  id: z.number(),
  otherUser: correspondent,
  /** Nothing of the other's is unread. */
  read: z.boolean(),
  /** Who wrote last, and the beginning of what they wrote. */
  senderId: z.number(),
  lastMessage: z.string(),
  lastMessageAt: z.iso.datetime(),
  unreadCount: z.number(),
});
export type Conversation = z.infer<typeof conversation>;
export const conversations = z.array(conversation);

export const conversationsSearch = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).default(30),
  /** From the `Link` header of the page before. */
  cursor: z.string().max(100).optional(),
});
export type ConversationsSearch = z.infer<typeof conversationsSearch>;

export const otherUserId = rowId;

/** GET /api/messages/{otherUserId}: a page of one conversation, oldest first; `before` goes backwards. */
export const conversationPage = z.object({
  otherUser: correspondent,
  /** They have deleted the account: what they wrote stays, and nobody can write to them. */
  hasLeft: z.boolean().optional(),
  messages: z.array(message),
  /** The cursor for what was written before these; null at the beginning. */
  before: z.number().nullable(),
  /** Up to where the other has read. */
  readUpTo: z.number().nullable(),
  /** Whether the reader has confirmed the short rules with this person. */
  rulesConfirmed: z.boolean(),
  /** Whether the other would get an SMS, and else why not. */
  sms: z.object({ possible: z.boolean(), reason: z.string().nullable() }),
});
export type ConversationPage = z.infer<typeof conversationPage>;

export const conversationSearch = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  before: rowId.optional(),
  /** Whoever asks for a conversation has opened it and read it, except with `peek=1`: nobody may be looking yet. */
  peek: z.literal('1').optional(),
});
export type ConversationSearch = z.infer<typeof conversationSearch>;

export const messageLimit = 2000;

export const newMessage = z.strictObject({
  receiverId: z.int().positive(),
  content: prose
    .min(1, 'Write a message first')
    .max(messageLimit, `A message can have ${messageLimit} characters`),
  sendSMS: z.boolean().optional(),
  /** A retry with the same key stores one message. */
  clientKey: z.uuid().optional(),
});
export type NewMessage = z.infer<typeof newMessage>;

export const sentMessage = message.extend({
  /** Null when none was asked for. */
  sms: z.object({ sent: z.boolean(), reason: z.string().nullable() }).nullable(),
});
export type SentMessage = z.infer<typeof sentMessage>;

/** POST /api/messages/{otherUserId}/read */
export const readMark = z.strictObject({ upTo: z.int().positive() });
export type ReadMark = z.infer<typeof readMark>;

/** GET /api/messages/unread */
export const unread = z.object({ conversations: z.number() });
export type Unread = z.infer<typeof unread>;

/** GET /api/messages/stream: from which event on; EventSource says it itself when it connects again. */
export const streamSearch = z.strictObject({ after: z.coerce.number().int().min(0).optional() });
export type StreamSearch = z.infer<typeof streamSearch>;

/** What GET /api/messages/stream pushes, each with its id: the person's own count of events, without gaps. */
export const liveEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('message'), otherUserId: z.number(), message, unread: z.number() }),
  /** Somebody read up to there: the other (their mark) or the person in another tab. */
  z.object({
    kind: z.literal('read'),
    otherUserId: z.number(),
    readerId: z.number(),
    upTo: z.number(),
    unread: z.number(),
  }),
  /** Where a stream begins that was not told where to: whatever happens from now on follows. */
  z.object({ kind: z.literal('ready'), unread: z.number() }),
  /** Too much has happened since: ask anew. */
  z.object({ kind: z.literal('reset'), unread: z.number() }),
]);
export type LiveEvent = z.infer<typeof liveEvent>;
