import { maskContacts } from '../../account/index.js';
import { findRisk } from '../../moderation/index.js';
import type { Words } from '../words/index.js';

/**
 * What a member writes to another, in a mail of ours. It lends these words our name: risky ones are read on the site, where
 * the warning is beside them.
 */
export function noteText(words: Words['request'], name: string, note: string): string {
  return findRisk(note) ? words.readNote(name) : words.note(name, maskContacts(note));
}
