import type { NewsKind } from './news-kind.js';

/**
 * All notifications to members. It excludes codes and links that the reader has just requested, mails to a former or
 * unconfirmed address, and mails to people without an account.
 */
export const newsKinds = {
  'message.received': {
    to: 'the receiver of a message that they do not read at once',
    words: ['… wrote to you', '… wrote to you about …'],
    topic: 'messages',
    mail: 'never',
    often: 'latest',
    atMost: 'one line for each conversation',
    isUrgent: true,
  },
  'message.unseen': {
    to: 'the receiver of a message that is unseen for 10 minutes',
    words: 'You have a new message',
    mail: 'messages',
    atMost: 'one for each conversation until it is opened',
  },
  'message.unseen-on-trip': {
    to: 'the people of a trip who have not seen what another wrote to all of them',
    words: 'You have a new message about your trip',
    topic: 'messages',
    mail: 'messages',
    often: 'latest',
    atMost: 'one for each trip until its conversation is opened',
  },

  'request.asked': {
    to: 'the owner of a listing',
    words: [
      'A traveler asked for your contact details: …',
      'A traveler asks for your contact details: …',
      'Fly together? …',
    ],
    topic: 'requests',
    mail: 'contact_requests',
    often: 'once',
    atMost: 'one for each listing and person',
  },
  'request.shared': {
    to: 'who asked',
    words: ['Contact details of your Amigo: …', 'Contact details of the traveler: …'],
    topic: 'requests',
  },
  'request.listing-confirmed': {
    to: 'who asked before the listing was confirmed',
    words: 'The listing is confirmed: …',
    topic: 'requests',
    often: 'once',
  },
  'request.declined': { to: 'who asked', words: 'Your request for …', topic: 'requests' },

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
  'listing.still-going': {
    to: 'the owner of a listing that is still open three days before its flight',
    words: 'Still going? …',
    topic: 'trips',
    mail: 'reminders',
    atMost: 'one for each listing and date',
  },

  'flight.changed': {
    to: 'the people on a flight within its last days',
    words: [
      '… is late: it leaves at …',
      '… leaves at …',
      '… now leaves from Gate …',
      '… was cancelled',
      '… lands at another airport',
    ],
    topic: 'flights',
    atMost: 'six changes of time or gate for each flight and person, and each ending once',
    isUrgent: true,
  },
  'flight.tight-connection': {
    to: 'the people of a trip whose change of planes has become tight or impossible',
    words: ['… to change planes in …', 'The flight from … leaves before the landing there'],
    topic: 'flights',
    atMost: 'each once for each change of planes',
    isUrgent: true,
  },
  'listing.flight-differs': {
    to: 'the owner of a listing whose flight has other times',
    words: ['… has new times: …', 'Please check your flight …: …'],
    topic: 'flights',
    mail: 'reminders',
    atMost: 'one for each difference',
  },

  'review.asked': {
    to: 'the people of a trip on the day after it, unless they have reviewed it',
    words: 'How was your trip? …',
    topic: 'reviews',
    mail: 'reminders',
    atMost: 'one for each trip',
  },
  'review.shown': {
    to: 'both, when the reviews of a trip can be read',
    words: [
      'You and … reviewed your trip: …',
      '… reviewed your trip: …',
      'Your review of … can be read now: …',
    ],
    topic: 'reviews',
    mail: 'reminders',
  },

  'tip.received': { to: 'its recipient', words: 'You received a tip of …', topic: 'tips', often: 'once' },
  'tip.went-back': { to: 'its recipient', words: 'A tip of … went back', topic: 'tips', often: 'once' },
  'tip.kept': { to: 'its recipient', words: 'A tip of … is yours', topic: 'tips', often: 'once' },
  'tip.paid': { to: 'who gave a tip', words: 'Your tip of … is paid', often: 'once' },
  'tip.refunded': { to: 'who gave a tip', words: 'Your tip of … is refunded', often: 'once' },
  'tip.given-back': {
    to: 'who gave a tip that could not be paid out',
    words: ['Your tip of … goes back to you', 'Your tip of … goes to …'],
    often: 'once',
  },
  'tip.held': {
    to: 'the recipient of tips that are held and soon go back',
    words: '… in tips is held for you until …',
    atMost: 'one for each day on which tips would go back',
  },
  'tip.unclaimed': { to: 'who deletes an account with held tips', words: '… in tips is still yours' },

  'alert.found': {
    to: 'who saved an alert',
    words: ['… found: …', '… can be contacted: …', '… are found for your trips', 'Somebody is found'],
    topic: 'alerts',
    mail: 'own',
    often: 'once',
    atMost: 'some mails a day for each mailbox, as each mail says',
  },
  'alert.favourite': {
    to: 'who keeps a listing or a person',
    words: [
      'A listing that you keep has changed: …',
      'A listing that you keep was closed: …',
      'A person whom you keep has a new listing: …',
    ],
    topic: 'alerts',
    mail: 'never',
    often: 'latest',
    atMost: 'one line for each listing, and some changes a day',
  },

  'team.decided': {
    to: 'who a decision of our team is about',
    words: [
      'A word about your … account',
      'We have hidden something of yours on …',
      'Your … account is suspended',
      'Your … account is closed',
      'You cannot begin new contacts on …',
      'We have removed your picture on …',
      'We have refunded a tip that you received on …',
    ],
  },
  'team.looked-again': { to: 'who asked for it', words: 'We have looked again at our decision' },
  'team.looked-at-report': {
    to: 'who reported somebody',
    words: 'We have looked at your report',
    often: 'once',
  },
  'account.passkeys': { to: 'its owner', words: 'The passkeys of your … account changed' },
} as const satisfies Record<string, NewsKind>;

export type NewsName = keyof typeof newsKinds;
