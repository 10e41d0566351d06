import type { NewReport } from 'backend/contract/moderation/reports';
import { createSignal } from '../base/signal';

export interface Person {
  id: number;
  username: string;
}

export interface Report {
  /** Without an id the content names its author to the server. */
  person: Partial<Pick<Person, 'id'>> & Pick<Person, 'username'>;
  /** What of theirs it is about, if not the person. */
  listingId?: number;
  testimonialId?: number;
  messageId?: number;
  /** Chosen beforehand. */
  reason?: NewReport['reason'];
  /** When the person was blocked as well. */
  onBlocked?: () => void;
}

export interface Block {
  person: Person;
  onBlocked: () => void;
}

export type DialogState = ({ dialog: 'report' } & Report) | ({ dialog: 'block' } & Block);

export const dialogState = createSignal<DialogState | null>(null);
export const closeSafetyDialog = () => dialogState.set(null);
