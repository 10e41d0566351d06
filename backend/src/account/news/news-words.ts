import type { Config } from '../../platform/config/config.js';
import type { MailText } from '../../platform/mail/mail-content.js';
import { checksWrittenJson } from '../../platform/routing/written-json.js';
import type { NewsKind } from './news-kind.js';

/** Whether a subject matches one of the patterns, in which `…` matches any text. */
export const isOneOf = (words: NewsKind['words'], subject: string): boolean =>
  [words].flat().some((known) => patternOf(known).test(subject));

const patternOf = (known: string): RegExp =>
  new RegExp(`^${known.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('…', '.+')}$`, 'su');

/** In tests and in development, so that the table of all news says what people read. */
export function assertWords(
  name: string,
  words: NewsKind['words'],
  content: MailText,
  config: Pick<Config, 'appEnv'>,
): void {
  if (!checksWrittenJson(config)) return;
  const { subject, language = 'en' } = typeof content === 'function' ? content('en') : content;
  if (language === 'en' && !isOneOf(words, subject))
    throw new Error(`The news ${name} does not have the words “${subject}”`);
}
