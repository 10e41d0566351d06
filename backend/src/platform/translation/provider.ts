import type { Language } from '../language/contract.js';
import type { Translation } from './contract.js';

/** What a provider is sent, and how its answer is read. */
export interface TranslationProvider {
  request: (
    text: string,
    to: Language,
    account: { key: string | undefined },
  ) => { path: string; headers?: Record<string, string>; body: Record<string, unknown> };
  read: (answer: unknown) => Translation;
}
