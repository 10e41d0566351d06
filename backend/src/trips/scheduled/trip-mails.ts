import type { MailContent } from '../../platform/mail/mail-content.js';
import type { MatchEntity } from '../match.entity.js';
import { routeText, takeOffText, type Trip, tripText } from '../../listings/index.js';

interface Names {
  other: string;
  /** Null for those who fly themselves. */
  flyer: string | null;
}

export const stillFlyingMail = (
  trip: Trip,
  { other, flyer }: Names,
  { flyingUrl, tripUrl }: { flyingUrl: string; tripUrl: string },
): MailContent => ({
  subject: `Still flying? ${tripText(trip)}`,
  greeting: 'Hello,',
  paragraphs: [
    `${flyer ? `${flyer} flies` : 'you fly'} together with ${other} soon: ${tripText(trip)}.`,
    `One tap tells ${other} that ${flyer ?? 'you'} will be there. If your plans have changed, open the trip and cancel it: then both of you can look for somebody else.`,
  ],
  action: { label: flyer ? `Yes, ${flyer} is flying` : 'Yes, I am flying', url: flyingUrl },
  secondaryAction: { label: 'Open the trip', url: tripUrl },
});

type TripFacts = Trip & Pick<Partial<MatchEntity>, 'time' | 'flightNumber' | 'meetingPoint' | 'meetingTime'>;

/** What one needs on the way to the airport, where the network may be away. */
export const tomorrowMail = (
  trip: TripFacts,
  { other, flyer }: Names,
  { tripUrl, phone }: { tripUrl: string; phone: string | null },
): MailContent => ({
  subject: `Tomorrow: ${tripText(trip)}`,
  greeting: 'Hello,',
  paragraphs: [
    `tomorrow ${flyer ? `${flyer} flies` : 'you fly'} together with ${other}: ${tripText(trip)}.`,
    'The trip’s page shows the sign by which you find each other. Open it once before you leave, and it also opens without a network.',
  ],
  cards: [
    {
      reason: takeOffText(trip),
      title: [routeText(trip), trip.flightNumber].filter(Boolean).join(', flight '),
      lines: [
        meetingText(trip, { other, flyer }),
        phone ? `${other}: ${phone}` : `${other} has no phone number here. Write to each other beforehand.`,
      ],
      link: { label: 'Open the trip', url: tripUrl },
    },
  ],
});

function meetingText({ meetingPoint, meetingTime }: TripFacts, { other, flyer }: Names): string {
  if (!meetingPoint) return 'No meeting place is agreed yet. Choose one on the trip’s page.';
  const place = `${meetingPoint}${meetingTime ? `, at ${meetingTime}` : ''}`;
  return `${flyer ? `${flyer} meets ${other}` : 'You meet'} here: ${place}`;
}

export const unconfirmedMail = (trip: Trip, other: string, tripUrl: string): MailContent => ({
  subject: `Your companion has not confirmed: ${tripText(trip)}`,
  greeting: 'Hello,',
  paragraphs: [
    `${other} has not confirmed yet that your trip takes place: ${tripText(trip)}.`,
    `Call or write to ${other}. The trip’s page shows how.`,
  ],
  action: { label: 'Open the trip', url: tripUrl },
});

export const dayAfterMail = (trip: Trip, other: string, tripUrl: string): MailContent => ({
  subject: `How was your trip? ${tripText(trip)}`,
  greeting: 'Hello,',
  paragraphs: [
    `you flew together with ${other}: ${tripText(trip)}.`,
    'A few words and some stars help the next family to choose. It takes a minute.',
    'We also ask whether you felt safe. Only our team reads that answer.',
  ],
  action: { label: 'Say how it was', url: tripUrl },
  footnote: 'You get this mail once for each trip.',
});
