import type { EntityManager } from '@mikro-orm/postgresql';
import type { Leg } from '../../listings/contract.js';

/** A leg, and the key of its plane where that matters and a timetable knows it. */
export interface LegInPlane extends Leg {
  plane?: string | null;
}

const keyOf = `select flight_key_of(?, ?::date, ?, ?) as key`;

/** One plane may have two numbers: names the planes where ways differ in nothing but the number of a flight. */
export async function nameSharedPlanes(
  em: EntityManager,
  own: LegInPlane[],
  ways: LegInPlane[][],
): Promise<void> {
  for (const mine of own)
    for (const theirs of ways.flat())
      if (differInNumber(mine, theirs))
        for (const leg of [mine, theirs]) leg.plane ??= await planeOf(em, leg);
}

const differInNumber = (one: Leg, other: Leg) =>
  one.from === other.from &&
  one.to === other.to &&
  one.date === other.date &&
  one.flightNumber &&
  other.flightNumber &&
  one.flightNumber !== other.flightNumber;

async function planeOf(em: EntityManager, { flightNumber, date, from, to }: Leg): Promise<string | null> {
  const [row] = await em.execute<{ key: string | null }[]>(keyOf, [flightNumber, date, from, to]);
  return row?.key ?? null;
}
