import { productName } from '../../platform/contract.js';
import { skeletonOf } from './skeleton.js';
import { staffWords } from './staff-words.js';

const ownName = skeletonOf(productName);
const ownParts = productName.split(' ').map(skeletonOf);
/** Shorter words are one letter away from many people's names. */
const longWords = staffWords.filter((word) => word.length > 6).map(skeletonOf);

/** Not refused, because people may have a reason for them. */
const serviceWords = new Set(
  'help helper helpers helpcenter team teams crew service services desk safety agent agents info contact billing payment payments refund refunds trust customer manager management security'
    .split(' ')
    .map(skeletonOf),
);

/** Whether an allowed name is so close to a refused one that a moderator should see it. */
export function isNearlyRefused(name: string): boolean {
  const words = name
    .normalize('NFKC')
    .split(/[\p{Z}\p{P}]+/u)
    .map(skeletonOf);
  const whole = skeletonOf(name);
  return (
    isWithin(2, whole, ownName) ||
    ownParts.every((part) => whole.includes(part)) ||
    words.some((word) => serviceWords.has(word)) ||
    longWords.some((own) => whole.includes(own) || [...words, whole].some((word) => isWithin(1, word, own)))
  );
}

/** Whether so many letters put in, left out, exchanged or swapped with their neighbour make one of the other. */
function isWithin(max: number, one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > max) return false;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let at = 1; at <= other.length; at++) {
      const exchanged = last[at - 1]! + Number(one[row - 1] !== other[at - 1]);
      const isSwap = at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      const swapped = isSwap ? before[at - 2]! + 1 : exchanged;
      next[at] = Math.min(last[at]! + 1, next[at - 1]! + 1, exchanged, swapped);
    }
    [before, last] = [last, next];
  }
  return last[other.length]! <= max;
}
