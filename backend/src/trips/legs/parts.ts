import type { Leg } from '../../listings/contract.js';
import { fieldIssue } from '../../platform/http/errors/field-issue.js';
import type { NewMatch } from '../requests/contract.js';
import { areShared, isMissing, sharedPart } from './shared-way.js';

export type ChosenLegs = NonNullable<NewMatch['legs']>;

/** Where a way begins to have all legs of the part. */
export const beginOf = (part: Leg[], way: Leg[]): number =>
  way.findIndex((_, begin) =>
    part.every(({ from, to, date }, index) => {
      const leg = way[begin + index];
      return leg?.from === from && leg.to === to && leg.date === date;
    }),
  );

/** The longest part that both fly, on the first of several ways. */
export function bestOf(own: Leg[], ways: Leg[][], isShared?: typeof isMissing) {
  const parts = ways.map((way) => ({ ...sharedPart(own, way, isShared), way }));
  const none = { own: 0, other: 0, length: 0, way: [] as Leg[] };
  return parts.reduce((best, part) => (part.length > best.length ? part : best), none);
}

/** On a way with companions on every leg, or on none, it is all that both fly. */
export function bestMissing(own: Leg[], ways: Leg[][]) {
  const best = bestOf(own, ways, isMissing);
  const isPartlyCovered = own.some(({ covered }) => covered) && own.some(({ covered }) => !covered);
  return best.length || isPartlyCovered ? best : bestOf(own, ways);
}

/** The first legs without a companion, or the whole way when there are none. */
export function missingOf(own: Leg[]) {
  const begin = Math.max(
    0,
    own.findIndex(({ covered }) => !covered),
  );
  const length = own.slice(begin).findIndex(({ covered }) => covered);
  return { own: begin, other: 0, length: length > 0 ? length : own.length - begin };
}

export const wholeOf = (own: Leg[]) => ({ own: 0, other: 0, length: own.length });

/** The part that a proposal names. It may name the other one's legs, too. */
export function chosenPart(own: Leg[], ways: Leg[][], best: ReturnType<typeof bestOf>, chosen: ChosenLegs) {
  const numbers = chosen.map(({ listingLeg }) => listingLeg);
  const [first = 1] = numbers;
  const length = numbers.length;
  if (numbers.some((number, index) => number !== first + index))
    throw fieldIssue('legs', 'Choose legs that follow each other');
  if (first + length - 1 > own.length) throw fieldIssue('legs', 'This listing has fewer legs');
  const begins = chosen.map(({ otherLeg }, index) => otherLeg && otherLeg - 1 - index);
  const named = begins.findIndex((begin) => begin !== undefined);
  const other = begins[named];
  if (other === undefined)
    return { ...best, own: first - 1, other: Math.max(0, best.other + first - 1 - best.own), length };
  const part = own.slice(first - 1, first - 1 + length);
  const isOneWay = begins.every((begin) => begin === undefined || begin === other);
  const way = isOneWay && ways.find((legs) => areShared(part, legs, other));
  if (way) return { own: first - 1, other, length, way };
  throw fieldIssue(`legs.${named}.otherLeg`, 'The other one does not fly this part on this day');
}

const isSameRoute = (one: Leg, other: Leg) => one.from === other.from && one.to === other.to;

/** What a changed way still has of the legs that were agreed: day and flight may move. */
export function keptPart(own: Leg[], ways: Leg[][], agreed: Leg[]) {
  const { own: begin, length } = sharedPart(own, agreed, isSameRoute);
  if (!length) return undefined;
  const part = own.slice(begin, begin + length);
  const sameDay = bestOf(part, ways);
  const { way, ...theirs } = sameDay.length ? sameDay : bestOf(part, ways, isSameRoute);
  return { own: begin, other: Math.max(0, theirs.other - theirs.own), length, way };
}

/** Of who goes where the other one goes: the part between the same ends. The whole way if it was that. */
export function followedPart(own: Leg[], agreed: Leg[], wasWhole: boolean) {
  const begin = own.findIndex(({ from }) => from === agreed[0]!.from);
  const end = own.findIndex(({ to }) => to === agreed.at(-1)!.to);
  if (begin >= 0 && end >= begin) return { own: begin, other: 0, length: end - begin + 1, way: [] };
  return wasWhole ? { ...wholeOf(own), way: [] } : undefined;
}

/**
 * The part of an offer for an attached request that has none of its flights: its traveler may take those of the offer
 * instead when they lead the same way, or when the request names no stops.
 */
export function partInstead(own: Leg[], [way]: Leg[][], chosen?: ChosenLegs) {
  if (!way) return undefined;
  const isChosen = (_: Leg, index: number) => chosen?.some(({ listingLeg }) => listingLeg === index + 1);
  const part = chosen ? own.filter(isChosen) : own;
  const shared = sharedPart(part, way).length;
  if (shared && (!chosen || shared === part.length)) return undefined;
  const begin = part.findIndex(({ from }) => from === way[0]!.from);
  const end = part.findLastIndex(({ to }) => to === way.at(-1)!.to);
  if (begin >= 0 && end >= begin) return { own: begin, other: 0, length: end - begin + 1 };
  if (way.length === 1 && (begin >= 0 || end >= 0)) return undefined;
  throw fieldIssue(
    'traveler.listingId',
    'This request has other flights. Choose another one, or say who flies',
  );
}
