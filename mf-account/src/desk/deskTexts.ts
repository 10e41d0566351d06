import type { DeskItem, Flag, QueueItem } from 'backend/contract/moderation/desk';
import type { MeasureReason } from 'backend/contract/moderation/measures';
import { momentInUtc } from '../layout/momentInUtc';
import { words } from '../words';

/** The text of a code that the server sends; a code of an older or newer release as it is. */
export const known = (texts: Record<string, string>, code: string): string =>
  Object.hasOwn(texts, code) ? texts[code]! : code;

/** Guests have no account and the id 0. */
export const nameOfPerson = ({ id, username }: QueueItem['person']) => (id === 0 ? words.aGuest : username);

export const itemTitle = ({ kind, person }: Pick<QueueItem, 'kind' | 'person'>) =>
  words.itemTitles[kind](nameOfPerson(person));

/** What the authors of reviews that came together share. */
const burstTexts: Record<string, string> = {
  network: words.reviewsFromNetwork,
  accounts: words.reviewsByNewAccounts,
};

export const heldText = (reason: string) => known(words.heldBecause, reason);

export function flagText({ rule, details }: Flag): string {
  if (rule === 'name') return words.callsThemselves(details);
  if (rule === 'contacts') return words.manyContacts(Number(details));
  if (rule === 'reviews') return burstTexts[details] ?? words.reviewsAtOnce;
  if (rule === 'tips') return words.tipsHeld(heldText(details));
  return words.firstWords(details.split(', ').map((risk) => known(words.risks, risk)));
}

/** Who brought it to the desk. */
export const reportedBy = ({ people }: Pick<QueueItem, 'people'>): string =>
  people === 0 ? words.reportedByRule : words.reportedBy(people);

/** Of what rules found, as a reason for a decision. */
const reasonsOfRules: Record<Flag['rule'], MeasureReason> = {
  words: 'fraud',
  name: 'impersonation',
  contacts: 'spam',
  reviews: 'untrue',
  tips: 'fraud',
};

/** The form begins with the reason that people or rules gave. */
export function likelyReason({ reason, flags = [] }: Pick<QueueItem, 'reason' | 'flags'>): MeasureReason {
  if (reason) return reason;
  const [first] = flags;
  if (!first) return 'spam';
  return first.rule === 'words' && first.details === 'parcels' ? 'parcels' : reasonsOfRules[first.rule];
}

export const outcomeText = ({ outcome }: Pick<DeskItem, 'outcome'>) =>
  known(words.outcomes, outcome ?? 'open');

export function ageOf(at: string, now = Date.now()): string {
  const minutes = Math.max(0, Math.round((now - Date.parse(at)) / 60_000));
  if (minutes < 60) return words.age.minutes(minutes);
  const hours = Math.round(minutes / 60);
  return hours < 48 ? words.age.hours(hours) : words.age.days(Math.round(hours / 24));
}

export const momentOf = momentInUtc;
