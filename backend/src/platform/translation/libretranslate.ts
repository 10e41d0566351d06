import { z } from 'zod';
import type { TranslationProvider } from './provider.js';

const answer = z.object({
  translatedText: z.string(),
  detectedLanguage: z.object({ language: z.string() }).nullish(),
});

/** LibreTranslate, which may be a server of our own: then it needs no key. */
export const libretranslate: TranslationProvider = {
  request: (text, to, { key }) => ({
    path: '/translate',
    body: { q: text, source: 'auto', target: to, format: 'text', ...(key && { api_key: key }) },
  }),
  read: (found) => {
    const { translatedText, detectedLanguage } = answer.parse(found);
    return { text: translatedText, from: detectedLanguage?.language ?? null };
  },
};
