import type { MailCard } from '../../platform/mail/mail-content.js';
import { takeOffText } from '../../listings/index.js';
import type { BriefedLeg, Briefing } from './briefings.js';
import { flightText, landingText, wayText } from './flight-texts.js';
import { placesText } from '../legs/meeting-texts.js';
import { handOverText } from './hand-over-texts.js';

/** Everything that one needs on the way to the airport, where the network may be away. */
export const tripCard = (briefing: Briefing, tripUrl: string): MailCard => ({
  ...wayCard(briefing, tripUrl),
  lines: [...wayLines(briefing), ...meetingLines(briefing), ...briefing.phones.map(phoneLine)],
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
  const whose = ({ with: flownBy, helper }: BriefedLeg) =>
    flownBy === 'both' ? (helper ? `With ${helper.first}` : 'Together') : `${flyer ?? 'You'} alone`;
  if (more.length) return legs.map((leg) => `${flightText(leg)}. ${whose(leg)}`);
  const landing = only && landingText(only);
  return landing ? [`${landing.replace(/^l/, 'L')} in ${only.arrival.city}`] : [];
}

/** The hand-over to another companion is a line of its own. */
function meetingLines({ flyer, companion, meetings, handOvers }: Briefing): string[] {
  const isHandOver = (airport: string) => handOvers.some((each) => each.airport === airport);
  const place = placesText(meetings.filter(({ airport }) => !isHandOver(airport)));
  const met = `${flyer ? `${flyer} meets ${companion}` : 'You meet'} here: ${place}`;
  const open = 'No meeting place is agreed yet. Choose one on the trip’s page.';
  const takesOver = handOvers.some(({ reader }) => reader === 'taker');
  const traveler = handOvers.some(({ reader }) => reader) ? companion : flyer;
  const texts = handOvers.map((handOver) => handOverText(handOver, { traveler }));
  return [...(place ? [met] : takesOver ? [] : [open]), ...texts];
}

const phoneLine = ({ name, phone }: Briefing['phones'][number]): string =>
  phone ? `${name}: ${phone}` : `${name} has no phone number here. Write to each other beforehand.`;
