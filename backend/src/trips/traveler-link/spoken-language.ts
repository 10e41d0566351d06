import type { Language } from '../../platform/language/contract.js';

/** Names of our languages as people write them, also in the language itself. */
const spoken: Record<string, Language> = {
  english: 'en',
  inglés: 'en',
  anglais: 'en',
  spanish: 'es',
  español: 'es',
  castellano: 'es',
  hindi: 'hi',
  हिन्दी: 'hi',
  हिंदी: 'hi',
  telugu: 'te',
  తెలుగు: 'te',
  chinese: 'zh',
  mandarin: 'zh',
  中文: 'zh',
  普通话: 'zh',
  farsi: 'fa',
  persian: 'fa',
  dari: 'fa',
  فارسی: 'fa',
  french: 'fr',
  français: 'fr',
};

/** The first of the typed languages that has a page: `Telugu, Hindi` is Telugu. */
export function spokenLanguage(typed: string | null | undefined): Language | undefined {
  const words =
    (typed ?? '')
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.map((word) => spoken[word]).find((language) => language !== undefined);
}
