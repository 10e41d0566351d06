import { instantIn } from '../platform/language/formats.js';

/** In English, for mails, and for refusals that are translated by their sentences. */
export const reasonTexts = {
  spam: 'spam or advertising',
  harassment: 'harassment',
  fraud: 'asking for money, or a fraud',
  parcels: 'asking others to carry things',
  impersonation: 'pretending to be somebody else',
  danger: 'somebody’s safety',
  untrue: 'something that is not true',
  other: 'a breach of our terms of use',
};

/** Null is for good. */
export const untilText = (endsAt: Date | null): string =>
  endsAt ? `until ${instantIn('en', endsAt)} UTC` : 'for good';
