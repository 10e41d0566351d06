import type { NewStep } from 'backend/contract/trips';
import { deviceMemory } from 'shell/forms';

/** A step that was tapped here and that the server does not have yet. */
export interface WaitingTap extends NewStep {
  userId: number;
  tripId: number;
}

const key = 'taps';

const all = () => (deviceMemory.read(key) ?? []) as WaitingTap[];

/** In the order in which they were tapped. */
export const waitingTaps = (userId: number, tripId: number): WaitingTap[] =>
  all().filter((tap) => tap.userId === userId && tap.tripId === tripId);

export const addWaitingTap = (tap: WaitingTap) => deviceMemory.write(key, [...all(), tap]);

export const removeWaitingTap = (clientKey: string) => keepOnly((tap) => tap.clientKey !== clientKey);

export const removeTapsOf = (tripId: number) => keepOnly((tap) => tap.tripId !== tripId);

function keepOnly(isKept: (tap: WaitingTap) => boolean) {
  const taps = all().filter(isKept);
  if (taps.length > 0) deviceMemory.write(key, taps);
  else deviceMemory.remove(key);
}
