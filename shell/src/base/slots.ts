import type { ProofPurpose } from 'backend/contract/account';

/** Every place that a remote may fill, with what it is told there: `<page noun>.<place>`. */
export interface Slots {
  'header.badge': Record<never, never>;
  'profile.notices': Record<never, never>;
  'profile.listings': { type: 'helper' | 'seeking_help' };
  /** Where somebody proves once more who they are, before `onProven` goes on. */
  'profile.proof': { purpose: ProofPurpose; onProven: () => void; onCancel: () => void };
  'profile.tips': Record<never, never>;
}

export type SlotName = keyof Slots;
export type SlotProps<Name extends SlotName> = Slots[Name];
