import type { MailCard } from '../../platform/mail/mail-content.js';
import { cityIn, takeOffText } from '../../listings/index.js';
import type { BriefedLeg, Briefing } from './briefings.js';
import { flightText, landingOf, wayText } from './flight-texts.js';
import { placesText } from '../legs/meeting-texts.js';
import { handOverText } from './hand-over-texts.js';
import { wordsOf } from '../words/index.js';

/** Everything that one needs on the way to the airport, where the network may be away. */
export const tripCard = (briefing: Briefing, tripUrl: string): MailCard => ({
  ...wayCard(briefing, tripUrl),
  lines: [...wayLines(briefing), ...meetingLines(briefing), ...phoneLines(briefing)],
});

/** The way alone: before the two have agreed, nothing else is shared. */
export function wayCard(briefing: Briefing, tripUrl: string): MailCard {
  const { legs, whoFlies, language } = briefing;
  const { card, openTrip } = wordsOf(language);
  const [first, last] = [legs[0]!, legs.at(-1)!];
  const way = wayText({ departure: first.departure, arrival: last.arrival }, language);
  return {
    reason: takeOffText(first, language),
    title: card.title(way, legs.length === 1 ? first.flightNumber : null),
    lines: [...wayLines(briefing), ...(whoFlies ? [whoFlies] : [])],
    link: { label: openTrip, url: tripUrl },
  };
}

function wayLines({ legs, flyer, language }: Briefing): string[] {
  const { card: words } = wordsOf(language);
  const [only, ...more] = legs;
  const whose = ({ with: flownBy, helper }: BriefedLeg) =>
    flownBy === 'both' ? (helper ? words.withHelper(helper.first) : words.together) : words.alone(flyer);
  if (more.length) return legs.map((leg) => words.flown(flightText(leg, language), whose(leg)));
  const landing = only && landingOf(only, language);
  return landing ? [words.landsIn(cityIn(language, only.arrival.code), landing.time, landing.weekday)] : [];
}

/** The hand-over to another companion is a line of its own, and so is where each of several companions is met. */
function meetingLines({ flyer, companion, meetings, handOvers, language }: Briefing): string[] {
  const { card: words } = wordsOf(language);
  const isHandOver = (airport: string) => handOvers.some((each) => each.airport === airport);
  const places = Map.groupBy(
    meetings.filter(({ airport }) => !isHandOver(airport)),
    ({ helper }) => helper,
  );
  const met = [...places].map(([helper, of]) => {
    const place = placesText(of, language) ?? '';
    return helper && !flyer ? words.youMeet(helper, place) : words.meets(flyer, helper ?? companion, place);
  });
  const takesOver = handOvers.some(({ reader }) => reader === 'taker');
  const traveler = handOvers.some(({ reader }) => reader) ? companion : flyer;
  const texts = handOvers.map((handOver) => handOverText(handOver, { traveler }, language));
  return [...(met.length || takesOver ? met : [words.noPlace]), ...texts];
}

const phoneLines = ({ phones, language }: Briefing): string[] =>
  phones.map(({ name, phone }) => (phone ? `${name}: ${phone}` : wordsOf(language).card.noPhone(name)));
