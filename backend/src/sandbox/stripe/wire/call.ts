import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** What is known of the call that is being answered. */
export interface Call {
  requestId: string;
  idempotencyKey: string | null;
  /** Whether a browser asks, with the key that everybody may know. */
  isPublic: boolean;
  /** The events it caused, in their order. */
  events: string[];
}

const calls = new AsyncLocalStorage<Call>();

export const inCall = <T>(call: Call, work: () => T): T => calls.run(call, work);

export function currentCall(): Call {
  const call = calls.getStore();
  if (!call) throw new Error('Nobody called the sandbox’s Stripe');
  return call;
}

export const newCall = (about: Partial<Call> = {}): Call => ({
  requestId: newId('req', 14),
  idempotencyKey: null,
  isPublic: false,
  events: [],
  ...about,
});

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export const newId = (prefix: string, length = 24): string =>
  `${prefix}_${Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('')}`;

export const nowSeconds = () => Math.floor(Date.now() / 1000);
