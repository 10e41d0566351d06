import { airports } from '../airports/airports.js';
import { airportNamed, isCity } from '../airports/city-names.js';
import { fold } from '../airports/named-airport.js';

export interface Route {
  from?: string;
  to?: string;
}

/** How our languages say where a trip goes. */
const onward = /\s(?:to|a|à|به|से|నుండి|నుంచి|[-–—])\s|[→⇒➔➝>✈]|到|飞往|至/u;
const wordsOfName = 4;
const codes = new Set(airports.map(({ code }) => code));
const weekdays = new Set(['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN']);
const isCode = (text: string) => codes.has(text) && !weekdays.has(text);

/**
 * `Delhi (DEL) to New York`, `DEL-JFK`. Both ends must be places, or any word before a "to" that is also a city would
 * count; a city with several airports is then left open.
 */
export function routeIn(text: string): Route {
  const pair = /(?<![A-Za-z0-9])([A-Z]{3})\s?[-–—/]\s?([A-Z]{3})(?![A-Za-z0-9])/g;
  for (const [, from = '', to = ''] of text.matchAll(pair))
    if (isCode(from) && isCode(to)) return { from, to };
  for (const line of text.split('\n')) {
    const parts = line.split(onward);
    for (const [index, part] of parts.slice(1).entries()) {
      const from = placeIn(parts[index] ?? '', 'end');
      const to = from && placeIn(part, 'start');
      if (from && to) return { ...codeOf(from, 'from'), ...codeOf(to, 'to') };
    }
  }
  const inBrackets = Array.from(text.matchAll(/\(([A-Z]{3})\)/g), ([, code = '']) => code).filter(isCode);
  const [from, to] = new Set(inBrackets);
  return from && to ? { from, to } : {};
}

function codeOf(place: string, end: keyof Route): Route {
  const code = isCode(place) ? place : airportNamed(place)?.code;
  return code ? { [end]: code } : {};
}

/** A code or the name of a city at this end of a text. */
function placeIn(text: string, end: 'start' | 'end'): string | undefined {
  const near = end === 'end' ? text.slice(-80) : text.slice(0, 80);
  const words = near.match(/(?:[\p{L}\p{M}\p{N}'’.-]|\u200c|\u200d)+/gu) ?? [];
  const last = (end === 'end' ? words.at(-1) : words[0]) ?? '';
  if (isCode(last)) return last;
  for (let count = Math.min(wordsOfName, words.length); count > 0; count -= 1) {
    const taken = end === 'end' ? words.slice(-count) : words.slice(0, count);
    const name = withoutFrom(fold(taken.join(' ')));
    if (isCity(name)) return name;
  }
  return undefined;
}

/** Chinese writes it without a space. */
const withoutFrom = (name: string) => name.replace(/^从/, '');
