import type { ConversationPage, Message } from 'backend/contract/messaging';
import type { ListPage } from '../api';

/** As much as the list shows of a message. */
const previewLength = 140;

/** Puts a message where it belongs, once, however often it is brought. */
export function addMessage([newest]: ConversationPage[], message: Message) {
  if (!newest || newest.messages.some(({ id }) => id === message.id)) return;
  const at = newest.messages.findLastIndex(({ id }) => id < message.id);
  newest.messages.splice(at + 1, 0, message);
}

/** Whether the other has just written for the first time, which may make more possible than it was. */
export const isFirstAnswer = (pages: ConversationPage[], { senderId }: Message) =>
  pages.some(({ otherUser }) => otherUser.id === senderId) &&
  pages.every(
    ({ before, messages }) => before === null && messages.every((one) => one.senderId !== senderId),
  );

/** Moves a conversation to the top with what was written last; false when it is not in the list. */
export function moveUp(pages: ListPage[], otherId: number, message: Message, isSeen: boolean): boolean {
  const page = pages.find(({ conversations }) =>
    conversations.some(({ otherUser }) => otherUser.id === otherId),
  );
  const at = page?.conversations.findIndex(({ otherUser }) => otherUser.id === otherId) ?? -1;
  const [line] = page?.conversations.slice(at, at + 1) ?? [];
  if (!page || !line) return false;
  // An answer that was asked for meanwhile knows it already.
  if (line.lastMessageAt >= message.createdAt) return true;
  line.senderId = message.senderId;
  line.lastMessage = message.content.slice(0, previewLength);
  line.lastMessageAt = message.createdAt;
  if (message.senderId === otherId && !isSeen) {
    line.unreadCount += 1;
    line.read = false;
  }
  page.conversations.splice(at, 1);
  pages[0]?.conversations.unshift(line);
  return true;
}

export function markLineRead(pages: ListPage[], otherId: number) {
  for (const { conversations } of pages)
    for (const line of conversations)
      if (line.otherUser.id === otherId) Object.assign(line, { read: true, unreadCount: 0 });
}
