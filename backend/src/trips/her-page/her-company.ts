import type { Journey } from '../family/contract.js';
import { partsOf, tapOf, type Part } from '../family/journey-parts.js';
import type { StepName } from '../contract.js';

const together: StepName[] = ['met', 'boarded', 'landed', 'connected'];

/** Who is with her where she misses this leg: who landed with her there, or who has taken her over. */
export function companionAt(journey: Journey, missed: number): Part | undefined {
  const parts = partsOf(journey);
  const isMet = ({ first, last }: Part) =>
    journey.steps.some(({ step, leg = 1 }) => together.includes(step) && leg >= first && leg <= last);
  const isOver = ({ last }: Part) => tapOf(journey, { step: 'handed_over', leg: last }) !== undefined;
  const hasBegun = (part: Part, index: number) => {
    const before = parts[index - 1];
    return isMet(part) || (before?.last === part.first - 1 && isOver(before));
  };
  return parts.findLast(
    (part, index) =>
      part.first <= missed && part.last >= missed - 1 && hasBegun(part, index) && !isOver(part),
  );
}
