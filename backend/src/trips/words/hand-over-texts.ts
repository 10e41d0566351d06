import { takeOffText } from '../../listings/index.js';
import type { Meeting } from '../legs/contract.js';

/** Where one companion of a trip gives the traveler to the next one, by first names. */
export interface HandOver {
  airport: string;
  city: string;
  giver: string;
  taker: string;
  /** Which of them reads this; null for the family. */
  reader: 'giver' | 'taker' | null;
  meeting: Meeting | undefined;
}

interface Names {
  /** Null when the reader is the traveler. */
  traveler: string | null;
}

/** `In Frankfurt you give Kamala to Meera: Gate B22, Friday, Dec 4, 2026, at 08:10.` */
export function handOverText(handOver: HandOver, names: Names): string {
  const { date, place, time } = handOver.meeting ?? {};
  const when = date && takeOffText({ date, time });
  const where = [place, when].filter(Boolean).join(', ');
  const open = place ? '' : ' No place is agreed yet. Choose one on the trip’s page.';
  return `${whatHappens(handOver, names)}${where && `: ${where}`}.${open}`;
}

function whatHappens({ city, giver, taker, reader }: HandOver, { traveler }: Names): string {
  if (reader === 'giver') return `In ${city} you give ${traveler} to ${taker}`;
  if (reader === 'taker') return `In ${city} you take over ${traveler} from ${giver}`;
  return traveler
    ? `In ${city} ${giver} gives ${traveler} to ${taker}`
    : `In ${city} you go on with ${taker}, and ${giver} says goodbye`;
}
