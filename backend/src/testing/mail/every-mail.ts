import { alertCodeMail, foundMail, type Find } from '../../listings/alerts/mails/alert-mails.js';
import { alertLimits } from '../../listings/alerts/contract.js';
import type { Listing } from '../../listings/contract.js';
import { flightAskedMail, flightMovedMail } from '../../listings/mails/flight-mails.js';
import { guestMail, reminderMail } from '../../listings/mails/listing-mails.js';
import { hiddenGuestMail, liftedMail, measureMail } from '../../moderation/measures/measure-texts.js';
import { givenBackMail, givenOnMail, heldSoonMail } from '../../payments/receipts/held-mails.js';
import { keptMail, receivedMail, refundedMail, sentMail } from '../../payments/receipts/tip-mails.js';
import type { MailContent, MailText } from '../../platform/mail/mail-content.js';
import { shownMail } from '../../trips/reviews/shown-mails.js';
import {
  dayAfterMail,
  dayAfterRelayMail,
  stillFlyingMail,
  tomorrowMail,
  unconfirmedMail,
} from '../../trips/scheduled/trip-mails.js';
import type { Briefing } from '../../trips/texts/briefings.js';

const publicUrl = 'https://amigo.example';
const token = 'vq3Yk0s1xT8cLw5eRn2uAgZk3rB2sLQf6mT9vXw1yA8';
const url = `${publicUrl}/stop-alert#token=${token}`;
const date = '2026-12-12';
const trip = { departureAirport: 'DEL', arrivalAirport: 'ORD', date, endDate: null };
const departure = {
  code: 'DEL',
  name: 'Indira Gandhi International',
  city: 'Delhi',
  country: 'IN',
  lat: 28.6,
  lon: 77.1,
};
const arrival = {
  code: 'ORD',
  name: 'O’Hare International',
  city: 'Chicago',
  country: 'US',
  lat: 42,
  lon: -87.9,
};

/** Every part that a mail can have: a new one does not compile without an example. */
const everyPart: Required<MailContent> = {
  language: 'en',
  subject: 'Your trip <tomorrow>',
  greeting: 'Hello Rosa,',
  paragraphs: ['Two\nlines.', 'One more.'],
  code: '012345',
  cards: [{ reason: 'Same flight', title: 'DEL → ORD', lines: ['One', 'Two'], link: { label: 'See', url } }],
  answers: [{ label: '5 ★', url }],
  action: { label: 'Open', url },
  secondaryAction: { label: 'It was not me', url },
  call: { label: 'Call Meera', url },
  footnote: 'Why you get this.\nOnce only.',
  footerLink: { label: 'Stop these mails', url },
  calendar: { name: 'trip.ics', text: 'BEGIN:VCALENDAR' },
};

const listing = {
  ...trip,
  id: 1,
  type: 'helper',
  userId: 2,
  username: 'Anand Kumar Venkataraman',
  verified: true,
  departure,
  arrival,
  ratingAverage: 4.9,
  ratingCount: 120,
  languages: 'Telugu, Hindi, English',
  flightNumber: 'AI127',
  time: '01:30',
} as Listing;
const alert = {
  type: 'helper',
  from: 'DEL',
  to: 'ORD',
  flight: null,
  firstDay: date,
  lastDay: '2026-12-20',
} as const;
const find: Find = { alert, reason: 'Same flight AI127 on the same day', listing, isGuest: false };
const finds = Array.from({ length: 12 }, () => find);
const alerts = Array.from({ length: alertLimits.most }, () => alert);

const leg: Briefing['legs'][number] = {
  from: 'DEL',
  to: 'ORD',
  date,
  time: '01:30',
  arrivalDate: date,
  arrivalTime: '07:20',
  departure: {
    ...departure,
    timezone: 'Asia/Kolkata',
  },
  arrival: {
    ...arrival,
    timezone: 'America/Chicago',
  },
  flightNumber: 'AI127',
  with: 'both',
};
const briefing: Omit<Briefing, 'language'> = {
  matchId: 1,
  isHelper: false,
  flyer: 'Kamala',
  companion: 'Anand',
  companionName: 'Anand Kumar',
  other: 'Anand',
  whoFlies: null,
  phones: [
    {
      name: 'Anand',
      phone: '+1 202-555-0143',
    },
  ],
  legs: [leg],
  trip,
  meetings: [
    {
      airport: 'DEL',
      place: 'Gate 4 <left>',
      date,
      time: '22:30',
    },
  ],
  handOvers: [],
  relay: null,
  isOpen: false,
  calendarRevision: 1,
  calendarRevisedAt: new Date(date),
  createdAt: new Date(date),
};
const about = (language: Briefing['language']) => ({
  briefing: { ...briefing, language },
  tripUrl: `${publicUrl}/trips/1`,
});

const tip = { dollars: 25, paidOn: new Date(date), number: 'ch_3PqX' };
const received = { ...tip, sender: 'Priya', hasMessage: true, isUnderReview: false };
const flight = {
  trip,
  leg: { from: 'DEL', to: 'ORD', date, flightNumber: 'AI127', time: '01:30' },
  says: null,
  url,
};
const measure = {
  kind: 'suspend',
  reason: 'fraud',
  endsAt: date,
  text: 'Why.\nMore.',
  appealUrl: url,
} as const;

/** One of each shape, by name. */
export const everyMail: Record<string, MailText> = {
  everyPart: (language) => ({ ...everyPart, language }),
  guest: guestMail(
    { code: '012345', linkToken: token },
    { ...trip, id: 1 },
    { publicUrl, removeUrl: url, isHidden: false },
  ),
  reminder: reminderMail(trip, { goingUrl: url, closeUrl: url }),
  flightMoved: flightMovedMail(flight),
  flightAsked: flightAskedMail('times', flight),
  alertCode: alertCodeMail('012345', alert),
  found: (language) => foundMail([find], [alert], { publicUrl, stopUrl: url }, language),
  largestFound: (language) => foundMail(finds, alerts, { publicUrl, stopUrl: url }, language),
  measure: measureMail(measure),
  lifted: liftedMail('suspend', 'Sorry.'),
  hiddenGuest: hiddenGuestMail('fraud', 'Why.'),
  received: receivedMail({ ...received, isReady: false }, { receipt: url, payouts: url }),
  receivedReady: receivedMail({ ...received, isReady: true }, { receipt: url, payouts: url }),
  sent: sentMail({ ...tip, recipient: 'Anand', isUnderReview: false }, url),
  refunded: refundedMail({ ...tip, recipient: 'Anand' }),
  kept: keptMail({ ...tip, sender: undefined, wasDisputed: true }, url),
  givenBack: givenBackMail({ ...tip, recipient: 'Anand', reason: 'given_back' }),
  givenOn: givenOnMail({ ...tip, recipient: 'Anand', charity: 'Red Cross' }),
  heldSoon: heldSoonMail({ dollars: 25, until: new Date(date), charity: null, payouts: url }),
  stillFlying: (language) =>
    stillFlyingMail(about(language), { flyingUrl: url, calendar: everyPart.calendar }),
  tomorrow: (language) => tomorrowMail(about(language), { calendar: everyPart.calendar }),
  unconfirmed: (language) => unconfirmedMail(about(language)),
  dayAfter: (language) => dayAfterMail(about(language), trip),
  dayAfterRelay: (language) =>
    dayAfterRelayMail({ ...briefing, language }, [{ helper: 'Anand', trip, tripUrl: url }]),
  shown: (language) =>
    shownMail({ language, other: 'Anand', trip, wroteMyself: true, otherWrote: true }, url),
};
