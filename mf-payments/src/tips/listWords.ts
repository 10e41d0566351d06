/** What the two lists say. */
export const listWords = {
  received: {
    title: 'Received',
    waiting: 'Loading the tips you received',
    what: 'the tips you received',
    empty: 'Nobody has sent you a tip yet. Whoever you walk with can thank you from your listing.',
    way: 'Offer Help',
    to: '/offer/create',
  },
  sent: {
    title: 'Sent',
    waiting: 'Loading the tips you sent',
    what: 'the tips you sent',
    empty: 'You have not sent a tip yet. You can thank an Amigo from their listing.',
    way: 'Browse Listings',
    to: '/search?type=helper',
  },
} as const;
