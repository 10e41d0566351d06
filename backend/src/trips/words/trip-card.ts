import type { MailCard } from '../../platform/mail/mail-content.js';
import { takeOffText } from '../../listings/index.js';
import type { TripLeg } from '../contract.js';
import type { Briefing } from './briefings.js';
import { flightText, landingText, wayText } from './flight-texts.js';
import { meetingsText } from '../legs/meeting-texts.js';

/** Everything that one needs on the way to the airport, where the network may be away. */
export const tripCard = (briefing: Briefing, tripUrl: string): MailCard => ({
  ...wayCard(briefing, tripUrl),
  lines: [...wayLines(briefing), meetingLine(briefing), phoneLine(briefing)],
});

/** The way alone: before the two have agreed, nothing else is shared. */
export function wayCard(briefing: Briefing, tripUrl: string): MailCard {
  const { legs } = briefing;
  const [first, last] = [legs[0]!, legs.at(-1)!];
  const flight = legs.length === 1 && first.flightNumber ? `, flight ${first.flightNumber}` : '';
  return {
    reason: takeOffText(first),
    title: `${wayText({ departure: first.departure, arrival: last.arrival })}${flight}`,
    lines: wayLines(briefing),
    link: { label: 'Open the trip', url: tripUrl },
  };
}

function wayLines({ legs, flyer }: Briefing): string[] {
  const [only, ...more] = legs;
  const whose = (leg: TripLeg) => (leg.with === 'both' ? 'Together' : `${flyer ?? 'You'} alone`);
  if (more.length) return legs.map((leg) => `${flightText(leg)}. ${whose(leg)}`);
  const landing = only && landingText(only);
  return landing ? [`${landing.replace(/^l/, 'L')} in ${only.arrival.city}`] : [];
}

function meetingLine({ flyer, companion, ...trip }: Briefing): string {
  const place = meetingsText(trip);
  if (!place) return 'No meeting place is agreed yet. Choose one on the trip’s page.';
  return `${flyer ? `${flyer} meets ${companion}` : 'You meet'} here: ${place}`;
}

const phoneLine = ({ other, otherPhone }: Briefing): string =>
  otherPhone
    ? `${other}: ${otherPhone}`
    : `${other} has no phone number here. Write to each other beforehand.`;
