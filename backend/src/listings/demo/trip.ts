import type { Form } from '../posting/content.js';
import { codeshareOf } from './codeshares.js';
import { SeededRandom } from './seeded-random.js';
import type { Journey } from './journeys.js';
import { tips } from './tips.js';
import { offerText, requestText } from './descriptions.js';
import { offered, wanted } from './texts/skills.js';
import { flyerOf, needsIn } from './who-flies.js';

export interface Owner {
  languages: string[];
  cityOf: (code: string) => string;
}

const aDay = 86_400_000;
export const asDate = (day: number) => new Date(day * aDay).toISOString().slice(0, 10);

export function tripOf(journey: Journey, owner: Owner): Form {
  const { pattern, route, way, day, round } = journey;
  const { type, name, passengers } = pattern;
  const random = new SeededRandom(`${name} ${type} ${way} ${day}`);
  const [departureAirport, arrivalAirport] = way === 'out' ? [route.from, route.to] : [route.to, route.from];
  const occasion = {
    from: owner.cityOf(departureAirport),
    to: owner.cityOf(arrivalAirport),
    via: route.via,
    languages: owner.languages,
    passenger: passengers[round % passengers.length] ?? '',
    turn: new SeededRandom(name).below(1_000) + 7 * round + (way === 'back' ? 3 : 0),
  };
  const isHelper = type === 'helper';
  return {
    type,
    departureAirport,
    arrivalAirport,
    ...when(journey, random),
    description: isHelper ? offerText(occasion, random) : requestText(occasion, random),
    ...needsIn(skills(isHelper ? offered : wanted, random)),
    flyer: isHelper ? null : flyerOf(occasion.passenger, owner.languages),
    ...tips(type, random),
  };
}

/** Most have a ticket. Flexible travelers have no flight yet. Who shares a plane under two numbers has one. */
function when(journey: Journey, random: SeededRandom) {
  const { day, route, way } = journey;
  const { number, time } = route[way];
  const date = asDate(day);
  const hasTicket = codeshareOf(journey) !== undefined;
  if (!hasTicket && random.chance(1.5)) return { date, endDate: asDate(day + 2 + random.below(5)) };
  if (!hasTicket && random.chance(1)) return { date };
  const legs = legsOf(journey);
  return { date, flightNumber: number, ...(random.chance(8) && { time }), ...(legs && { legs }) };
}

/** Both flights of a journey with a change of planes. */
export function legsOf({ route, way, day }: Journey) {
  const { stop } = route;
  if (!stop) return undefined;
  const [from, to] = way === 'out' ? [route.from, route.to] : [route.to, route.from];
  const { number, time, later } = stop[way];
  return [
    { from, to: stop.code, date: asDate(day), flightNumber: route[way].number },
    { from: stop.code, to, date: asDate(day + later), time, flightNumber: number },
  ];
}

function skills(known: readonly string[], random: SeededRandom): string[] {
  if (random.chance(2.5)) return [];
  const chosen = Array.from({ length: 2 + random.below(3) }, () => random.pick(known));
  return [...new Set(chosen)];
}
