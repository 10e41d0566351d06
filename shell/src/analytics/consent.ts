import { createSignal } from '../base/signal';
import { boot } from '../base/boot';
import { readLocal, writeLocal } from '../base/browserMemory';

export type Consent = 'unasked' | 'given' | 'refused';

const key = 'analytics-consent';
const storedConsent = (): Consent => {
  const value = readLocal(key);
  return value === 'given' || value === 'refused' ? value : 'unasked';
};

/** Where the law needs no consent, analytics is on until the visitor refuses. */
export const consent = createSignal<Consent>(
  boot.analytics.needsConsent || storedConsent() === 'refused' ? storedConsent() : 'given',
);

export function decide(answer: 'given' | 'refused') {
  writeLocal(key, answer);
  consent.set(answer);
}
