import { listText, nameOf } from './inPageLanguage';
import { pageLanguage } from './pageLanguage';

/** Commas of all languages. */
const separators = /[,،，、]/;
/** Other names than those of `Intl`. */
const otherNames = { farsi: 'fa', mandarin: 'zh', tagalog: 'fil' };

const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(97 + index));
const twoLetters = letters.flatMap((first) => letters.map((second) => first + second));
const languageCodes = [...twoLetters, 'fil', 'yue'];

/** As people type it: without capitals, and often without accents. */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c]/g, '')
    .toLowerCase();

const codesIn = new Map<string, Map<string, string>>();

/** Codes of languages by their names in English, as most people type them, and in the page's language. */
function codesByName(page: string): Map<string, string> {
  const known = codesIn.get(page);
  if (known) return known;
  const codes = new Map(Object.entries(otherNames));
  for (const language of ['en', page]) {
    const names = new Intl.DisplayNames(language, { type: 'language', fallback: 'none' });
    for (const code of languageCodes) {
      const name = plain(names.of(code) ?? '');
      if (name && !codes.has(name)) codes.set(name, code);
    }
  }
  codesIn.set(page, codes);
  return codes;
}

/** Of the languages in a typed text, each in the page's language where its name is known. */
export function languagesIn(typed: string): string[] {
  const page = pageLanguage();
  const items = typed.split(separators).map((item) => item.trim());
  const given = [...new Set(items)].filter(Boolean);
  if (page === 'en') return given;
  const shown = given.map((item) => {
    const code = codesByName(page).get(plain(item));
    return code ? nameOf('language', code) : item;
  });
  return [...new Set(shown)];
}

/** `Hindi, English`, as it was typed where the page is in English. */
export const languagesShown = (typed: string): string =>
  pageLanguage() === 'en' ? typed : listText(languagesIn(typed));
