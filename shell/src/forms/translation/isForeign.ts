/** Letters of the languages that have a script of their own. */
const scripts: Partial<Record<string, RegExp>> = {
  hi: /\p{Script=Devanagari}/gu,
  te: /\p{Script=Telugu}/gu,
  zh: /\p{Script=Han}/gu,
  fa: /\p{Script=Arabic}/gu,
};

/** Small words that nearly every sentence of the language has, and the other two lack. */
const smallWords: Partial<Record<string, string>> = {
  en: 'the and to is are my with for of you can she her will help',
  es: 'el los y con para que mi por una puedo ella muy viaja su del',
  fr: 'le les et avec pour que ma mon je elle une est dans du peux',
};

/** Without links, addresses, numbers of flights and gates, which belong to no language. Chinese has no spaces around them. */
const withoutNames = (text: string) =>
  text.replace(/[!-~]+/g, (run) => (/@|:\/\//.test(run) ? '' : run.replace(/[a-z\d-]+/gi, withoutNumber)));
const withoutNumber = (word: string) => (/\d/.test(word) ? '' : word);

/** Whether a text is in another language than the page. False when in doubt. */
export function isForeign(written: string, language: string): boolean {
  const text = withoutNames(written);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return false;
  const own = scripts[language];
  if (own) return (text.match(own)?.length ?? 0) < letters / 2;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (latin < letters / 2) return true;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const countOf = (code: string) => {
    const small = new Set(smallWords[code]?.split(' '));
    return words.filter((word) => small.has(word)).length;
  };
  const others = Object.keys(smallWords).filter((code) => code !== language);
  return others.some((code) => countOf(code) > countOf(language));
}
