import airlines from '../flights/airlines.json' with { type: 'json' };
import type { Found } from './days-in-text.js';

/** `AI102`, `AI 0102`, `6E-2345`, also with Chinese around it. Not the `AT 10` of `AT 10:30`. */
const numbers =
  /(?<![A-Za-z0-9])([A-Z0-9]{2})([\s\-\u2010-\u2015\u2212]?)0{0,3}([1-9]\d{0,3})(?![A-Za-z0-9]|[:.]\d|\/\d{1,2}\/)/g;

const codes = new Set(Object.keys(airlines));
/** These are words and abbreviations too: `10:30 AM 26 Dec`, `SEAT NO 12`, `26 DE DIC DE 2026`. */
const words = new Set([
  'AM',
  'AS',
  'AT',
  'BY',
  'DE',
  'DV',
  'IT',
  'LA',
  'ME',
  'MS',
  'NO',
  'OK',
  'PC',
  'TO',
  'UP',
]);
const isWord = (code: string, gap: string, number: string) =>
  /\s/.test(gap) && words.has(code) && (number.length < 3 || /^(19|20)\d\d$/.test(number));

/** The flight numbers in a text with plain digits, in its order: only those of airlines that exist. */
export const flightsIn = (text: string): Found[] =>
  Array.from(text.matchAll(numbers)).flatMap(
    ({ 0: written, 1: code = '', 2: gap = '', 3: number = '', index }) =>
      codes.has(code) && !isWord(code, gap, number)
        ? [{ value: code + number, at: index, end: index + written.length }]
        : [],
  );
