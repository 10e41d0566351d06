import { daysText, landingText, routeText, stopsText, type TripFacts } from '../../listings/index.js';

/** A sentence for each change that a companion has to know. */
export function changeTexts(name: string, before: TripFacts, now: TripFacts): string[] {
  return [
    sentence(daysText(before), daysText(now), `${name} moved the trip to`),
    sentence(routeText(before), routeText(now), `${name} changed the route to`),
    stopsSentence(name, before, now),
    ...(now.showFlight ? flightSentences : keptFlightSentences)(name, before, now),
  ].filter((text) => text !== null);
}

const flightSentences = (name: string, before: TripFacts, now: TripFacts) => [
  sentence(before.time, now.time, `${name} changed the time to`, `${name} left the time open.`),
  sentence(
    before.flightNumber,
    now.flightNumber,
    `${name} changed the flight to`,
    `${name} left the flight open.`,
  ),
  sentence(
    landingText(before),
    landingText(now),
    `${name} set the landing to`,
    `${name} left the landing open.`,
  ),
];

/** Some have only asked for the contact: the trip itself shows the flight to those who may see it. */
const keptFlightSentences = (name: string, before: TripFacts, now: TripFacts) => [
  before.time === now.time ? null : `${name} changed the time.`,
  before.flightNumber === now.flightNumber ? null : `${name} changed the flight.`,
  landingText(before) === landingText(now) ? null : `${name} changed the landing.`,
];

function stopsSentence(name: string, before: TripFacts, now: TripFacts): string | null {
  const stops = stopsText(now.legs);
  if (stops !== stopsText(before.legs))
    return stops ? `${name} changes planes in ${stops}.` : `${name} flies direct.`;
  return connections(before) === connections(now) ? null : `${name} changed a connecting flight.`;
}

const connections = ({ legs }: TripFacts) =>
  legs
    ?.slice(1)
    .map(({ flightNumber }) => flightNumber)
    .join(' ');

type Fact = string | null | undefined;

function sentence(before: Fact, now: Fact, changed: string, left = ''): string | null {
  if ((before ?? null) === (now ?? null)) return null;
  const what = now ? `${changed} ${now}.` : left;
  return before ? `${what} It was ${before}.` : what;
}
