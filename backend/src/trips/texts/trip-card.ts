import type { MailCard } from '../../platform/mail/mail-content.js';
import { cityIn, takeOffText } from '../../listings/index.js';
import type { BriefedLeg, BriefedMeeting, Briefing } from './briefings.js';
import { flightText, landingOf, wayText } from './flight-texts.js';
import { placesText } from '../legs/meeting-texts.js';
import { sharedAirportsOf } from '../legs/meetings.js';
import { handOverText } from './hand-over-texts.js';
import { wordsOf } from '../words/index.js';

/**
 * Everything that one needs on the way to the airport, where the network may be away. A helper who `hasMet` the traveler
 * reads only what is still ahead.
 */
export const tripCard = (briefing: Briefing, tripUrl: string, hasMet = false): MailCard => ({
  ...wayCard(briefing, tripUrl),
  lines: [...wayLines(briefing), ...meetingLines(briefing, hasMet), ...phoneLines(briefing)],
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

/**
 * A line for each companion who is met, for where they bring the traveler, and for each hand-over to another one, in the
 * order flown.
 */
function meetingLines(briefing: Briefing, hasMet: boolean): string[] {
  const { flyer, companion, legs, language } = briefing;
  const meetings = briefing.meetings.filter((meeting) => !hasMet || isEnd(meeting, legs));
  const handOvers = briefing.handOvers.filter(({ reader }) => !hasMet || reader !== 'taker');
  const { card: words } = wordsOf(language);
  const way = sharedAirportsOf(legs);
  const inOrder = <At extends { airport: string }>(found: At[]) =>
    found.toSorted((one, other) => way.indexOf(one.airport) - way.indexOf(other.airport));
  const isHandOver = (airport: string) => handOvers.some((each) => each.airport === airport);
  const own = inOrder(meetings.filter(({ airport }) => !isHandOver(airport)));
  const places = Map.groupBy(own, (meeting) => `${meeting.helper ?? ''} ${isEnd(meeting, legs)}`);
  const met = [...places.values()].map((of) => {
    const { airport, helper } = of[0]!;
    const place = placesText(of, language) ?? '';
    if (isEnd(of[0]!, legs)) return { airport, text: bringsText(briefing, helper ?? companion, place) };
    const text =
      helper && !flyer ? words.youMeet(helper, place) : words.meets(flyer, helper ?? companion, place);
    return { airport, text };
  });
  const takesOver = handOvers.some(({ reader }) => reader === 'taker');
  const traveler = handOvers.some(({ reader }) => reader) ? companion : flyer;
  const given = handOvers.map((handOver) => ({
    airport: handOver.airport,
    text: handOverText(handOver, { traveler }, language),
  }));
  const lines = inOrder([...met, ...given]).map(({ text }) => text);
  if (met.length || takesOver || hasMet) return lines;
  const [start] = way;
  return [given.length && start ? words.noPlaceIn(cityIn(language, start)) : words.noPlace, ...lines];
}

/** Where the last flight lands that this companion flies with the traveler. */
function isEnd({ airport, helper }: BriefedMeeting, legs: BriefedLeg[]): boolean {
  const last = legs.findLast((leg) => leg.with === 'both' && (!helper || leg.helper?.first === helper));
  return last?.to === airport;
}

function bringsText({ isHelper, flyer, language }: Briefing, companion: string, place: string): string {
  const { brings } = wordsOf(language).card;
  return isHelper ? brings(null, companion, place) : brings(companion, flyer, place);
}

const phoneLines = ({ phones, language }: Briefing): string[] =>
  phones.map(({ name, phone }) => (phone ? `${name}: ${phone}` : wordsOf(language).card.noPhone(name)));
