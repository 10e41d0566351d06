import type { ListingType } from 'backend/contract/listings';

/** The texts and the colour of helpers and seekers. */
export const sides = {
  helper: {
    tone: 'helper',
    badge: 'Amigo',
    line: 'Frequent Traveler',
    button: 'View Contact Info',
    details: 'Amigo Details',
  },
  seeking_help: {
    tone: 'seeker',
    badge: 'Seeking Help',
    line: 'First-time Traveler',
    button: 'Connect with Traveler',
    details: 'Traveler Details',
  },
} as const satisfies Record<ListingType, object>;
