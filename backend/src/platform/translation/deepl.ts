import { z } from 'zod';
import type { Language } from '../language/contract.js';
import type { TranslationProvider } from './provider.js';

const codes: Partial<Record<Language, string>> = { en: 'EN-US', zh: 'ZH-HANS' };

const answer = z.object({
  translations: z
    .array(z.object({ text: z.string(), detected_source_language: z.string().nullish() }))
    .min(1),
});

/** Version 2 of DeepL. */
export const deepl: TranslationProvider = {
  request: (text, to, { key }) => ({
    path: '/v2/translate',
    headers: { authorization: `DeepL-Auth-Key ${key}` },
    body: { text: [text], target_lang: codes[to] ?? to.toUpperCase() },
  }),
  read: (found) => {
    const [first] = answer.parse(found).translations;
    return { text: first!.text, from: first!.detected_source_language?.toLowerCase() ?? null };
  },
};
