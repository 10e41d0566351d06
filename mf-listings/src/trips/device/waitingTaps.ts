import type { NewStep } from 'backend/contract/listings/matches';
import { readOwn, writeOwn } from './ownStorage';

/** A step that was tapped here and that the server does not have yet. */
export interface WaitingTap extends NewStep {
  userId: number;
  tripId: number;
}

const key = 'taps';

const all = () => (readOwn(key) ?? []) as WaitingTap[];

/** In the order in which they were tapped. */
export const waitingTaps = (userId: number, tripId: number): WaitingTap[] =>
  all().filter((tap) => tap.userId === userId && tap.tripId === tripId);

export const addWaitingTap = (tap: WaitingTap) => writeOwn(key, [...all(), tap]);

export const removeWaitingTap = (clientKey: string) =>
  writeOwn(
    key,
    all().filter((tap) => tap.clientKey !== clientKey),
  );
