import type { BotCheckAction } from 'shell/host';

/** What the two quick forms say; everything that they do is the same. */
export interface QuickWords {
  path: '/find/create' | '/offer/create';
  check: BotCheckAction;
  title: string;
  lead: string;
  submit: string;
  busy: string;
  toast: { title: string; description: string };
  published: string;
  seen: string;
  another: string;
  thing: 'request' | 'offer';
  profileTab: string;
}

export const findHelp: QuickWords = {
  path: '/find/create',
  check: 'find_help_submit',
  title: 'Request Travel Assistance',
  lead: 'Tell us about the trip. Travelers on the same route see it and can offer to go along.',
  submit: 'Create Request',
  busy: 'Creating your request...',
  toast: {
    title: 'Help Request Created!',
    description: 'Your request for travel assistance has been published successfully.',
  },
  published: 'Your Help Request Has Been Published',
  seen: 'Travelers can now see your request and contact you',
  another: 'Create Another Request',
  thing: 'request',
  profileTab: '/profile?tab=seeker',
};

export const offerHelp: QuickWords = {
  path: '/offer/create',
  check: 'offer_help_submit',
  title: 'Offer Your Help to Travelers',
  lead: 'Tell us where you are flying anyway. Families on the same route see it and can ask you.',
  submit: 'Create Offer',
  busy: 'Creating your offer...',
  toast: {
    title: 'Help Offer Created!',
    description: 'Your offer to assist other travelers has been published successfully.',
  },
  published: 'Your Help Offer Has Been Published',
  seen: 'Travelers can now see your offer and contact you',
  another: 'Create Another Offer',
  thing: 'offer',
  profileTab: '/profile?tab=helper',
};
