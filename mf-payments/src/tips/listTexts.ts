export const listTexts = {
  received: {
    title: 'Received',
    loading: 'Loading the tips you received',
    what: 'the tips you received',
    empty: 'Nobody has sent you a tip yet. Whoever you walk with can thank you from your listing.',
    action: 'Offer Help',
    to: '/offer/create',
  },
  sent: {
    title: 'Sent',
    loading: 'Loading the tips you sent',
    what: 'the tips you sent',
    empty: 'You have not sent a tip yet. You can thank an Amigo from their listing.',
    action: 'Browse Listings',
    to: '/search?type=helper',
  },
} as const;
