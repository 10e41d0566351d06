import type { Config } from '../config/config.js';
import type { Language } from '../language/contract.js';
import { offered } from '../language/languages.js';
import { inLanguage } from './links-in-language.js';
import type { MailContent, MailText } from './mail-content.js';
import { renderMail, type RenderedMail } from './render-mail.js';

type Site = Pick<Config, 'languages' | 'publicUrl'>;

/** In the language of its reader, with links to pages in it. English where the language is unknown or not offered. */
export function contentForReader(
  text: MailText,
  language: Language | null | undefined,
  site: Site,
): MailContent {
  return inLanguage(writtenFor(text, language, site), site.publicUrl, offered(site, language));
}

/** The same, with links to pages in no language. */
export function writtenFor(
  text: MailText,
  language: Language | null | undefined,
  site: Pick<Config, 'languages'>,
): MailContent {
  const known = offered(site, language);
  return typeof text === 'function' ? { ...text(known), language: known } : text;
}

export const renderForReader = (
  text: MailText,
  language: Language | null | undefined,
  site: Site,
): RenderedMail => renderMail(contentForReader(text, language, site));
