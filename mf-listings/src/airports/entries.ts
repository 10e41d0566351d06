import type { Airport } from 'backend/contract/listings';
import { entryOf, type Entry } from './match';

const known = new WeakMap<readonly Airport[], Entry[]>();

/** Every field searches in the same list, so its words are made comparable once. */
export function entriesOf(airports: readonly Airport[]): Entry[] {
  const entries = known.get(airports) ?? airports.map(entryOf);
  known.set(airports, entries);
  return entries;
}
