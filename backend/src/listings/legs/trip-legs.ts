import type { Leg } from '../contract.js';

type Optional = string | null | undefined;
interface Start {
  time?: Optional;
  flightNumber?: Optional;
}

/** Legs, time and flight of a trip. With stops, time and flight are those of the first leg. */
export function settleLegs(legs: Leg[] | null | undefined, start: Start) {
  const [first, ...rest] = legs ?? [];
  const time = first?.time ?? start.time ?? null;
  const flightNumber = first?.flightNumber ?? start.flightNumber ?? null;
  if (!first) return { legs: null, time, flightNumber };
  const { from, to, date, arrivalTime } = first;
  const settled = {
    from,
    to,
    date,
    ...(time && { time }),
    ...(arrivalTime && { arrivalTime }),
    ...(flightNumber && { flightNumber }),
  };
  return { legs: [settled, ...rest], time, flightNumber };
}

/** The same legs, the first of them on this day. */
export function legsFrom(legs: Leg[] | null | undefined, date: string): Leg[] | null {
  const [first] = legs ?? [];
  if (!first || !legs) return null;
  const later = Date.parse(date) - Date.parse(first.date);
  const moved = (day: string) => new Date(Date.parse(day) + later).toISOString().slice(0, 10);
  return legs.map((leg) => ({ ...leg, date: moved(leg.date) }));
}

/** `FRA, IST`, or nothing for a direct trip. */
export const stopsText = (legs: Leg[] | null | undefined): string | null =>
  legs
    ?.slice(0, -1)
    .map(({ to }) => to)
    .join(', ') ?? null;
