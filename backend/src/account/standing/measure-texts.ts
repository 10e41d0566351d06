import type { MeasureReason } from './contract.js';

export const reasonTexts: Record<MeasureReason, string> = {
  spam: 'spam or advertising',
  harassment: 'harassment',
  fraud: 'asking for money, or a fraud',
  parcels: 'asking others to carry things',
  impersonation: 'pretending to be somebody else',
  danger: 'somebody’s safety',
  untrue: 'something that is not true',
  other: 'a breach of our terms of use',
};

const instant = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

export const untilText = (endsAt: string | null): string =>
  endsAt ? `until ${instant.format(new Date(endsAt))} UTC` : 'for good';
