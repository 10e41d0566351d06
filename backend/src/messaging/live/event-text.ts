import type { LiveEvent, Message, NewsSignal, TripSignal } from '../contract.js';
import type { MessageRow } from '../store/message-reads.js';
import type { InboxEvent } from './inbox-events.js';

/** A server-sent event. JSON has no raw line breaks. */
export const sseText = (id: number, event: LiveEvent): string =>
  `id: ${id}\nevent: ${event.kind}\ndata: ${JSON.stringify(event)}\n\n`;

export const skipEvent = (id: number): string => `id: ${id}\n\n`;

export function eventText(
  event: Exclude<InboxEvent, { kind: 'reset' }>,
  asRead: (row: MessageRow) => Message,
): string {
  const { id, kind, otherUserId, unread } = event;
  if (kind === 'message') return sseText(id, { kind, otherUserId, message: asRead(event.message), unread });
  const { readerId, upTo } = event;
  return sseText(id, { kind, otherUserId, readerId, upTo, unread });
}

/** Without an id: the position of the page stays that of its last event. */
export const signalText = (signal: TripSignal): string =>
  `event: ${signal.kind}\ndata: ${JSON.stringify(signal)}\n\n`;

const news: NewsSignal = { kind: 'news' };
export const newsText = `event: ${news.kind}\ndata: ${JSON.stringify(news)}\n\n`;
