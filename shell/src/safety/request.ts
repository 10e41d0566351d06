import { createSignal } from '../base/signal';

/** The member whom a report or a block is about. */
export interface Person {
  id: number;
  username: string;
}

interface SafetyDialogOptions {
  person: Person;
  /** The dialog is gone or could not be loaded: the moment for a remote to open its own dialog again. */
  onClosed?: (() => void) | undefined;
}

export interface Report extends SafetyDialogOptions {
  /** The listing that shows what is wrong. */
  listingId?: number;
}

export interface Block extends SafetyDialogOptions {
  /** The person is blocked: time to leave a page that is about them. */
  onBlocked: () => void;
}

export type SafetyRequest = ({ dialog: 'report' } & Report) | ({ dialog: 'block' } & Block);

/** Null while neither dialog is open. */
export const safetyRequest = createSignal<SafetyRequest | null>(null);
export const closeSafety = () => safetyRequest.set(null);
