import { productName } from '../../../platform/contract.js';
import type { Language } from '../../../platform/language/contract.js';
import type { MailCard, MailContent, MailText } from '../../../platform/mail/mail-content.js';
import { memberNameIn } from '../../../account/index.js';
import type { Listing } from '../../contract.js';
import { cityIn, cityText } from '../../airports/city-names.js';
import { missingParts } from '../../legs/missing-parts.js';
import { daysText, tripTitle } from '../../sharing/trip-texts.js';
import { wordsOf } from '../../words/index.js';
import { alertLimits, type Alert } from '../contract.js';

type Watched = Pick<Alert, 'type' | 'from' | 'to' | 'flight' | 'firstDay' | 'lastDay' | 'listing'>;

/** `AI127, Delhi (DEL) to Chicago (ORD)`, `from Delhi (DEL)`, `to Chicago (ORD)` */
export function watchedText({ from, to, flight }: Watched, language: Language = 'en'): string {
  const { route, alert, trip } = wordsOf(language);
  const ends =
    from && to
      ? route(cityText(from, language), cityText(to, language))
      : from
        ? alert.from(cityText(from, language))
        : to
          ? alert.to(cityText(to, language))
          : '';
  return flight && ends ? trip(flight, ends) : (flight ?? ends);
}

const wholeText = (alert: Watched, language: Language) =>
  wordsOf(language).trip(
    watchedText(alert, language),
    daysText({ date: alert.firstDay, endDate: alert.lastDay }, language),
  );

/** Contains nothing that the guest typed: the address may be someone else's. */
export const alertCodeMail =
  (code: string, alert: Watched): MailText =>
  (language) => {
    const { hello, alert: words } = wordsOf(language);
    const whole = wholeText(alert, language);
    return {
      subject: words.codeSubject(watchedText(alert, language)),
      greeting: hello,
      paragraphs: [words.codeText(productName, alert.type, Boolean(alert.listing), whole), words.codeEnter],
      code,
      footnote: words.codeFootnote,
    };
  };

export interface Find {
  alert: Watched;
  reason: string;
  listing: Listing;
  /** The address is not proven, so the mail has the route and the day only. */
  isGuest: boolean;
}

const maxCards = 10;

function cardOf({ reason, listing, isGuest }: Find, publicUrl: string, language: Language): MailCard {
  const { alert: words, route } = wordsOf(language);
  const { departure, arrival, stops, username, verified, ratingAverage, ratingCount, languages } = listing;
  const flights = listing.legs?.map(({ flightNumber, covered }) => !covered && flightNumber) ?? [
    listing.flightNumber,
  ];
  const missing = missingTexts(listing, language);
  const flight = isGuest ? '' : [...flights, listing.time].filter(Boolean).join(', ');
  const person = [
    username && memberNameIn(language, username),
    verified && words.phoneVerified,
    ratingAverage !== null && words.stars(ratingAverage, ratingCount),
    languages,
  ];
  return {
    reason,
    title: [departure, ...(stops ?? []), arrival].map(({ code }) => code).join(' → '),
    lines: [
      missing.length
        ? words.missing(missing)
        : route(cityIn(language, departure.code), cityIn(language, arrival.code)),
      [daysText(listing, language), flight].filter(Boolean).join(' · '),
      isGuest ? words.logIn : person.filter(Boolean).join(' · '),
    ],
    link: { label: words.see, url: `${publicUrl}/listing/${listing.id}` },
  };
}

/** `Hyderabad to Frankfurt` of a longer way; none while the traveler has no companion. */
const missingTexts = (listing: Listing, language: Language) =>
  missingParts(listing).map(({ from, to }) =>
    wordsOf(language).route(cityIn(language, from.code), cityIn(language, to.code)),
  );

/** The first part without a companion, or the whole trip. */
function soughtTitle(listing: Listing, language: Language): string {
  const [part] = missingParts(listing);
  if (!part) return tripTitle(listing, language);
  const { date = listing.date } = listing.legs?.[part.first - 1] ?? {};
  return tripTitle({ departureAirport: part.from.code, arrivalAirport: part.to.code, date }, language);
}

/** Names of people never stand in the subject. */
function subjectOf(finds: Find[], alerts: Watched[], language: Language): string {
  const { alert: words } = wordsOf(language);
  const [first] = finds;
  const [watched] = alerts;
  if (!first || !watched) return words.somebody;
  const { type } = first.listing;
  if (finds.length === 1)
    return (first.alert.listing ? words.contactable : words.found)(
      type,
      soughtTitle(first.listing, language),
    );
  const who = finds.every(({ listing }) => listing.type === type) ? type : 'people';
  return alerts.length === 1
    ? words.severalFound(finds.length, who, watchedText(watched, language))
    : words.severalForTrips(finds.length, who);
}

export function foundMail(
  finds: Find[],
  alerts: Watched[],
  { publicUrl, stopUrl }: { publicUrl: string; stopUrl: string },
  language: Language = 'en',
): MailContent {
  const { hello, alert: words } = wordsOf(language);
  const more = finds.length - maxCards;
  const isOnlyWaiting = finds.length === 1 && alerts.every(({ listing }) => listing);
  const footnote = isOnlyWaiting ? words.lastFootnote : words.footnote;
  const watched = alerts.map((alert) => wholeText(alert, language));
  return {
    subject: subjectOf(finds, alerts, language),
    greeting: hello,
    paragraphs: [
      isOnlyWaiting ? words.confirmed : finds.length === 1 ? words.oneFits : words.severalFit,
      ...(more > 0 ? [words.more(more)] : []),
    ],
    cards: finds.slice(0, maxCards).map((find) => cardOf(find, publicUrl, language)),
    footnote: footnote(watched, alertLimits.mailsADay),
    footerLink: { label: alerts.length === 1 ? words.stopOne : words.stopAll, url: stopUrl },
  };
}
