import type { LiveEvent, Message, NewMessage } from 'backend/contract/messaging';
import { asha, meera } from './people';
import { sampleMessage } from './samples';

/** The server stores what Asha sends, as her message number 100 and so on. */
export function storesMessages() {
  let id = 99;
  const stored: Message[] = [];
  const answer = ({ content, clientKey }: NewMessage) => {
    id += 1;
    const message = sampleMessage({ id, senderId: asha.id, content, clientKey: clientKey ?? null });
    stored.push(message);
    return { body: { ...message, sms: null } };
  };
  return { stored, answer };
}

export const saidByMeera = (id: number, content: string, unread = 1): LiveEvent => ({
  kind: 'message',
  otherUserId: meera.id,
  message: sampleMessage({ id, content }),
  unread,
});

/** The texts of the conversation, from top to bottom. */
export const texts = (log: HTMLElement) =>
  Array.from(log.querySelectorAll('.text'), (one) => one.textContent);
