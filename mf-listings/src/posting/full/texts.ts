import type { ListingType } from 'backend/contract/listings';

export const fullFormTexts = {
  helper: {
    title: 'Offer Help',
    lead: 'You are flying anyway. Say when and where, and what you can help with.',
    description: 'What you can do for them, and what they should know about you.',
    skills: 'In your own words, with commas between: Knows Frankfurt airport, Carrying bags',
    tips: 'I accept tips',
    tip: 'Suggested Tip',
    summary: 'Offering Help',
    other: 'Looking for help instead?',
  },
  seeking_help: {
    title: 'Find Help',
    lead: 'Say who is flying, when and where, and what would help.',
    description: 'Who is flying, and what would make the trip easier.',
    skills: 'In your own words, with commas between: A seat nearby, Carrying bags',
    tips: 'I would like to give a tip',
    tip: 'Willing to Tip',
    summary: 'Seeking Help',
    other: 'Offering help instead?',
  },
} as const satisfies Record<ListingType, object>;

export const otherType = { helper: 'seeking_help', seeking_help: 'helper' } as const;
