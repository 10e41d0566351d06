import type { BotCheckAction } from 'shell/host';

/** The two quick forms differ in their texts only. */
export interface QuickTexts {
  path: '/find/create' | '/offer/create';
  botCheck: BotCheckAction;
  title: string;
  lead: string;
  /** What to write without the form. */
  byMail: string;
  submit: string;
  submitting: string;
  toast: { title: string; description: string };
  publishedTitle: string;
  visibleText: string;
  publicText: string;
  another: string;
  noun: 'request' | 'offer';
  profileTab: string;
}

export const findHelpTexts: QuickTexts = {
  path: '/find/create',
  botCheck: 'find_help_submit',
  title: 'Request Travel Assistance',
  lead: 'Tell us about the trip. Travelers on the same route see it and can offer to go along.',
  byMail: 'flight number and day, from where to where, who flies, and what would help.',
  submit: 'Create Request',
  submitting: 'Creating your request...',
  toast: {
    title: 'Help Request Created!',
    description: 'Your request for travel assistance has been published successfully.',
  },
  publishedTitle: 'Your Help Request Has Been Published',
  visibleText: 'Travelers can now see your request and contact you',
  publicText: 'It is public: travelers can now see your request',
  another: 'Create Another Request',
  noun: 'request',
  profileTab: '/profile?tab=seeker',
};

export const offerHelpTexts: QuickTexts = {
  path: '/offer/create',
  botCheck: 'offer_help_submit',
  title: 'Offer Your Help to Travelers',
  lead: 'Tell us where you are flying anyway. Families on the same route see it and can ask you.',
  byMail: 'flight number and day, from where to where, and what you can help with.',
  submit: 'Create Offer',
  submitting: 'Creating your offer...',
  toast: {
    title: 'Help Offer Created!',
    description: 'Your offer to assist other travelers has been published successfully.',
  },
  publishedTitle: 'Your Help Offer Has Been Published',
  visibleText: 'Travelers can now see your offer and contact you',
  publicText: 'It is public: travelers can now see your offer',
  another: 'Create Another Offer',
  noun: 'offer',
  profileTab: '/profile?tab=helper',
};
