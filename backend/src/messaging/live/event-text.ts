import type { LiveEvent } from '../contract.js';
import { asMessage } from '../store/messages.js';
import type { InboxEvent } from './inbox-events.js';

/** An event as a stream carries it; JSON has no line breaks of its own. */
export const asText = (id: number, event: LiveEvent): string =>
  `id: ${id}\nevent: ${event.kind}\ndata: ${JSON.stringify(event)}\n\n`;

/** Moves a page on without telling it anything. */
export const silence = (id: number): string => `id: ${id}\n\n`;

/** What a person's page hears of something that happened in a conversation. */
export function textOf(event: Exclude<InboxEvent, { kind: 'reset' }>): string {
  const { id, kind, otherUserId, unread } = event;
  if (kind === 'message') return asText(id, { kind, otherUserId, message: asMessage(event.message), unread });
  const { readerId, upTo } = event;
  return asText(id, { kind, otherUserId, readerId, upTo, unread });
}
