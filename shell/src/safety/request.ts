import { createSignal } from '../base/signal';

export interface Person {
  id: number;
  username: string;
}

export interface Report {
  person: Person;
  listingId?: number;
}

export interface Block {
  person: Person;
  onBlocked: () => void;
}

export type SafetyRequest = ({ dialog: 'report' } & Report) | ({ dialog: 'block' } & Block);

export const safetyRequest = createSignal<SafetyRequest | null>(null);
export const closeSafetyDialog = () => safetyRequest.set(null);
