import type { Form } from '../posting/content.js';
import { Dice } from './dice.js';
import type { Journey } from './journeys.js';
import { tips } from './tips.js';
import { offerText, requestText } from './words/descriptions.js';
import { offered, wanted } from './words/skills.js';

export interface Owner {
  languages: string[];
  cityOf: (code: string) => string;
}

const aDay = 86_400_000;
export const asDate = (day: number) => new Date(day * aDay).toISOString().slice(0, 10);

/** What somebody posts about a journey: the same words whenever it is asked. */
export function tripOf(journey: Journey, owner: Owner): Form {
  const { habit, route, way, day, round } = journey;
  const { type, name, passengers } = habit;
  const dice = new Dice(`${name} ${type} ${way} ${day}`);
  const [departureAirport, arrivalAirport] = way === 'out' ? [route.from, route.to] : [route.to, route.from];
  const occasion = {
    from: owner.cityOf(departureAirport),
    to: owner.cityOf(arrivalAirport),
    via: route.via,
    languages: owner.languages,
    passenger: passengers[round % passengers.length] ?? '',
    turn: new Dice(name).upTo(1_000) + 7 * round + (way === 'back' ? 3 : 0),
  };
  const isHelper = type === 'helper';
  return {
    type,
    departureAirport,
    arrivalAirport,
    ...when(day, route[way], dice),
    description: isHelper ? offerText(occasion, dice) : requestText(occasion, dice),
    skills: skills(isHelper ? offered : wanted, dice),
    ...tips(type, dice),
  };
}

/** Most have a ticket; some may still choose the day, and then there is no flight yet. */
function when(day: number, { number, time }: Journey['route']['out'], dice: Dice) {
  const date = asDate(day);
  if (dice.often(1.5)) return { date, endDate: asDate(day + 2 + dice.upTo(5)) };
  if (dice.often(1)) return { date };
  return { date, flightNumber: number, ...(dice.often(8) && { time }) };
}

function skills(known: readonly string[], dice: Dice): string | null {
  if (dice.often(2.5)) return null;
  const chosen = Array.from({ length: 2 + dice.upTo(3) }, () => dice.pick(known));
  return [...new Set(chosen)].join(', ');
}
