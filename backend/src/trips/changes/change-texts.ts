import type { Leg } from '../../listings/contract.js';
import { daysBetween } from '../../listings/legs/contract.js';
import { daysText, landingText, routeText, stopsText, type TripFacts } from '../../listings/index.js';
import type { Language } from '../../platform/language/contract.js';
import { timeIn } from '../../platform/language/formats.js';
import { wordsOf } from '../words/index.js';

interface Change {
  name: string;
  before: TripFacts;
  now: TripFacts;
  language: Language;
}

/** A sentence for each change that a companion has to know. */
export function changeTexts(change: Change): string[] {
  const { name, before, now, language } = change;
  const { changes: words } = wordsOf(language);
  const [days, daysBefore] = [daysText(now, language), daysText(before, language)];
  const [route, routeBefore] = [routeText(now, language), routeText(before, language)];
  return [
    days === daysBefore ? null : words.days(name, days, daysBefore),
    route === routeBefore ? null : words.route(name, route, routeBefore),
    stopsSentence(change),
    ...(now.showFlight ? flightSentences : keptFlightSentences)(change),
  ].filter((text) => text !== null);
}

type Fact = string | null | undefined;
type Sentence = (name: string, now: string | null, before: string | null) => string;

function flightSentences({ name, before, now, language }: Change) {
  const { changes: words } = wordsOf(language);
  const sentence = (say: Sentence, is: Fact, was: Fact) =>
    (is ?? null) === (was ?? null) ? null : say(name, is ?? null, was ?? null);
  const timeOf = ({ time }: TripFacts) => time && timeIn(language, time);
  return [
    sentence(words.time, timeOf(now), timeOf(before)),
    sentence(words.flight, now.flightNumber, before.flightNumber),
    sentence(words.landing, landingText(now, language), landingText(before, language)),
  ];
}

/** Some have only asked for the contact: the trip itself shows the flight to those who may see it. */
function keptFlightSentences({ name, before, now, language }: Change) {
  const { changes: words } = wordsOf(language);
  return [
    before.time === now.time ? null : words.someTime(name),
    before.flightNumber === now.flightNumber ? null : words.someFlight(name),
    landingText(before) === landingText(now) ? null : words.someLanding(name),
  ];
}

function stopsSentence({ name, before, now, language }: Change): string | null {
  const { changes: words } = wordsOf(language);
  const stops = stopsText(now.legs);
  if (stops !== stopsText(before.legs)) return stops ? words.stops(name, stops) : words.direct(name);
  const [was, is] = [connections(before), connections(now)];
  const changed = now.legs?.filter((_, index) => was[index] !== is[index]) ?? [];
  if (!changed.length) return null;
  return words.connection(
    name,
    now.showFlight ? changed.map((leg) => flightText(leg, language)).join('; ') : null,
  );
}

/** The first departure and the last landing have sentences of their own. */
const connections = ({ legs, date: first }: TripFacts) =>
  legs?.map(({ flightNumber, date, time, arrivalTime }, index) =>
    [
      index > 0 && [flightNumber, daysBetween(first, date), time],
      index < legs.length - 1 && arrivalTime,
    ].join(),
  ) ?? [];

/** 'London (LHR) to Seattle (SEA), BA53, Dec 20, 17:00' */
function flightText({ from, to, date, time, flightNumber }: Leg, language: Language): string {
  const route = routeText({ departureAirport: from, arrivalAirport: to }, language);
  const facts = [
    route,
    flightNumber,
    daysText({ date, endDate: null }, language),
    time && timeIn(language, time),
  ];
  return facts.filter(Boolean).join(', ');
}
