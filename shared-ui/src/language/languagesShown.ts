import { listText, nameOf } from './inPageLanguage';
import { pageLanguage } from './pageLanguage';

/** Commas of all languages. */
const separators = /[,،，、]/;
/** Other names than those of `Intl`, and codes of three letters. */
const otherNames = { farsi: 'fa', mandarin: 'zh', tagalog: 'fil', filipino: 'fil', cantonese: 'yue' };

let codes: Map<string, string> | undefined;

/** Codes of languages by their English names, as most people type them. */
function codesByName(): Map<string, string> {
  if (codes) return codes;
  codes = new Map(Object.entries(otherNames));
  const english = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(97 + index));
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    const name = english.of(code)?.toLowerCase();
    if (name && !codes.has(name)) codes.set(name, code);
  }
  return codes;
}

/** Of the languages in a text that somebody typed, each in the page's language where its name is known. */
export function languagesIn(typed: string): string[] {
  const items = typed.split(separators).map((item) => item.trim());
  const given = [...new Set(items)].filter(Boolean);
  if (pageLanguage() === 'en') return given;
  return given.map((item) => {
    const code = codesByName().get(item.toLowerCase());
    return code ? nameOf('language', code) : item;
  });
}

/** `Hindi, English`, as it was typed where the page is in English. */
export const languagesShown = (typed: string): string =>
  pageLanguage() === 'en' ? typed : listText(languagesIn(typed));
