import { z } from 'zod';
import type { Language } from '../language/contract.js';
import type { TranslationProvider } from './provider.js';

const codes: Partial<Record<Language, string>> = { zh: 'zh-CN' };

const answer = z.object({
  data: z.object({
    translations: z
      .array(z.object({ translatedText: z.string(), detectedSourceLanguage: z.string().nullish() }))
      .min(1),
  }),
});

/** Version 2 of Google Cloud Translation. */
export const google: TranslationProvider = {
  request: (text, to, { key }) => ({
    path: '/language/translate/v2',
    headers: { 'x-goog-api-key': key ?? '' },
    body: { q: text, target: codes[to] ?? to, format: 'text' },
  }),
  read: (found) => {
    const [first] = answer.parse(found).data.translations;
    return { text: first!.translatedText, from: first!.detectedSourceLanguage ?? null };
  },
};
