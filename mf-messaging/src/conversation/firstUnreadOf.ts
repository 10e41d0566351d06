import type { Message } from 'backend/contract/messaging';

/** The first message that its reader has not seen, of so many; where more wait than are here, the first of these. */
export function firstUnreadOf(messages: Message[], me: number, unreadCount: number): number | null {
  if (!unreadCount) return null;
  const theirs = messages.filter(({ senderId }) => senderId !== me);
  return (theirs.at(-unreadCount) ?? theirs[0])?.id ?? null;
}
