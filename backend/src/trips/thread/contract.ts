import { z } from 'zod';
import { listingType, place } from '../../listings/contract.js';
import { conversationSearch, correspondent, message, newMessage } from '../../messaging/contract.js';

/** A person who is on the trip, or was when they wrote. */
export const threadPerson = correspondent.extend({
  role: listingType,
  isMe: z.boolean(),
  /** False for those who have left the trip, or the site. */
  isMember: z.boolean(),
  isSuspended: z.boolean().optional(),
  readUpTo: z.number().nullable(),
});
export type ThreadPerson = z.infer<typeof threadPerson>;

/** GET /api/matches/{id}/thread: a page of the conversation of all who are on one trip, oldest first. */
export const thread = z.object({
  tripId: z.number(),
  people: z.array(threadPerson),
  messages: z.array(message),
  before: z.number().nullable(),
  unread: z.number(),
});
export type Thread = z.infer<typeof thread>;

/** `before` goes backwards. Reading a page does not mark it as read. */
export const threadSearch = conversationSearch.pick({ limit: true, before: true });
export type ThreadSearch = z.infer<typeof threadSearch>;

/** POST /api/matches/{id}/thread: a retry with the same key stores one message. */
export const newThreadMessage = z.strictObject({
  content: newMessage.shape.content,
  clientKey: z.uuid(),
  writtenAt: newMessage.shape.writtenAt,
});
export type NewThreadMessage = z.infer<typeof newThreadMessage>;

export const threadRead = z.object({ unread: z.number() });
export type ThreadRead = z.infer<typeof threadRead>;

const end = place.pick({ code: true, city: true });

/** A line of GET /api/threads, the latest words first. */
export const threadSummary = z.object({
  matchId: z.number(),
  tripId: z.number(),
  /** The ends of the seeker's way, and its first day. */
  departure: end,
  arrival: end,
  date: z.iso.date(),
  /** The others. */
  people: z.array(correspondent),
  last: message.nullable(),
  unread: z.number(),
});
export type ThreadSummary = z.infer<typeof threadSummary>;
export const threads = z.array(threadSummary);
