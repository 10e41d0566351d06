import { productName } from '../../../platform/contract.js';
import type { MailCard, MailContent } from '../../../platform/mail/mail-content.js';
import type { Listing, ListingType } from '../../contract.js';
import { cityText } from '../../airports/airports.js';
import { missingParts } from '../../legs/missing-parts.js';
import { daysText, tripTitle } from '../../sharing/trip-texts.js';
import { alertLimits, type Alert } from '../contract.js';

type Watched = Pick<Alert, 'type' | 'from' | 'to' | 'flight' | 'firstDay' | 'lastDay' | 'listing'>;

const nouns: Record<ListingType, { one: string; many: string }> = {
  helper: { one: 'A helper', many: 'helpers' },
  seeking_help: { one: 'A traveler', many: 'travelers' },
};

/** `AI127, Delhi (DEL) to Chicago (ORD)`, `from Delhi (DEL)`, `to Chicago (ORD)` */
export function watchedText({ from, to, flight }: Watched): string {
  const ends =
    from && to
      ? `${cityText(from)} to ${cityText(to)}`
      : from
        ? `from ${cityText(from)}`
        : to
          ? `to ${cityText(to)}`
          : '';
  return [flight, ends].filter(Boolean).join(', ');
}

const wholeText = (alert: Watched) =>
  `${watchedText(alert)}, ${daysText({ date: alert.firstDay, endDate: alert.lastDay })}`;

/** Contains nothing that the guest typed: the address may be someone else's. */
export const alertCodeMail = (code: string, alert: Watched): MailContent => ({
  subject: `Your code: be told of ${watchedText(alert)}`,
  greeting: 'Hello,',
  paragraphs: [
    `Somebody asked ${productName} to write to this address when ${nouns[alert.type].one.toLowerCase()} ${alert.listing ? 'can be contacted' : 'is found'}: ${wholeText(alert)}.`,
    'If that was you, enter this code on the page where you asked. No account is needed, and every mail has a link that stops it.',
  ],
  code,
  footnote:
    'The code is valid for 10 minutes. If you did not ask for it, ignore this mail: nothing else will come. We never ask for your code.',
});

export interface Find {
  alert: Watched;
  reason: string;
  listing: Listing;
  /** Anybody may have asked for the mail: it has the route and the day only. */
  isGuest: boolean;
}

const maxCards = 10;

function cardOf({ reason, listing, isGuest }: Find, publicUrl: string): MailCard {
  const { departure, arrival, stops, username, verified, ratingAverage, ratingCount, languages } = listing;
  const flights = listing.legs?.map(({ flightNumber, covered }) => !covered && flightNumber) ?? [
    listing.flightNumber,
  ];
  const missing = missingText(listing);
  const flight = isGuest ? '' : [...flights, listing.time].filter(Boolean).join(', ');
  const person = [
    username,
    verified && 'phone verified',
    ratingAverage !== null && `${ratingAverage} of 5 stars (${ratingCount})`,
    languages,
  ];
  return {
    reason,
    title: [departure, ...(stops ?? []), arrival].map(({ code }) => code).join(' → '),
    lines: [
      missing ? `Still needs somebody ${missing}` : `${departure.city} to ${arrival.city}`,
      [daysText(listing), flight].filter(Boolean).join(' · '),
      isGuest ? 'Log in to see who it is, and the flight' : person.filter(Boolean).join(' · '),
    ],
    link: { label: 'See the listing', url: `${publicUrl}/listing/${listing.id}` },
  };
}

/** `Hyderabad to Frankfurt` of a longer way; empty when nobody flies with the traveler yet. */
const missingText = (listing: Listing) =>
  missingParts(listing)
    .map(({ from, to }) => `${from.city} to ${to.city}`)
    .join(' and ');

/** The first part on which somebody is missing, or the whole trip. */
function soughtTitle(listing: Listing): string {
  const [part] = missingParts(listing);
  if (!part) return tripTitle(listing);
  const { date = listing.date } = listing.legs?.[part.first - 1] ?? {};
  return tripTitle({ departureAirport: part.from.code, arrivalAirport: part.to.code, date });
}

/** Names of people never stand in the subject. */
function subjectOf(finds: Find[], alerts: Watched[]): string {
  const [first] = finds;
  const [watched] = alerts;
  if (!first || !watched) return 'Somebody is found';
  const noun = nouns[first.listing.type];
  if (finds.length === 1)
    return `${noun.one} ${first.alert.listing ? 'can be contacted' : 'is found'}: ${soughtTitle(first.listing)}`;
  const isOneKind = finds.every(({ listing }) => listing.type === first.listing.type);
  const who = `${finds.length} ${isOneKind ? noun.many : 'people'} are found`;
  return alerts.length === 1 ? `${who}: ${watchedText(watched)}` : `${who} for your trips`;
}

export function foundMail(
  finds: Find[],
  alerts: Watched[],
  { publicUrl, stopUrl }: { publicUrl: string; stopUrl: string },
): MailContent {
  const more = finds.length - maxCards;
  const isOnlyWaiting = finds.length === 1 && alerts.every(({ listing }) => listing);
  return {
    subject: subjectOf(finds, alerts),
    greeting: 'Hello,',
    paragraphs: [
      isOnlyWaiting
        ? 'You asked us to write when this listing is confirmed. It is now: open it and ask for the contact.'
        : finds.length === 1
          ? 'You asked us to write when somebody is found. Here is who fits, and why.'
          : 'You asked us to write when somebody is found. Here is who fits, and why, the soonest first.',
      ...(more > 0 ? [`${more} more are in the search.`] : []),
    ],
    cards: finds.slice(0, maxCards).map((find) => cardOf(find, publicUrl)),
    footnote: `You get this mail because you asked to be told of: ${alerts.map(wholeText).join('; ')}. ${isOnlyWaiting ? 'That ends with this mail' : 'It ends by itself after the last day'}, and there are at most ${alertLimits.mailsADay} such mails a day.`,
    footerLink: { label: alerts.length === 1 ? 'Stop this alert' : 'Stop these alerts', url: stopUrl },
  };
}
