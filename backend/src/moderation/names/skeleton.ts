const lookAlikes: Record<string, string> = {
  a: 'аɑαᴀ4@',
  b: 'ьвβʙƅ',
  c: 'сϲᴄ',
  d: 'ԁɗđ',
  e: 'еεɛєɘ3',
  f: 'ƒϝ',
  g: 'ɡց',
  h: 'һнհħ',
  j: 'јϳ',
  k: 'кκĸ',
  l: 'iіιıɩӏłǀ1|!',
  n: 'пηɴ',
  o: 'оοσօøᴏ0',
  p: 'рρ',
  q: 'ԛզ',
  r: 'гᴦʀ',
  rn: 'mмᴍ',
  s: 'ѕꜱ5$',
  t: 'тτŧ',
  u: 'υսᴜ',
  v: 'νѵᴠ',
  w: 'ԝωшѡᴡ',
  x: 'хχ',
  y: 'уүγʏ',
  z: 'ᴢ',
};
const latin = new Map(
  Object.entries(lookAlikes).flatMap(([letter, others]) =>
    Array.from(others, (other) => [other, letter] as const),
  ),
);

const unseen = /[\p{Default_Ignorable_Code_Point}\p{P}\p{Z}\p{Me}]/gu;
/** Accents are easily overlooked there; in other scripts marks are letters. */
const accents = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{Mn}+/gu;

/** The same for words that look alike, with their punctuation. */
export function lookOf(word: string): string {
  const plain = word.normalize('NFKD').toLowerCase().replace(accents, '$1');
  return Array.from(plain, (letter) => latin.get(letter) ?? letter)
    .join('')
    .replaceAll('vv', 'w');
}

/** Names with the same skeleton look alike: "Meera", "Méera." and "Мееrа" in Cyrillic letters. */
export const skeletonOf = (name: string): string => lookOf(name).replace(unseen, '').replaceAll('vv', 'w');
