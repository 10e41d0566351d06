import type { ConversationPage, Message } from 'backend/contract/messaging';
import type { ListPage } from '../api';

/** The server cuts the preview in the list at the same length. */
const previewLength = 140;

export function insertMessage([newest]: ConversationPage[], message: Message) {
  if (!newest || newest.messages.some(({ id }) => id === message.id)) return;
  const index = newest.messages.findLastIndex(({ id }) => id < message.id);
  newest.messages.splice(index + 1, 0, message);
}

/** Whether this is the other person's first message: it may allow more than before, such as an SMS. */
export const isFirstReply = (pages: ConversationPage[], { senderId, bySite }: Message) =>
  !bySite &&
  pages.some(({ otherUser }) => otherUser.id === senderId) &&
  pages.every(
    ({ before, messages }) =>
      before === null && messages.every((one) => one.bySite || one.senderId !== senderId),
  );

export function moveToTop(pages: ListPage[], otherId: number, message: Message, isSeen: boolean): boolean {
  const page = pages.find(({ conversations }) =>
    conversations.some(({ otherUser }) => otherUser.id === otherId),
  );
  const index = page?.conversations.findIndex(({ otherUser }) => otherUser.id === otherId) ?? -1;
  const [row] = page?.conversations.slice(index, index + 1) ?? [];
  if (!page || !row) return false;
  // A list response that arrived in between already includes this message.
  if (row.lastMessageAt >= message.createdAt) return true;
  row.senderId = message.senderId;
  row.lastMessage = message.content.slice(0, previewLength);
  row.lastMessageAt = message.createdAt;
  row.lastBySite = message.bySite ?? false;
  if (message.senderId === otherId && !isSeen) {
    row.unreadCount += 1;
    row.read = false;
  }
  page.conversations.splice(index, 1);
  pages[0]?.conversations.unshift(row);
  return true;
}

export function markRowRead(pages: ListPage[], otherId: number) {
  for (const { conversations } of pages)
    for (const row of conversations)
      if (row.otherUser.id === otherId) Object.assign(row, { read: true, unreadCount: 0 });
}
