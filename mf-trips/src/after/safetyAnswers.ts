import type { SafetyAnswer, StoredSafetyAnswer } from 'backend/contract/trips/safety';
import { words } from '../words';

type Said = 'yes' | 'no' | 'unsure';

export interface SafetyDraft {
  said: Said | null;
  details: string;
}

export const safetyChoices = [
  ['yes', words.yes],
  ['no', words.no],
  ['unsure', words.notSure],
] as const;

export function answerOf({ said, details }: SafetyDraft): SafetyAnswer | null {
  if (said === null) return null;
  if (said === 'yes') return { feltSafe: true };
  return {
    feltSafe: false,
    ...(said === 'unsure' && { notSure: true as const }),
    ...(details.trim() && { details }),
  };
}

export const saidOf = ({ feltSafe, notSure }: NonNullable<StoredSafetyAnswer>): Said =>
  feltSafe ? 'yes' : notSure ? 'unsure' : 'no';
