import type { NewsKind } from './news-kind.js';

/** What is sent about a trip, from a proposal to the day after. */
export const tripNewsKinds = {
  'trip.proposed': { to: 'the other person', words: 'Fly together? …', topic: 'requests' },
  'trip.declined': { to: 'who proposed', words: 'Your proposal was declined: …', topic: 'requests' },
  'trip.agreed': { to: 'who proposed', words: 'You fly together: …', topic: 'trips' },
  'trip.cancelled': {
    to: 'the other person',
    words: ['Trip cancelled: …', 'Proposal taken back: …'],
    topic: 'trips',
  },
  'trip.confirmed-late': {
    to: 'the other person, who knows that there was no answer',
    words: 'Your companion is flying: …',
    topic: 'trips',
  },
  'trip.meeting-changed': {
    to: 'the others of the trip',
    words: 'Where you meet has changed: …',
    topic: 'trips',
    notSuspended: true,
    atMost: 'one in ten minutes, with the last state',
  },
  'trip.connection': {
    to: 'the others of the trip',
    words: ['Connection missed in …: …', 'Connection not missed in …: …'],
    topic: 'trips',
  },
  'trip.companions-changed': {
    to: 'the other companions of a trip in parts, and those who are asked for one',
    words: [
      '… flies with …, too: … to …',
      '… no longer flies to … with …',
      '… no longer brings … to you in …',
      'What … flies with … has changed: …',
      'The proposal is now for a shorter part: …',
      'The proposal has ended: …',
    ],
    topic: 'trips',
  },
  'trip.listing-changed': {
    to: 'who fly with the owner of a listing, or have asked to',
    words: [
      'The trip has changed: …',
      'A listing was closed: …',
      'A listing was deleted: …',
      'The listing … was not confirmed and is gone',
    ],
    topic: 'trips',
  },
  'trip.ended-by-block': { to: 'who is blocked', words: 'Your trip … is cancelled', topic: 'trips' },
  'trip.ended-by-deletion': {
    to: 'the companions of an account that is deleted, or closed by our team',
    words: 'Your companion no longer travels: …',
    topic: 'trips',
    atMost: 'one for all their trips',
  },
  'trip.suspended': {
    to: 'who fly with a person who is suspended until after the flight leaves',
    words: '… cannot use our site until …',
    topic: 'trips',
    atMost: 'one for each trip and end of the suspension',
  },
  'trip.felt-safe': {
    to: 'who blocks the other person on the day of a trip; not on lock screens',
    words: 'Did you feel safe? …',
  },
  'trip.still-flying': {
    to: 'both, until they confirm',
    words: 'Still flying? …',
    topic: 'trips',
    notSuspended: true,
    mail: 'reminders',
    atMost: 'two for each trip and date: three days before, and the day before',
  },
  'trip.tomorrow': {
    to: 'both',
    words: 'Tomorrow: …',
    topic: 'trips',
    notSuspended: true,
    atMost: 'one for each trip and date',
  },
  'trip.unconfirmed': {
    to: 'the other person of one who does not confirm',
    words: ['Your companion has not confirmed: …', 'Your companions have not confirmed: …'],
    topic: 'trips',
    notSuspended: true,
    atMost: 'one for each trip and date',
  },
  'trip.needs-help': {
    to: 'the companion and the family of a traveler who presses for help',
    words: '… needs help in …',
    topic: 'trips',
    atMost: 'one for each press, which counts once in some minutes',
    isUrgent: true,
  },
} as const satisfies Record<string, NewsKind>;
