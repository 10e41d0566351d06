import type { NewsKind } from './news-kind.js';
import { tripNewsKinds } from './trip-news-kinds.js';

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

  ...tripNewsKinds,
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
