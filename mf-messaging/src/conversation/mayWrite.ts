import type { ConversationPage } from 'backend/contract/messaging';

/** What is on its way counts too. */
export function mustWait(me: number, pages: ConversationPage[], unsentCount: number): boolean {
  const limit = pages[0]?.unansweredLimit ?? null;
  if (limit === null) return false;
  const typed = pages.flatMap(({ messages }) => messages).filter(({ bySite }) => !bySite);
  const isAnswered = typed.some(({ senderId }) => senderId !== me);
  return !isAnswered && typed.length + unsentCount >= limit;
}

/** True as well while older messages are not loaded: then the conversation is not new. */
export const hasWritten = (me: number, pages: ConversationPage[]) =>
  pages.some(
    ({ before, messages }) =>
      before !== null || messages.some(({ senderId, bySite }) => senderId === me && !bySite),
  );
