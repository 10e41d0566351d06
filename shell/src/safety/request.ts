import { createSignal } from '../base/signal';

/** The member whom a report or a block is about. */
export interface Person {
  id: number;
  username: string;
}

export interface Report {
  person: Person;
  /** The listing that shows what is wrong. */
  listingId?: number;
}

export interface Block {
  person: Person;
  /** The person is blocked: time to leave a page that is about them. */
  onBlocked: () => void;
}

export type SafetyRequest = ({ dialog: 'report' } & Report) | ({ dialog: 'block' } & Block);

/** Null while neither dialog is open. */
export const safetyRequest = createSignal<SafetyRequest | null>(null);
export const closeSafetyDialog = () => safetyRequest.set(null);
