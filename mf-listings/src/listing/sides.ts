import type { ListingType } from 'backend/contract/listings';

/** Everything that differs in words and colours between who offers help and who seeks it. */
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
