import type { Leg } from '../contract.js';

type Optional = string | null | undefined;
/** What a trip says about its first take-off and its last landing. */
interface Ends {
  time?: Optional;
  flightNumber?: Optional;
  arrivalTime?: Optional;
  arrivalDate?: Optional;
}

/** With stops, time and flight are those of the first leg, and the landing is that of the last. */
export function settleLegs(legs: Leg[] | null | undefined, ends: Ends) {
  const [first, last] = [legs?.[0], legs?.at(-1)];
  const time = first?.time ?? ends.time ?? null;
  const flightNumber = first?.flightNumber ?? ends.flightNumber ?? null;
  const arrivalTime = last?.arrivalTime ?? ends.arrivalTime ?? null;
  const arrivalDate = arrivalTime && (last?.arrivalDate ?? ends.arrivalDate ?? null);
  const settled = { time, flightNumber, arrivalTime, arrivalDate };
  if (!legs || !first) return { legs: null, ...settled };
  return {
    legs: legs.map((leg) =>
      known({
        ...leg,
        ...(leg === first && { time, flightNumber }),
        ...(leg === last && { arrivalTime, arrivalDate }),
      }),
    ),
    ...settled,
  };
}

type Known<Fields> = { [Name in keyof Fields]: Exclude<Fields[Name], null> };

/** Without empty fields. */
const known = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null)) as Known<Fields>;

/** The day, as many days later as one day is after another. */
export const movedDay = (day: string, from: string, to: string): string =>
  new Date(Date.parse(day) + Date.parse(to) - Date.parse(from)).toISOString().slice(0, 10);

/** The same legs, the first of them on this day. */
export function legsFrom(legs: Leg[] | null | undefined, date: string): Leg[] | null {
  const [first] = legs ?? [];
  if (!first || !legs) return null;
  const moved = (day: string) => movedDay(day, first.date, date);
  return legs.map((leg) => ({
    ...leg,
    date: moved(leg.date),
    ...(leg.arrivalDate && { arrivalDate: moved(leg.arrivalDate) }),
  }));
}

interface Flights extends Ends {
  date: string;
  legs?: Leg[] | null | undefined;
}

/** The flights of a trip on another day. A flight that leaves at another time lands at another, too. */
export function repeatedFlights(before: Flights, { date, ...said }: Ends & { date: string }) {
  const start = { time: said.time ?? before.time, flightNumber: said.flightNumber ?? before.flightNumber };
  const isSameTime = start.time === before.time;
  const landing = said.arrivalTime
    ? { arrivalTime: said.arrivalTime, arrivalDate: said.arrivalDate }
    : isSameTime && !before.legs
      ? { arrivalTime: before.arrivalTime, arrivalDate: dayAgain(before.arrivalDate, before.date, date) }
      : {};
  const moved = legsFrom(before.legs, date);
  const [first, last] = [moved?.[0], moved?.at(-1)];
  const legs = moved?.map((leg) => ({
    ...leg,
    ...(leg === first && known(start)),
    ...(leg === first && !isSameTime && { arrivalTime: undefined, arrivalDate: undefined }),
    ...(leg === last && known(landing)),
  }));
  return settleLegs(legs, { ...start, ...landing });
}

const dayAgain = (day: Optional, from: string, to: string) => day && movedDay(day, from, to);

/** `FRA, IST`, or nothing for a direct trip. */
export const stopsText = (legs: Leg[] | null | undefined): string | null =>
  legs
    ?.slice(0, -1)
    .map(({ to }) => to)
    .join(', ') ?? null;
