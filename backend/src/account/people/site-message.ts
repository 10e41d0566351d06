import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.js';
import { language, type Language } from '../../platform/language/contract.js';
import { everyLanguage } from '../../platform/language/words.js';

/** A sentence in the other languages. Messages of earlier releases have none and are shown in English. */
const translations = z.partialRecord(language, z.string());
export type Translations = z.infer<typeof translations>;

/** Taps of an hour without a network arrive at once, and what is proposed may be taken back within a second. */
const lineOf = ({ from, to }: { from: number; to: number }) =>
  `conversation of ${Math.min(from, to)} and ${Math.max(from, to)}`;

/** A message of the site in the conversation of two users. `from` is the one whose action caused it. */
export const siteMessage = defineJob(
  'messaging.site-message',
  z.object({ from: z.number(), to: z.number(), text: z.string(), translations: translations.optional() }),
  { lineOf },
);

/** What a member wrote with a request, as their own message. `about` is what the site says before it. */
export const memberNote = defineJob(
  'messaging.member-note',
  z.object({
    from: z.number(),
    to: z.number(),
    text: z.string(),
    about: z.string().optional(),
    translations: translations.optional(),
  }),
  { lineOf },
);

/** A sentence that each reader sees in the language of their page. */
export interface Saying {
  text: string;
  translations: Translations;
}

export function inEveryLanguage(say: (language: Language) => string): Saying {
  const others = everyLanguage.filter((each) => each !== 'en');
  return { text: say('en'), translations: Object.fromEntries(others.map((each) => [each, say(each)])) };
}
