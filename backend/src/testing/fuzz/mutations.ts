import type { Random } from './random.js';

const characters = [
  '\u0000 \u0001 \u001f \u007f \u0085 \u00a0 \u00ad \u034f \u061c \u115f \u180e \u200b \u200d \u200e \u2028 \u2029',
  '\u202e \u2066 \u2800 \u3164 \ufeff \ufffe \uffff \ud800 \udc00 \ud83d \u{e0041} \u{10ffff} 👩‍👩‍👧‍👦 ٣ İ ß ﷺ',
  '\r\n \n \t \\ " \' ` <script> ${1} {{1}} %00 % ../ // $1 ;--',
]
  .flatMap((some) => some.split(' '))
  .concat('\u0301'.repeat(40));

/** Raw JSON that no JavaScript value serializes to. */
const rawNumbers = ['1e400', '-1e400', '-0', '1e-400', '9'.repeat(40), '0.1e1', '1E5'];
const rawMark = '\ue000raw:';

const texts = ['', ' ', '\u200b', ...'__proto__ constructor null undefined NaN 0 -1 1e3 0x1f'.split(' ')];
const others = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e21,
  1e308,
  [],
  {},
  [[]],
  [null],
];

/** Mutates one or a few parts of a value. */
export function mutateValue(value: unknown, random: Random): unknown {
  if (Array.isArray(value) && value.length && random.chance(0.8)) {
    const at = random.below(value.length);
    return value.map((item: unknown, index) => (index === at ? mutateValue(item, random) : item));
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return oddObject(value, random);
  if (typeof value === 'string' && random.chance(0.75)) return mutateText(value, random);
  const kind = random.below(5);
  if (kind === 0) return rawMark + random.pick(rawNumbers);
  if (kind === 1) return random.pick(texts);
  if (kind === 2) return 'a'.repeat(random.pick([41, 255, 2_001, 20_000]));
  if (kind === 3) return deep(random);
  return random.pick(others);
}

function oddObject(value: object, random: Random): unknown {
  const keys = Object.keys(value);
  const changed: Record<string, unknown> = { ...value };
  const times = 1 + random.below(2);
  for (let time = 0; time < times && keys.length; time++) {
    const key = random.pick(keys);
    if (random.chance(0.1)) delete changed[key];
    else changed[key] = mutateValue(changed[key], random);
  }
  if (random.chance(0.1)) changed[random.pick([...characters, ...texts, 'unknown'])] = random.pick(others);
  return changed;
}

/** Most of the text stays, so that it passes the first checks. */
export function mutateText(text: string, random: Random): string {
  const at = random.pick([0, text.length, random.below(text.length + 1)]);
  return text.slice(0, at) + random.pick(characters) + text.slice(at);
}

const deep = (random: Random) => {
  let value: unknown = 1;
  for (let depth = random.pick([3, 14, 15, 40]); depth > 0; depth--)
    value = random.chance(0.5) ? [value] : { a: value };
  return value;
};

/** JSON with random oversized numbers, poisoned keys and duplicate keys. */
export function mutateJson(value: unknown, random: Random): string {
  const json = (JSON.stringify(value) ?? 'null').replace(new RegExp(`"${rawMark}([^"]*)"`, 'g'), '$1');
  if (!json.startsWith('{') || random.chance(0.9)) return json;
  const extra = random.pick([
    '"__proto__":{"a":1}',
    '"constructor":{"prototype":{}}',
    json.slice(1, -1) || '"a":1',
  ]);
  return json === '{}' ? `{${extra}}` : `{${extra},${json.slice(1)}`;
}
