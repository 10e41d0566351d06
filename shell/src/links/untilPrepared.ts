import type { SlotName } from '../base/slots';
import { slotPart, type Part } from '../parts/parts';
import { remoteFilling } from '../remotes/registry';
import { partAt } from './prefetch';

/** Waits for the code of what the HTML shows. What fails to load is tried again, and reported, by its region. */
export const untilPrepared = (keys: string[]) =>
  Promise.allSettled(keys.map(async (key) => partOf(key)?.prepare()));

function partOf(key: string): Part | undefined {
  const place = key.slice(key.indexOf(' ') + 1);
  if (place.startsWith('/') || place === '*') return partAt(location.pathname);
  const remote = remoteFilling(place as SlotName);
  return remote && slotPart(remote, place as SlotName);
}
