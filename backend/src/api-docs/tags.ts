import type { Tag } from '../platform/openapi/api-docs.js';

export const tags: Tag[] = [
  {
    name: 'Login',
    description:
      'Logging in by a code or a link in a mail, phone verification, and the fresh proof that irreversible actions need.',
    paths: ['/api/auth'],
    parameters: { id: 'Which passkey, by its `id` in the list of passkeys.' },
  },
  {
    name: 'Account',
    description: "A member's profile, sessions, notifications and data, and the public profiles of others.",
    paths: [
      '/api/profile',
      '/api/sessions',
      '/api/notifications',
      '/api/push',
      '/api/email-stop',
      '/api/identity',
      '/api/users',
    ],
    parameters: {
      id: 'Which session or device by its `id` in the list, or which user by the `id` of the profile.',
      token: 'The sealed token from the link in a mail.',
    },
  },
  {
    name: 'Safety',
    description: 'Blocking and reporting other members, and asking that a decision is looked at again.',
    paths: ['/api/blocks', '/api/reports', '/api/appeals'],
  },
  {
    name: 'Desk',
    description:
      'Where moderators and operators look at reports. Needs a role and a login with a passkey within 12 hours; to everybody else nothing is here.',
    paths: ['/api/desk'],
    parameters: {
      id: 'The `id` of what the path names before it: an item, person, decision or tip.',
      after: 'The last item of the page before, which names it as `next`.',
      kind: 'Only what is about this.',
      like: 'Of what is open only this item and those with the same reporter or network.',
    },
  },
  {
    name: 'Listings',
    description: 'Trips on which somebody offers or needs help: search, posting, and asking for the contact.',
    paths: [
      '/api/listings',
      '/api/my-listings',
      '/api/find-help',
      '/api/offer-help',
      '/api/airports',
      '/api/routes',
      '/api/flights',
      '/api/search',
    ],
    parameters: { id: 'Which listing, by its own `id`; not that of its owner.' },
  },
  {
    name: 'Alerts',
    description: 'Being told by mail when somebody is found for a trip, as a member or as a guest.',
    paths: ['/api/alerts'],
    parameters: {
      id: 'Which alert, by its `id` in the list of alerts.',
      token: 'The sealed token from the link in a mail.',
    },
  },
  {
    name: 'Favourites',
    description: 'Listings and people that a member keeps, to find them again and to be told of changes.',
    paths: ['/api/favourites'],
    parameters: {
      kind: 'Whether a listing is kept or a person.',
      id: 'Which listing or person: the `id` of the listing, or of the profile.',
    },
  },
  {
    name: 'Trips',
    description:
      'Two people who fly together: proposals, the trip, its day of travel, and what family and the traveler may see.',
    paths: ['/api/matches', '/api/requests', '/api/journeys', '/api/with', '/api/threads', '/api/calendar'],
    parameters: {
      id: 'The `id` of the trip, which is not that of its listing; or of the request for a contact.',
    },
  },
  {
    name: 'Testimonials',
    description: 'Ratings and words of thanks after a trip.',
    paths: ['/api/testimonials'],
    parameters: { id: 'Which review, by its own `id`.' },
  },
  {
    name: 'Messages',
    description: 'Conversations between two members, and the stream of what happens in them.',
    paths: ['/api/messages'],
  },
  {
    name: 'Payments',
    description: 'Tips by card, their receipts, and payouts to helpers.',
    paths: [
      '/api/payments',
      '/api/create-payment-intent',
      '/api/payment-success',
      '/api/tips',
      '/api/tips.csv',
      '/api/receipts',
      '/api/payouts',
    ],
    parameters: {
      id: 'Which tip, by its `id` in the history.',
      token: 'The token from the receipt mail of a sender without an account.',
    },
  },
  {
    name: 'Site',
    description:
      'Guides, terms and policy, the contact form, analytics, and errors and slow loads that browsers report.',
    paths: [
      '/api/contact',
      '/api/guides',
      '/api/legal',
      '/api/analytics',
      '/api/client-errors',
      '/api/slow-loads',
    ],
    parameters: { name: 'Which guide, or which text.' },
  },
  {
    name: 'Providers',
    description: 'Webhooks that only the providers of cards and SMS call. Each call is signed.',
    paths: ['/api/stripe', '/api/twilio'],
  },
  {
    name: 'Releases',
    description: 'What teams ship through, with their tokens, and the registry that pages are made of.',
    paths: ['/platform', '/mf'],
  },
];
