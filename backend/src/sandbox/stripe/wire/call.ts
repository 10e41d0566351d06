import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

export interface Call {
  requestId: string;
  idempotencyKey: string | null;
  /** True for a browser's call with the publishable key. */
  isPublic: boolean;
  /** The ids of the events that it caused, in order. */
  events: string[];
}

const calls = new AsyncLocalStorage<Call>();

export const inCall = <T>(call: Call, work: () => T): T => calls.run(call, work);

export function currentCall(): Call {
  const call = calls.getStore();
  if (!call) throw new Error('There is no call to the sandbox’s Stripe in progress');
  return call;
}

export const newCall = (about: Partial<Call> = {}): Call => ({
  requestId: newId('req', 14),
  idempotencyKey: null,
  isPublic: false,
  events: [],
  ...about,
});

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export const newId = (prefix: string, length = 24): string =>
  `${prefix}_${Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('')}`;

export const nowSeconds = () => Math.floor(Date.now() / 1000);
