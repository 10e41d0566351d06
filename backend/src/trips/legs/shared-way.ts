import type { Leg } from '../../listings/contract.js';
import type { LegInPlane } from './planes.js';

/** Whose leg it is: the listing's owner, the other person, or both. */
export type FlownBy = 'both' | 'owner' | 'other';
export interface SharedLeg extends Leg {
  by: FlownBy;
}

interface Run {
  /** Where it begins on each one's way. */
  own: number;
  other: number;
  length: number;
}

const differ = (one: string | undefined, other: string | undefined) =>
  one !== undefined && other !== undefined && one !== other;

/** The same plane, as far as the two have said which. */
const isSameFlight = (one: LegInPlane, other: LegInPlane) =>
  one.from === other.from &&
  one.to === other.to &&
  one.date === other.date &&
  (!differ(one.flightNumber, other.flightNumber) || isSamePlane(one, other));

const isSamePlane = ({ plane: one }: LegInPlane, { plane: other }: LegInPlane) =>
  Boolean(one) && one === other;

/** Whether the other one flies these legs, from one of theirs on. */
export const areShared = (legs: Leg[], other: Leg[], begin: number) =>
  legs.every((leg, index) => {
    const theirs = other[begin + index];
    return theirs && isSameFlight(leg, theirs);
  });

/** Also one without a companion. */
export const isMissing = (one: Leg, other: Leg) => isSameFlight(one, other) && !one.covered && !other.covered;

/** The longest part that both fly, the first of several. */
export function sharedPart(own: Leg[], other: Leg[], isShared = isSameFlight): Run {
  const runFrom = (ownBegin: number, otherBegin: number): Run => {
    let length = 0;
    for (;;) {
      const [mine, theirs] = [own[ownBegin + length], other[otherBegin + length]];
      if (!mine || !theirs || !isShared(mine, theirs)) return { own: ownBegin, other: otherBegin, length };
      length += 1;
    }
  };
  const runs = own.flatMap((_, ownBegin) => other.map((__, otherBegin) => runFrom(ownBegin, otherBegin)));
  return runs.reduce((best, run) => (run.length > best.length ? run : best), { own: 0, other: 0, length: 0 });
}

const by = (flownBy: FlownBy) => (leg: Leg) => ({ ...leg, by: flownBy });
const departure = ({ date, time = '' }: Leg) => `${date} ${time}`;

/** By their days and hours, and each one's own in the order flown, which clocks of several airports do not say. */
function mergeWays(own: SharedLeg[], other: SharedLeg[]): SharedLeg[] {
  const [[mine, ...myRest], [theirs, ...theirRest]] = [own, other];
  if (!mine || !theirs) return [...own, ...other];
  return departure(theirs) < departure(mine)
    ? [theirs, ...mergeWays(own, theirRest)]
    : [mine, ...mergeWays(myRest, other)];
}

/** The way of both: each one's own legs before, the part that they share, and each one's own legs after it. */
export function joinWays(
  own: Leg[],
  other: Leg[],
  { own: ownBegin, other: otherBegin, length }: Run,
): SharedLeg[] {
  const shared = own.slice(ownBegin, ownBegin + length).map((leg, index): SharedLeg => {
    const theirs = other[otherBegin + index];
    const known = theirs && isSameFlight(leg, theirs) ? { ...theirs, ...leg } : leg;
    return { ...known, by: 'both' };
  });
  const before = mergeWays(
    own.slice(0, ownBegin).map(by('owner')),
    other.slice(0, otherBegin).map(by('other')),
  );
  const after = mergeWays(
    own.slice(ownBegin + length).map(by('owner')),
    other.slice(otherBegin + length).map(by('other')),
  );
  return [...before, ...shared, ...after];
}
