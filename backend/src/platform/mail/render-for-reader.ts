import type { Config } from '../config/config.js';
import type { Language } from '../language/contract.js';
import { offered } from '../language/languages.js';
import { inLanguage } from './links-in-language.js';
import type { MailText } from './mail-content.js';
import { renderMail, type RenderedMail } from './render-mail.js';

/** The mail in its reader's language, with links to pages in it. English where the language is unknown or not offered. */
export function renderForReader(
  text: MailText,
  language: Language | null | undefined,
  config: Pick<Config, 'languages' | 'publicUrl'>,
): RenderedMail {
  const known = offered(config, language);
  const content = typeof text === 'function' ? { ...text(known), language: known } : text;
  return renderMail(inLanguage(content, config.publicUrl, known));
}
