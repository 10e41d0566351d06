import type { Leg } from 'backend/contract/listings';
import { dayPlus, daysFrom, isDay } from './landing';

/** The fields of up to three stops, named like the paths of their issues: the first stop ends leg 0 and begins leg 1. */
export const emptyStops = {
  stops: '0',
  'legs.0.to': '',
  'legs.1.date': '',
  'legs.1.time': '',
  'legs.1.flightNumber': '',
  'legs.1.to': '',
  'legs.2.date': '',
  'legs.2.time': '',
  'legs.2.flightNumber': '',
  'legs.2.to': '',
  'legs.3.date': '',
  'legs.3.time': '',
  'legs.3.flightNumber': '',
};
type StopValues = typeof emptyStops;
export type StopName = keyof StopValues;

export const stopNumbers = [1, 2, 3] as const;
export type StopNumber = (typeof stopNumbers)[number];

export const fieldsOfStop = (stop: StopNumber) =>
  ({
    airport: `legs.${(stop - 1) as 0 | 1 | 2}.to`,
    date: `legs.${stop}.date`,
    time: `legs.${stop}.time`,
    flightNumber: `legs.${stop}.flightNumber`,
  }) as const;

/** The stops of a listing, as the fields show them. */
export function stopValues(legs: readonly Leg[] | null | undefined): StopValues {
  const [, ...onward] = legs ?? [];
  const texts = onward.flatMap(({ from, date, time, flightNumber }, index) => {
    const stop = stopNumbers[index];
    if (!stop) return [];
    const names = fieldsOfStop(stop);
    return [
      [names.airport, from],
      [names.date, date],
      [names.time, time ?? ''],
      [names.flightNumber, flightNumber ?? ''],
    ];
  });
  return { ...emptyStops, stops: String(onward.length), ...Object.fromEntries(texts) };
}

/** The days of the stops move along with the day of the first flight, and are not before it. */
export function movedStops(values: StopValues & { date: string }, day: string): Record<string, string> {
  if (!isDay(day)) return {};
  const days = stopNumbers.slice(0, Number(values.stops)).map((stop) => fieldsOfStop(stop).date);
  const moved = (from: string) => {
    if (isDay(from) && isDay(values.date)) return dayPlus(from, daysFrom(values.date, day));
    return from < day ? day : from;
  };
  return Object.fromEntries(days.map((name) => [name, moved(values[name])]));
}

type Ends = Record<'departureAirport' | 'arrivalAirport', string>;

/** Where a flight goes, from 0 in the order flown, and the fields that say so. */
export function endsOfFlight(flight: 0 | StopNumber, values: StopValues & Ends) {
  const airports = stopNumbers.slice(0, Number(values.stops)).map((stop) => fieldsOfStop(stop).airport);
  const all = ['departureAirport', ...airports, 'arrivalAirport'] as const;
  const [departure = 'departureAirport', arrival = 'arrivalAirport'] = all.slice(flight, flight + 2);
  return {
    ends: { from: values[departure], to: values[arrival] },
    fields: ({ from, to }: { from: string; to: string }) => ({ [departure]: from, [arrival]: to }),
  };
}

type Trip = Record<'departureAirport' | 'arrivalAirport' | 'date' | 'time' | 'flightNumber', string>;

/** Left out of a direct trip. The fields of the whole trip are those of its first flight. */
export function legsPart(values: StopValues & Trip) {
  const stops = stopNumbers.slice(0, Number(values.stops));
  if (!stops.length) return undefined;
  const flight = (date: string, time: string, flightNumber: string) => ({
    date,
    ...(time && { time }),
    ...(flightNumber && { flightNumber }),
  });
  const starts = [
    { from: values.departureAirport, ...flight(values.date, values.time, values.flightNumber) },
    ...stops.map((stop) => {
      const { airport, date, time, flightNumber } = fieldsOfStop(stop);
      return { from: values[airport], ...flight(values[date], values[time], values[flightNumber]) };
    }),
  ];
  const legs = starts.map((leg, index) => ({ ...leg, to: starts[index + 1]?.from ?? values.arrivalAirport }));
  return { legs, endDate: undefined };
}
