import type { Airport } from '../contract.js';
import { airports } from './airports.js';
import { kilometers } from './kilometers.js';

interface Pair {
  code: string;
  other: string;
  km: number;
}

const kilometersPerDegree = 111;

/** Every two airports that are at most so far apart, in both directions. */
export function pairsWithin(most: number): Pair[] {
  const fromSouth = airports.toSorted((one, other) => one.lat - other.lat);
  const degrees = most / kilometersPerDegree;
  let end = 0;
  return fromSouth.flatMap((airport, index) => {
    while (end < fromSouth.length && fromSouth[end]!.lat - airport.lat <= degrees) end += 1;
    return fromSouth.slice(index + 1, end).flatMap((other) => bothWays(airport, other, most));
  });
}

function bothWays(one: Airport, other: Airport, most: number): Pair[] {
  const km = Math.round(kilometers(one, other));
  if (km > most) return [];
  return [
    { code: one.code, other: other.code, km },
    { code: other.code, other: one.code, km },
  ];
}
