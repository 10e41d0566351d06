import type { Inbox } from './inbox-events.js';

/**
 * How many of these events a page is still to be told that has those up to `last`. Null when it has to ask anew: some
 * are gone, or it says so itself, or the page comes from a time that was undone when the database was restored.
 */
export function missedAfter(last: number, { newest, events }: Inbox): number | null {
  const missed = events.filter(({ id }) => id > last);
  return missed.length === newest - last && missed.every(({ kind }) => kind !== 'reset')
    ? missed.length
    : null;
}
