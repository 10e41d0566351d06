import { createSignal } from '../base/signal';
import { boot } from '../base/boot';
import { keep, recall } from '../base/browserMemory';

export type Consent = 'unasked' | 'given' | 'refused';

const key = 'analytics-consent';
const remembered = (): Consent => {
  const value = recall(key);
  return value === 'given' || value === 'refused' ? value : 'unasked';
};

/** Where no consent is due, measuring is on until somebody says no. */
export const consent = createSignal<Consent>(
  boot.analytics.needsConsent || remembered() === 'refused' ? remembered() : 'given',
);

export function decide(answer: 'given' | 'refused') {
  keep(key, answer);
  consent.set(answer);
}
