import type { MailContent } from '../../platform/mail/mail-content.js';
import { nightText, type Trip, tripTitle } from '../../listings/index.js';
import type { CalendarFile } from '../calendar/trip-calendar.js';
import type { Briefing } from '../words/briefings.js';
import { tripCard } from '../words/trip-card.js';

interface About {
  briefing: Briefing;
  tripUrl: string;
}

const inCalendar = 'The flights are attached for your calendar.';

export const stillFlyingMail = (
  { briefing, tripUrl }: About,
  { flyingUrl, calendar }: { flyingUrl: string; calendar?: CalendarFile | undefined },
): MailContent => {
  const { flyer, companion, phones, trip } = briefing;
  const others = and.format(phones.map(({ name }) => name));
  return {
    subject: `Still flying? ${tripTitle(trip)}`,
    greeting: 'Hello,',
    paragraphs: [
      `${flyer ? `${flyer} flies` : 'You fly'} together with ${companion} soon.`,
      `One tap tells ${others} that ${flyer ?? 'you'} will be there. If your plans have changed, open the trip and cancel it: then ${phones.length > 1 ? 'all' : 'both'} of you can look for somebody else.`,
    ],
    cards: [tripCard(briefing, tripUrl)],
    action: { label: flyer ? `Yes, ${flyer} is flying` : 'Yes, I am flying', url: flyingUrl },
    ...(calendar && { calendar, footnote: inCalendar }),
  };
};

/** Also for users without reminders: they agreed on this trip, and the other person relies on it. */
export const tomorrowMail = (
  { briefing, tripUrl }: About,
  { calendar }: { calendar: CalendarFile },
): MailContent => {
  const { flyer, companion, legs, trip } = briefing;
  const night = legs[0] && nightText(legs[0]);
  const when = night ? `I${night.slice(1)}, at ${legs[0]?.time},` : 'Tomorrow';
  return {
    subject: `Tomorrow: ${tripTitle(trip)}`,
    greeting: 'Hello,',
    paragraphs: [
      `${when} ${flyer ? `${flyer} flies` : 'you fly'} together with ${companion}.`,
      'The trip’s page shows the sign by which you find each other. Open it once before you leave, and it also opens without a network.',
    ],
    cards: [tripCard(briefing, tripUrl)],
    footnote: `${inCalendar} You get this mail once for each trip that you agreed on, also when you have stopped reminders.`,
    calendar,
  };
};

export const unconfirmedMail = ({ briefing, tripUrl }: About): MailContent => {
  const { companion, other, trip } = briefing;
  const whose = companion === other ? 'your trip' : `your trip with ${companion}`;
  return {
    subject: `Your companion has not confirmed: ${tripTitle(trip)}`,
    greeting: 'Hello,',
    paragraphs: [
      `${other} has not confirmed yet that ${whose} takes place.`,
      `Call or write to ${other}. The trip’s page shows how.`,
    ],
    cards: [tripCard(briefing, tripUrl)],
  };
};

/** `trip` is what the two flew together. */
export const dayAfterMail = ({ briefing, tripUrl }: About, trip: Trip): MailContent => ({
  subject: `How was your trip? ${tripTitle(trip)}`,
  greeting: 'Hello,',
  paragraphs: [
    `${briefing.flyer ?? 'You'} flew together with ${briefing.companion}: ${tripTitle(trip)}.`,
    ...whyWords(briefing.flyer),
  ],
  answers: [1, 2, 3, 4, 5].map((stars) => ({ label: `${stars} ★`, url: `${tripUrl}?stars=${stars}` })),
  action: { label: 'Say how it was', url: tripUrl },
  footnote: 'You get this mail once for each trip.',
});

/** What one of several companions flew with the traveler. */
export interface FlownPart {
  helper: string;
  trip: Trip;
  tripUrl: string;
}

/** To the family, once all companions have flown. */
export const dayAfterRelayMail = ({ flyer, trip }: Briefing, parts: FlownPart[]): MailContent => ({
  subject: `How was your trip? ${tripTitle(trip)}`,
  greeting: 'Hello,',
  paragraphs: [
    `${flyer ?? 'You'} flew together with ${and.format(parts.map(({ helper }) => helper))}: ${tripTitle(trip)}.`,
    ...whyWords(flyer),
  ],
  cards: parts.map(({ helper, trip: part, tripUrl }) => ({
    reason: tripTitle(part),
    title: `How was it with ${helper}?`,
    lines: [],
    link: { label: `Say how it was with ${helper}`, url: tripUrl },
  })),
  footnote: 'You get this mail once for each trip.',
});

const whyWords = (flyer?: string | null) => [
  'A few words and some stars help the next family to choose. It takes a minute.',
  `We also ask whether ${flyer ?? 'you'} felt safe. Only our team reads that answer.`,
];

const and = new Intl.ListFormat('en', { type: 'conjunction' });
