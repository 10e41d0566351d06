import { z } from 'zod';
import { prose, rowId } from '../platform/contract.js';
import { language } from '../platform/language/contract.js';

export const correspondent = z.object({
  id: z.number(),
  username: z.string(),
  profilePictureUrl: z.string().nullable(),
});
export type Correspondent = z.infer<typeof correspondent>;

export const messageRisk = z.enum(['parcels', 'money', 'documents', 'elsewhere']);
export type MessageRisk = z.infer<typeof messageRisk>;

/** In place of the words of a message that the desk has hidden. */
export const removedText = 'Our team has removed this message.';

export const message = z.object({
  id: z.number(),
  senderId: z.number(),
  content: z.string(),
  createdAt: z.iso.datetime(),
  /** Only of a message that waited for a network, which `createdAt` does not tell. */
  writtenAt: z.iso.datetime().optional(),
  /** Chosen by the sender's browser, to recognise its own message. */
  clientKey: z.string().nullable(),
  /** The site says what the sender did, like changing a trip. */
  bySite: z.boolean().optional(),
  /** The desk has taken its words out of sight. */
  removed: z.boolean().optional(),
  /** What its words are about, for a warning. */
  risk: messageRisk.optional(),
  /** All of it, the heaviest first; `risk` is the first. */
  risks: z.array(messageRisk).optional(),
  /** It holds a link, an address or a number. */
  hasContact: z.boolean().optional(),
});
export type Message = z.infer<typeof message>;

export const conversation = z.object({
  id: z.number(),
  otherUser: correspondent,
  read: z.boolean(),
  senderId: z.number(),
  lastMessage: z.string(),
  lastMessageAt: z.iso.datetime(),
  lastBySite: z.boolean().nullish(),
  unreadCount: z.number(),
});
export type Conversation = z.infer<typeof conversation>;
export const conversations = z.array(conversation);

export const conversationsSearch = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).default(30),
  cursor: z.string().max(100).optional(),
});
export type ConversationsSearch = z.infer<typeof conversationsSearch>;

export const otherUserId = rowId;

/** GET /api/messages/{otherUserId}: a page of one conversation, oldest first; `before` goes backwards. */
export const conversationPage = z.object({
  otherUser: correspondent,
  /** The other has deleted their account; the conversation is read-only. */
  hasLeft: z.boolean().optional(),
  /** The other is suspended: nothing can be sent to them. */
  isSuspended: z.boolean().optional(),
  messages: z.array(message),
  before: z.number().nullable(),
  readUpTo: z.number().nullable(),
  rulesConfirmed: z.boolean(),
  /** The reader has answered, or the two fly together. Until then links of the other stay text. */
  isAnswered: z.boolean().optional(),
  /** How many messages the reader may write before the other answers. Null once they have. */
  unansweredLimit: z.number().nullish(),
  sms: z.object({ possible: z.boolean(), reason: z.string().nullable() }),
});
export type ConversationPage = z.infer<typeof conversationPage>;

export const conversationSearch = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  before: rowId.optional(),
  /** Loading a conversation marks it as read, except with `peek=1`, for pages that are not visible yet. */
  peek: z.literal('1').optional(),
});
export type ConversationSearch = z.infer<typeof conversationSearch>;

export const messageLimit = 2000;

/** In a row, before the other has answered for the first time. */
export const unansweredMessages = 3;
/** The `code` of the 403 of one more. */
export const answerNeeded = 'answer-needed';

/** The `code` of the 403 of a message to a suspended person. */
export const personSuspended = 'person-suspended';

export const newMessage = z.strictObject({
  receiverId: z.int().positive(),
  content: prose
    .min(1, 'Write a message first')
    .max(messageLimit, `A message can have ${messageLimit} characters`),
  sendSMS: z.boolean().optional(),
  /** A retry with the same key stores one message. */
  clientKey: z.uuid().optional(),
  /** For one that has waited for a network. */
  writtenAt: z.iso.datetime().optional(),
});
export type NewMessage = z.infer<typeof newMessage>;

export const sentMessage = message.extend({
  /** Null when no SMS was requested. */
  sms: z.object({ sent: z.boolean(), reason: z.string().nullable() }).nullable(),
});
export type SentMessage = z.infer<typeof sentMessage>;

export const readMark = z.strictObject({ upTo: z.int().positive() });
export type ReadMark = z.infer<typeof readMark>;

export const unread = z.object({ conversations: z.number() });
export type Unread = z.infer<typeof unread>;

/**
 * GET /api/messages/stream: `after` is the last known event; EventSource sends it as a header when it reconnects. It
 * cannot send that of the page's language, in which the page hears what the site says.
 */
export const streamSearch = z.strictObject({
  after: z.coerce.number().int().min(0).optional(),
  language: language.optional(),
});
export type StreamSearch = z.infer<typeof streamSearch>;

/** Events of GET /api/messages/stream. Ids count the user's events without gaps. */
export const liveEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('message'), otherUserId: z.number(), message, unread: z.number() }),
  z.object({
    kind: z.literal('read'),
    otherUserId: z.number(),
    readerId: z.number(),
    upTo: z.number(),
    unread: z.number(),
  }),
  /** The start of a stream without `after`. */
  z.object({ kind: z.literal('ready'), unread: z.number() }),
  /** Too many missed events: reload. */
  z.object({ kind: z.literal('reset'), unread: z.number() }),
]);
export type LiveEvent = z.infer<typeof liveEvent>;

/**
 * The event `trip` of the stream: something about this trip has changed, and pages that show it load it again. `about`
 * is `day` when it is the trip itself, such as a step that was tapped, and is absent when it is its conversation. It has no id, because it is not stored. Not one of `liveEvent`, which pages of the last release know.
 */
export const tripSignal = z.object({
  kind: z.literal('trip'),
  tripId: z.number(),
  about: z.literal('day').optional(),
});
export type TripSignal = z.infer<typeof tripSignal>;

/** The event `news` of the stream: the list behind the bell has changed. It has no id either. */
export const newsSignal = z.object({ kind: z.literal('news') });
export type NewsSignal = z.infer<typeof newsSignal>;
