import type { NewReport } from 'backend/contract/moderation/reports';
import type { DeskItem, Flag, QueueItem } from 'backend/contract/moderation/desk';
import type { Measure, MeasureReason } from 'backend/contract/moderation/measures';
import { momentInUtc } from '../layout/momentInUtc';

export const kindTexts: Record<QueueItem['kind'], string> = {
  person: 'Person',
  listing: 'Listing of',
  testimonial: 'Review by',
  message: 'Message by',
  safety: 'Did not feel safe with',
  appeal: 'Appeal of',
};

/** Of filters. */
export const kindsTexts: Record<QueueItem['kind'], string> = {
  person: 'People',
  listing: 'Listings',
  testimonial: 'Reviews',
  message: 'Messages',
  safety: 'Safety',
  appeal: 'Appeals',
};

export const itemTitle = ({ kind, person }: Pick<QueueItem, 'kind' | 'person'>) =>
  `${kindTexts[kind]} ${person.username}`;

export const reportReasons: Record<NewReport['reason'], string> = {
  spam: 'Spam or advertising',
  harassment: 'Harassment',
  fraud: 'Asks for money, or a fraud',
  impersonation: 'Pretends to be somebody else',
  danger: 'Somebody’s safety',
  other: 'Something else',
};

const riskTexts: Record<string, string> = {
  parcels: 'parcels',
  money: 'money',
  documents: 'documents',
  elsewhere: 'moving elsewhere',
};

/** What a rule read. */
export const ruleTexts: Record<Flag['rule'], string> = {
  words: 'First words',
  name: 'A name',
  contacts: 'Many contacts',
  reviews: 'Reviews at once',
  tips: 'Tips held',
};

/** What the authors of reviews that came together share. */
const burstTexts: Record<string, string> = {
  network: 'Several reviews about them within a day come from one network',
  accounts: 'Several reviews about them within a day are by accounts that were made within a day',
};

/** Why tips wait for a decision. */
export const heldTexts: Record<string, string> = {
  own_card: 'the card is the recipient’s own',
  card_limit: 'one card paid more often than allowed in a day',
  giver_sum: 'one person or card gave more than $1,000 in a day',
  recipient_sum: 'one person received more than $2,000 in a day',
  desk: 'an operator refunds it',
  new_recipient: 'more than $200 in a day for a payout account younger than a week',
};

export function flagText({ rule, details }: Flag): string {
  if (rule === 'name') return `Calls themselves “${details}”`;
  if (rule === 'contacts') return `New here, and contacted ${details} people in three days`;
  if (rule === 'reviews') return burstTexts[details] ?? 'Several reviews about them within a day';
  if (rule === 'tips') return `Tips held: ${heldTexts[details] ?? details}`;
  const risks = details.split(', ').map((risk) => riskTexts[risk] ?? risk);
  return `First words about ${risks.join(' and ')}`;
}

/** Who brought it to the desk. */
export function reportedBy({ people }: Pick<QueueItem, 'people'>): string {
  if (people === 0) return 'A rule';
  return people === 1 ? '1 person' : `${people} people`;
}

export const weightTexts: Record<QueueItem['weight'], string> = {
  high: 'High',
  middle: 'Middle',
  low: 'Low',
};

export const measureReasons: Record<MeasureReason, string> = {
  spam: 'Spam or advertising',
  harassment: 'Harassment',
  fraud: 'Asks for money, or a fraud',
  parcels: 'Parcels for others',
  impersonation: 'Pretends to be somebody else',
  danger: 'Somebody’s safety',
  untrue: 'Not true',
  other: 'Against our terms',
};

export const measureTexts: Record<Measure['kind'], string> = {
  warn: 'Warned',
  hide: 'Hidden',
  suspend: 'Suspended',
  ban: 'Banned',
  limit: 'No new contacts',
  'remove-picture': 'Picture removed',
  refund: 'Tip refunded',
};

/** Of what rules found, as a reason for a decision. */
const reasonsOfRules: Record<Flag['rule'], MeasureReason> = {
  words: 'fraud',
  name: 'impersonation',
  contacts: 'spam',
  reviews: 'untrue',
  tips: 'fraud',
};

/** What people or rules say is the reason that stands in the form first. */
export function likelyReason({ reason, flags = [] }: Pick<QueueItem, 'reason' | 'flags'>): MeasureReason {
  if (reason) return reason;
  const [first] = flags;
  if (!first) return 'spam';
  return first.rule === 'words' && first.details === 'parcels' ? 'parcels' : reasonsOfRules[first.rule];
}

/** What the person reads, to be edited before it goes. */
export const suggestedWords: Record<MeasureReason, string> = {
  spam: 'You advertise here. Listings and messages are for people who fly, and for those who need help on a flight.',
  harassment: 'You wrote to somebody in a way that nobody should have to read.',
  fraud: 'You asked others for money. Nobody here pays for help before a flight, or outside of our tips.',
  parcels: 'You asked people to carry something. Nobody here carries anything for others.',
  impersonation: 'You pretend to be somebody else. Please use a name of your own.',
  danger: 'Somebody did not feel safe with you, and we take that seriously.',
  untrue: 'What you published is not true.',
  other: 'What you did is against our terms of use.',
};

export const outcomeText = ({ outcome }: Pick<DeskItem, 'outcome'>) => outcome ?? 'open';

export function ageOf(at: string, now = Date.now()): string {
  const minutes = Math.max(0, Math.round((now - Date.parse(at)) / 60_000));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`;
}

export const momentOf = momentInUtc;
