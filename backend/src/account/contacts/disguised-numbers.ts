export type Span = [from: number, to: number];

const digitWords =
  'zero|oh|nought|one|two|three|four|five|six|seven|eight|nine|double|triple|' +
  'cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|zéro|un|deux|trois|quatre|cinq|sept|huit|neuf|' +
  'null|eins|zwei|zwo|drei|vier|fünf|sechs|sieben|acht|neun|nula|jedna|dva|tři|čtyři|pět|šest|sedm|osm|devět|' +
  'शून्य|ज़ीरो|जीरो|एक|दो|तीन|चार|पाँच|पांच|छह|छः|सात|आठ|नौ|సున్నా|ఒకటి|రెండు|మూడు|నాలుగు|ఐదు|ఆరు|ఏడు|ఎనిమిది|తొమ్మిది|' +
  'صفر|یک|دو|سه|چهار|پنج|شش|هفت|هشت|نه|[零〇一二三四五六七八九幺]';

// Each pattern starts at a word boundary and has bounded repeats, so matching time is linear in the text.
const spelled = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}])(?:${digitWords}|\\d{1,4}(?!\\d))(?:[\\s,.()/\\-–]{0,3}(?:${digitWords}|\\d{1,4}(?!\\d))){3,40}(?![\\p{L}\\p{M}\\p{N}])`,
  'gu',
);
const spelledDigit = new RegExp(digitWords, 'gu');
const withLetters =
  /(?<![\p{L}\p{N}])[+(]{0,2}[\doil](?:[\s()./\\\-_·•]{0,3}[\doil]){6,40}(?![\p{L}\p{N}])/gu;
const single = /(?<![\p{L}\p{N}.,])\d(?:\s?[,;:=+&'"^<>#|~]{1,2}\s?\d){6,40}(?![\p{L}\p{N}])/gu;

const fewestDigits = 7;

/** Phone numbers of words, of letters that look like digits, and of digits with marks between. */
export function disguisedNumbers(plain: string): Span[] {
  return [
    ...spansOf(plain, spelled, isSpelledNumber),
    ...spansOf(plain, withLetters, isLetteredNumber),
    ...spansOf(plain, single, isNoCount),
  ];
}

function isSpelledNumber(found: string): boolean {
  const words = found.match(spelledDigit)?.length ?? 0;
  const digits = found.match(/\d/g)?.length ?? 0;
  return words > 0 && words + digits >= fewestDigits;
}

/** "o74oo 555 o143", but neither "oil" nor a word beside a number. */
function isLetteredNumber(found: string): boolean {
  const digits = found.match(/\d/g)?.length ?? 0;
  const letters = found.match(/[oil]/g)?.length ?? 0;
  return letters > 0 && digits >= 4 && digits + letters >= fewestDigits && !/o[il]|i[ol]|l[oi]/.test(found);
}

/** "1, 2, 3, 4, 5, 6, 7" counts rows or seats. */
function isNoCount(found: string): boolean {
  const digits = (found.match(/\d/g) ?? []).map(Number);
  return digits.some((digit, at) => at > 0 && digit <= digits[at - 1]!);
}

export function spansOf(
  text: string,
  pattern: RegExp,
  isMeant: (found: string) => boolean = () => true,
): Span[] {
  return Array.from(text.matchAll(pattern))
    .filter(([found]) => isMeant(found))
    .map(({ index, 0: found }) => [index, index + found.length]);
}
