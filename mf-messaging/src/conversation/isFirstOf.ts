import type { ConversationPage } from 'backend/contract/messaging';

/** Whether this person has not written a word here yet. */
export const isFirstOf = (me: number, pages: ConversationPage[]) =>
  pages.every(({ before, messages }) => before === null && messages.every(({ senderId }) => senderId !== me));
