import { tabMemory } from 'shell/forms';
import { randomId } from 'shell/host';

export interface TipChoice {
  recipientId: number;
  amount: number;
}

const storageKeyOf = ({ recipientId, amount }: TipChoice) => `tip:${recipientId}:${amount}`;

/** The server treats requests with the same key as the same tip, so a reload does not charge twice. */
export function clientKeyOf(tip: TipChoice): { clientKey: string; isKnown: boolean } {
  const stored = tabMemory.readText(storageKeyOf(tip));
  if (stored) return { clientKey: stored, isKnown: true };
  const clientKey = randomId();
  tabMemory.writeText(storageKeyOf(tip), clientKey);
  return { clientKey, isKnown: false };
}

/** Makes the next tip of this amount to this person another tip. */
export const dropClientKey = (tip: TipChoice) => tabMemory.remove(storageKeyOf(tip));
