import type { Language } from '../../platform/language/contract.js';
import { listIn } from '../../platform/language/formats.js';

/** Commas of all languages. */
const separators = /[,،，、]/;
/** Other names than those of `Intl`. */
const otherNames = { farsi: 'fa', mandarin: 'zh', tagalog: 'fil' };

const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(97 + index));
const codes = [...letters.flatMap((first) => letters.map((second) => first + second)), 'fil', 'yue'];

const namesIn = (language: Language) =>
  new Intl.DisplayNames(language, { type: 'language', fallback: 'none' });

let byEnglishName: Map<string, string> | undefined;
/** Most people type the English names, and a start needs none of them. */
function codesByName(): Map<string, string> {
  const names = namesIn('en');
  return (byEnglishName ??= new Map([
    ...codes.map((code): [string, string] => [(names.of(code) ?? '').toLowerCase(), code]),
    ...Object.entries(otherNames),
  ]));
}

const itemsOf = (typed: string): string[] =>
  typed
    .split(separators)
    .map((item) => item.trim())
    .filter(Boolean);
const codeOf = (item: string): string | undefined => codesByName().get(item.toLowerCase());

/** Those that are known by an English name, like `['hi', 'en']`. */
export const languageCodes = (typed: string): string[] =>
  itemsOf(typed).flatMap((item) => codeOf(item) ?? []);

/** `Hindi, English` as the reader calls them. As it was typed in English, and where no name is known. */
export function languagesText(typed: string, language: Language): string {
  if (language === 'en') return typed;
  const names = namesIn(language);
  const shown = itemsOf(typed).map((item) => {
    const code = codeOf(item);
    return (code && names.of(code)) ?? item;
  });
  return listIn(language, [...new Set(shown)]);
}
