import type { Language } from '../../platform/language/contract.js';
import { wordsOf } from '../words/index.js';
import { memberName } from './unnamed-members.js';

/** What texts of the server call a member. */
export const memberNameIn = (language: Language, username: string): string =>
  memberName(username, wordsOf(language));
