import type { MatchDetails, StepName } from 'backend/contract/trips';
import type { TripNames } from './names';

export const stepNames: readonly StepName[] = [
  'at_airport',
  'met',
  'security',
  'boarded',
  'landed',
  'handed_over',
];

/** Steps that one of the two only says, until the other says so too. */
export const needsBoth = (step: StepName) => step === 'met' || step === 'handed_over';

interface StepWords {
  /** In the list of steps. */
  name: string;
  /** The headline while it is the next step. */
  task: string;
  /** What the button says: always the fact. */
  fact: string;
}

export function wordsOf(
  step: StepName,
  { helper, seeker, traveler, isForSelf, viewer }: TripNames,
  { departure, arrival }: Pick<MatchDetails, 'departure' | 'arrival'>,
): StepWords {
  const isFamily = viewer === 'family';
  const we = isFamily ? 'They are' : 'We are';
  const weHave = isFamily ? 'They have' : 'We have';
  switch (step) {
    case 'at_airport':
      return {
        name: 'At the airport',
        task: isFamily ? `${traveler} goes to the airport` : `Go to the airport in ${departure.city}`,
        fact: isFamily ? `${traveler} is at the airport` : 'I am at the airport',
      };
    case 'met':
      return {
        name: 'Met',
        task: isFamily ? `${traveler} meets ${helper}` : `Meet ${viewer === 'helper' ? traveler : helper}`,
        fact: `${weHave} met`,
      };
    case 'security':
      return { name: 'Through security', task: 'Through security', fact: `${we} through security` };
    case 'boarded':
      return { name: 'On board', task: 'To the gate and on board', fact: `${we} on board` };
    case 'landed':
      return { name: 'Landed', task: `In the air to ${arrival.city}`, fact: `${weHave} landed` };
    case 'handed_over':
      if (isForSelf) return { name: 'Arrived', task: 'To the exit together', fact: 'We have said goodbye' };
      return {
        name: `Handed over to ${seeker}`,
        task: isFamily ? `Meet ${traveler} in ${arrival.city}` : `Bring ${traveler} to ${seeker}`,
        fact: isFamily ? `${traveler} is with me` : `${traveler} is with ${seeker}`,
      };
  }
}
