import { randomId } from 'shell/host';
import { tabMemory } from '../tabMemory';

export interface WantedTip {
  recipientId: number;
  amount: number;
}

const nameOf = ({ recipientId, amount }: WantedTip) => `tip:${recipientId}:${amount}`;

/** Whoever reloads, or comes back, means the same tip: its key makes the server know it again. */
export function keyOf(tip: WantedTip): { clientKey: string; isKnown: boolean } {
  const known = tabMemory.recall(nameOf(tip));
  if (known) return { clientKey: known, isKnown: true };
  const clientKey = randomId();
  tabMemory.keep(nameOf(tip), clientKey);
  return { clientKey, isKnown: false };
}

/** The next one to the same person is another tip. */
export const forgetTip = (tip: WantedTip) => tabMemory.forget(nameOf(tip));
