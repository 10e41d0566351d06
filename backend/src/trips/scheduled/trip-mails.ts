import { listIn, numberIn, timeIn } from '../../platform/language/formats.js';
import type { MailContent } from '../../platform/mail/mail-content.js';
import { nightText, type Trip, tripTitle } from '../../listings/index.js';
import type { CalendarFile } from '../calendar/trip-calendar.js';
import type { Briefing } from '../texts/briefings.js';
import { wordsOf } from '../words/index.js';
import { tripCard } from '../texts/trip-card.js';

interface About {
  briefing: Briefing;
  tripUrl: string;
}

export const stillFlyingMail = (
  { briefing, tripUrl }: About,
  { flyingUrl, calendar }: { flyingUrl: string; calendar: CalendarFile },
): MailContent => {
  const { flyer, companion, phones, trip, language } = briefing;
  const { hello, attached, stillFlying: words } = wordsOf(language);
  const others = phones.map(({ name }) => name);
  return {
    language,
    subject: words.subject(tripTitle(trip, language)),
    greeting: hello,
    paragraphs: [words.together(flyer, companion), words.tap(flyer, others)],
    cards: [tripCard(briefing, tripUrl)],
    action: { label: words.yes(flyer), url: flyingUrl },
    calendar,
    footnote: attached,
  };
};

/** Also for users without reminders: they agreed on this trip, and the other person relies on it. */
export const tomorrowMail = (
  { briefing, tripUrl }: About,
  { calendar }: { calendar: CalendarFile },
): MailContent => {
  const { flyer, companion, legs, trip, language } = briefing;
  const { hello, tomorrow: words } = wordsOf(language);
  const { time } = legs[0] ?? {};
  const night = legs[0] && nightText(legs[0], language);
  return {
    language,
    subject: words.subject(tripTitle(trip, language)),
    greeting: hello,
    paragraphs: [
      night && time
        ? words.atNight(flyer, companion, night, timeIn(language, time))
        : words.together(flyer, companion),
      words.sign,
    ],
    cards: [tripCard(briefing, tripUrl)],
    footnote: words.footnote,
    calendar,
  };
};

/** To the family of a relay with the names of all who have not confirmed. */
export const unconfirmedMail = ({ briefing, tripUrl }: About, names: string[] = []): MailContent => {
  const { companion, other, trip, language } = briefing;
  const { hello, unconfirmed: words } = wordsOf(language);
  const title = tripTitle(trip, language);
  const isOne = names.length < 2;
  const text = companion === other ? words.text(other) : words.textWith(other, companion);
  return {
    language,
    subject: isOne ? words.subject(title) : words.severalSubject(title),
    greeting: hello,
    paragraphs: isOne ? [text, words.call(other)] : [words.several(names), words.callThem],
    cards: [tripCard(briefing, tripUrl)],
  };
};

/** `trip` is what the two flew together. */
export const dayAfterMail = ({ briefing, tripUrl }: About, trip: Trip): MailContent => {
  const { flyer, companion, language } = briefing;
  const { hello, oncePerTrip, dayAfter: words } = wordsOf(language);
  const title = tripTitle(trip, language);
  return {
    language,
    subject: words.subject(title),
    greeting: hello,
    paragraphs: [words.flew(flyer, companion, title), words.why, words.safe(flyer)],
    answers: [1, 2, 3, 4, 5].map((stars) => ({
      label: `${numberIn(language, stars)} ★`,
      url: `${tripUrl}?stars=${stars}`,
    })),
    action: { label: words.say, url: tripUrl },
    footnote: oncePerTrip,
  };
};

/** What one of several companions flew with the traveler. */
export interface FlownPart {
  helper: string;
  trip: Trip;
  tripUrl: string;
}

/** To the family, once all companions have flown. */
export const dayAfterRelayMail = ({ flyer, trip, language }: Briefing, parts: FlownPart[]): MailContent => {
  const { hello, oncePerTrip, dayAfter: words } = wordsOf(language);
  const title = tripTitle(trip, language);
  const companions = listIn(
    language,
    parts.map(({ helper }) => helper),
  );
  return {
    language,
    subject: words.subject(title),
    greeting: hello,
    paragraphs: [words.flew(flyer, companions, title), words.why, words.safe(flyer)],
    cards: parts.map(({ helper, trip: part, tripUrl }) => ({
      reason: tripTitle(part, language),
      title: words.how(helper),
      lines: [],
      link: { label: words.sayOf(helper), url: tripUrl },
    })),
    footnote: oncePerTrip,
  };
};
