import type { Journey } from '../family/contract.js';
import { partsOf, tapOf, type Part } from '../family/journey-parts.js';
import { legsOf } from '../family/journey-legs.js';
import { takeOffOf } from '../legs/tight-connections.js';
import type { StepName } from '../contract.js';

const together: StepName[] = ['met', 'boarded', 'landed', 'connected'];

/** Who is with her where she misses this leg: who landed with her there, or who has taken her over. */
export function companionAt(journey: Journey, missed: number): Part | undefined {
  const parts = partsOf(journey);
  const isMet = ({ first, last }: Part) =>
    journey.steps.some(({ step, leg = 1 }) => together.includes(step) && leg >= first && leg <= last);
  const isOver = isOverIn(journey);
  const hasBegun = (part: Part, index: number) => {
    const before = parts[index - 1];
    return isMet(part) || (before?.last === part.first - 1 && isOver(before));
  };
  return parts.findLast(
    (part, index) =>
      part.first <= missed && part.last >= missed - 1 && hasBegun(part, index) && !isOver(part),
  );
}

const isOverIn =
  (journey: Journey) =>
  ({ last }: Part) =>
    tapOf(journey, { step: 'handed_over', leg: last }) !== undefined;

/** By first name, who is with her there on a trip beside this one: she came with them, or was left to them. */
export function besideAt(journey: Journey, missed: number, now: Date): string | undefined {
  if (companionAt(journey, missed)) return undefined;
  const [before, leg] = legsOf(journey).slice(Math.max(missed - 2, 0), missed);
  if (!before || !leg) return undefined;
  const takeOff = takeOffOf(before);
  if (before.beside && takeOff && takeOff <= now) return before.beside;
  const giver = partsOf(journey).find(({ last }) => last === missed - 1);
  return giver && isOverIn(journey)(giver) ? leg.beside : undefined;
}
