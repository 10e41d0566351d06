import type { Listing, ListingType } from 'backend/contract/listings';

/** What the profile says of each kind of one's own listings. */
export const ownWords = {
  helper: {
    failed: 'Failed to fetch helper listings',
    waiting: 'Loading your listings',
    empty: 'You are not offering help yet',
    create: 'Offer Help',
    unverified: 'You need to verify your phone number to create listings',
  },
  seeking_help: {
    failed: 'Failed to fetch help requests',
    waiting: 'Loading your requests',
    empty: 'You are not asking for help yet',
    create: 'Request Help',
    unverified: 'You need to verify your phone number to create requests',
  },
} as const satisfies Record<ListingType, object>;

export const statusWords = {
  active: { label: 'Active', tone: 'good' },
  closed: { label: 'Closed', tone: 'neutral' },
  expired: { label: 'Past', tone: 'neutral' },
} as const satisfies Record<Listing['status'], object>;
