import type { FastifyRequest } from 'fastify';
import type { Language } from '../../../platform/language/contract.js';
import { languageNames, prefixOf } from '../../../platform/language/languages.js';
import { acceptedLanguage, chosenLanguage } from '../../../platform/language/requested-language.js';
import type { ServedShell } from '../../../releases/index.js';

/** What a site offers and its shell can speak: one that was rolled back may know fewer, and no addresses of others. */
export const spokenLanguages = (
  offered: Language[],
  { words = {} }: Pick<ServedShell, 'words'>,
): Language[] => offered.filter((language) => language === 'en' || words[language]);

/** `/es/search` is `/search` in Spanish. */
export function splitAddress(pathname: string, spoken: Language[]): { language: Language; pathname: string } {
  const [, code = '', rest] = /^\/([a-z]{2})(\/.*)?$/.exec(pathname) ?? [];
  const language = spoken.find((one) => one === code && one !== 'en');
  if (!language) return { language: 'en', pathname };
  return { language, pathname: rest ?? '/' };
}

interface Arrival {
  pathname: string;
  isMembersPage: boolean;
}

/**
 * The language in which a visitor who comes from elsewhere to an address without a language wants to read it: at `/`, and on
 * members' pages, which mails and bookmarks lead to. Who follows a link on the site, such as the choice of English, stays.
 */
export function languageToOpenIn(
  request: Pick<FastifyRequest, 'headers' | 'cookies'>,
  { pathname, isMembersPage }: Arrival,
  spoken: Language[],
): Language {
  if (spoken.length < 2 || !(pathname === '/' || isMembersPage)) return 'en';
  if (request.headers['sec-fetch-site'] === 'same-origin') return 'en';
  const chosen = chosenLanguage(request, spoken);
  if (chosen ?? isMembersPage) return chosen ?? 'en';
  return acceptedLanguage(request.headers['accept-language'], spoken) ?? 'en';
}

/** For the header's choice, and nothing where there is none. */
export const languageChoice = (spoken: Language[]) =>
  spoken.length > 1 ? { languages: spoken.map((code) => ({ code, name: languageNames[code] })) } : {};

/** The same page in every language, for search engines. */
export const alternatesOf = (publicUrl: string, pathname: string, spoken: Language[]) =>
  spoken.length < 2
    ? []
    : [
        ...spoken.map((code) => ({ code: code as string, url: `${publicUrl}${prefixOf(code)}${pathname}` })),
        { code: 'x-default', url: publicUrl + pathname },
      ];
