import type { ScheduledFlight, ScheduledLeg } from 'backend/contract/listings/flights';

/** What a traveler may have booked: one leg of a flight, or several in a row. */
export interface FlightChoice extends ScheduledLeg {
  number: string;
  operatorNumber: string;
}

/** From each leg that departs on the day, the shortest way first. */
export const choicesOn = (flights: ScheduledFlight[], day: string): FlightChoice[] =>
  flights.flatMap(({ number, operatorNumber, legs }) =>
    legs.flatMap((first, at) =>
      first.date === day
        ? legs.slice(at).map((last) => ({ number, operatorNumber, ...joined(first, last) }))
        : [],
    ),
  );

const joined = (first: ScheduledLeg, last: ScheduledLeg): ScheduledLeg => ({
  ...first,
  arrival: last.arrival,
  arrivalDate: last.arrivalDate,
  arrivalTime: last.arrivalTime,
  terminals: { departure: first.terminals.departure, arrival: last.terminals.arrival },
});

/** The days on which a plane departs, in order. */
export const daysOf = (flights: ScheduledFlight[]): string[] =>
  [...new Set(flights.flatMap(({ legs }) => legs[0]?.date ?? []))].toSorted();

/** Of each weekday one day, from Monday on. */
export const weekdaysOf = (days: string[]): string[] =>
  [...new Map(days.map((day) => [new Date(day).getUTCDay() || 7, day]))]
    .toSorted(([one], [other]) => one - other)
    .map(([, day]) => day);
