import type { ConversationPage } from 'backend/contract/messaging';
import { deviceMemory } from 'shell/forms';

/** What a device shows of a conversation while there is no network. */
export interface KeptConversation {
  me: number;
  page: ConversationPage;
  keptAt: number;
}

const prefix = 'conversation:';
const most = 3;
const keptFor = 3 * 24 * 60 * 60 * 1000;

/** The newest messages, of the last conversations that were opened, on a device that keeps a trip. */
export function keepConversation(me: number, page: ConversationPage) {
  if (!deviceMemory.keys('trip:').length) return;
  deviceMemory.write(`${prefix}${page.otherUser.id}`, { me, page, keptAt: Date.now() });
  forgetOldConversations();
}

export const forgetConversation = (otherId: number) => deviceMemory.remove(`${prefix}${otherId}`);

export const keptConversation = (otherId: number): KeptConversation | null =>
  keptConversations().find(({ page }) => page.otherUser.id === otherId) ?? null;

/** The one that was opened last comes first. */
export function keptConversations(): KeptConversation[] {
  return all()
    .filter(isNew)
    .toSorted((one, other) => other.keptAt - one.keptAt)
    .slice(0, most);
}

/** Also those of another member, who used this device before. */
export function forgetOldConversations() {
  const left = keptConversations();
  for (const { me, page } of all()) {
    const isLeft = left.some((kept) => kept.page.otherUser.id === page.otherUser.id);
    if (!isLeft || me !== left[0]?.me) forgetConversation(page.otherUser.id);
  }
}

const isNew = ({ keptAt }: KeptConversation) => Date.now() - keptAt < keptFor;

const all = (): KeptConversation[] =>
  deviceMemory.keys(prefix).flatMap((key) => {
    const kept = deviceMemory.read(key) as KeptConversation | null;
    return kept ? [kept] : [];
  });
