import type { Hit } from './phrase-index.js';
import type { Word } from './read-words.js';
import type { CarryWords } from './risk-rules.js';

type Part = keyof CarryWords;
type Found = Hit;
export type CarryHits = Partial<Record<Part, Found[]>>;

/** Longer texts repeat themselves. */
const maxThings = 50;
const sameThought = 12;
const closeBy = 9;

/**
 * Whether the words ask the reader to carry something for a person who does not travel. "Carry her bag" is help; "carry a
 * bag for my cousin" is a courier's errand.
 */
export function findsCarrying(words: Word[], hits: CarryHits, hasArticles: boolean): boolean {
  const { isNear, isFollowedBy, distanceBefore } = new Places(words, hits);
  const isBefore = (part: Part, hit: Found, most = 3) => distanceBefore(part, hit) <= most;
  const isOwn = (thing: Found) =>
    isBefore('own', thing) && distanceBefore('own', thing) < distanceBefore('indefinite', thing);
  const things = (part: 'goods' | 'bags') =>
    (hits[part] ?? []).slice(0, maxThings).filter((thing) => !isOwn(thing));
  const verbs = (hits.carry ?? [])
    .slice(0, maxThings)
    .filter((verb) => !isBefore('subjects', verb, 2) && !isFollowedBy('own', verb));
  const verbsNear = (thing: Found) =>
    verbs.filter((verb) => Math.abs(placeOf(words, verb) - placeOf(words, thing)) <= closeBy);
  const isHarmless = (hit: Found) => isNear('harmless', hit, closeBy);

  const isGoodsErrand = (thing: Found) =>
    verbsNear(thing).some(
      (verb) =>
        isNear('recipients', thing, closeBy) ||
        isNear('pay', thing, sameThought) ||
        (isNear('ask', verb, closeBy) && !isHarmless(thing)),
    );
  const isBagErrand = (thing: Found) =>
    (!hasArticles || isNew(thing)) &&
    verbsNear(thing).some(
      (verb) =>
        !isBefore('help', verb) &&
        (isNear('recipients', thing, closeBy) ||
          (!isHarmless(verb) &&
            (isNear('pay', thing, sameThought) ||
              (isBefore('extra', thing) && isNear('ask', verb, closeBy))))),
    );
  const isHandedOver = (thing: Found) => isNear('handOver', thing, sameThought);
  const isNew = (thing: Found) => isBefore('indefinite', thing) || isBefore('counts', thing);
  /** "Could you take a few saris to my sister?" No list knows everything that can be carried. */
  const isErrand = (verb: Found) =>
    isNear('recipients', verb, closeBy) &&
    (isNear('ask', verb, closeBy) || isNear('pay', verb, closeBy)) &&
    (isNear('indefinite', verb, 4) || isNear('counts', verb, 4)) &&
    !isBefore('help', verb) &&
    !isHarmless(verb);
  const goods = things('goods');
  const bags = things('bags');
  return (
    goods.some((thing) => isHandedOver(thing) || isGoodsErrand(thing)) ||
    bags.some(
      (thing) => (isHandedOver(thing) && (isNew(thing) || !isHarmless(thing))) || isBagErrand(thing),
    ) ||
    verbs.some(isErrand)
  );
}

const placeOf = (words: Word[], { from }: Found) => words[from]?.place ?? 0;

/** Where each part has been found, to be asked often. */
class Places {
  private readonly starts = new Map<Part, number[]>();
  private readonly ends = new Map<Part, Set<number>>();

  constructor(
    private readonly words: Word[],
    hits: CarryHits,
  ) {
    for (const part of Object.keys(hits) as Part[]) {
      const found = hits[part] ?? [];
      this.starts.set(
        part,
        found.map((hit) => placeOf(words, hit)),
      );
      this.ends.set(part, new Set(found.map(({ to }) => to)));
    }
  }

  isNear = (part: Part, hit: Found, most: number): boolean => {
    const starts = this.starts.get(part) ?? [];
    const place = placeOf(this.words, hit);
    let low = 0;
    let high = starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (starts[middle]! < place - most) low = middle + 1;
      else high = middle;
    }
    return low < starts.length && starts[low]! <= place + most + hit.to - hit.from;
  };

  isFollowedBy = (part: Part, { to }: Found): boolean => this.ends.get(part)?.has(to + 1) ?? false;

  /** In words; Infinity when none is close. */
  distanceBefore = (part: Part, { from }: Found): number => {
    const ends = this.ends.get(part);
    for (let distance = 1; ends && distance <= 4; distance++) if (ends.has(from - distance)) return distance;
    return Infinity;
  };
}
