import type { Listing } from 'backend/contract/listings';
import type { Form } from 'shell/forms';
import type { FlightInForm } from './KnownFlight';
import { dayPlus, daysFrom, isDay, landingPart, type LandingValues, type ZoneOf } from './landing';
import {
  emptyStops,
  endsOfFlight,
  fieldsOfStop,
  movedStops,
  stopNumbers,
  stopValues,
  type StopName,
  type StopNumber,
} from './stops';

/**
 * When each flight lands: the time, and the number of days after departure, if chosen. `landsAt` is the airport of that
 * landing where the flight was recognized.
 */
const emptyLandings = {
  arrivalTime: '',
  landsAfter: '',
  landsAt: '',
  'legs.0.arrivalTime': '',
  'legs.0.landsAfter': '',
  'legs.0.landsAt': '',
  'legs.1.arrivalTime': '',
  'legs.1.landsAfter': '',
  'legs.1.landsAt': '',
  'legs.2.arrivalTime': '',
  'legs.2.landsAfter': '',
  'legs.2.landsAt': '',
};

/** The fields beyond the first flight of a direct trip. */
export const emptyFlights = { ...emptyStops, ...emptyLandings };
type LandingName = keyof typeof emptyLandings;
export type FlightName = StopName | LandingName;

type TripName = 'departureAirport' | 'arrivalAirport' | 'date' | 'time' | 'flightNumber';
export type FlightTexts = Record<FlightName | TripName, string>;

/** The fields for the landing of a flight, which is numbered from 0. Those of the last flight are those of the trip. */
export function landingFields(flight: number, stops: number): Record<'time' | 'after' | 'at', LandingName> {
  if (flight === stops) return { time: 'arrivalTime', after: 'landsAfter', at: 'landsAt' };
  const leg = `legs.${flight as 0 | 1 | 2}` as const;
  return { time: `${leg}.arrivalTime`, after: `${leg}.landsAfter`, at: `${leg}.landsAt` };
}

/** The flights of a trip in order, as typed. The fields of the whole trip are those of its first flight. */
export function flightsIn(
  values: FlightTexts,
): (LandingValues & Record<'flightNumber' | 'landsAt', string>)[] {
  const stops = stopNumbers.slice(0, Number(values.stops));
  const { departureAirport: from, date, time, flightNumber } = values;
  const onward = stops.map((stop) => {
    const names = fieldsOfStop(stop);
    return {
      from: values[names.airport],
      date: values[names.date],
      time: values[names.time],
      flightNumber: values[names.flightNumber],
    };
  });
  return [{ from, date, time, flightNumber }, ...onward].map((start, index) => {
    const names = landingFields(index, stops.length);
    return {
      ...start,
      to: onward[index]?.from ?? values.arrivalAirport,
      arrivalTime: values[names.time],
      landsAfter: values[names.after],
      landsAt: values[names.at],
    };
  });
}

/** A landing time was entered, which needs the time zones of its airports. */
export const hasLanding = (values: FlightTexts) => flightsIn(values).some(({ arrivalTime }) => arrivalTime);

/** When the trip lands; empty while unknown. */
export const landingIn = (values: FlightTexts, zoneOf: ZoneOf) =>
  landingPart(flightsIn(values).at(-1)!, zoneOf);

/** The flights of a trip with stops. What is empty is left out. */
export function legsIn(values: FlightTexts, zoneOf: ZoneOf) {
  const flights = flightsIn(values);
  if (flights.length === 1) return undefined;
  return flights.map((flight) => {
    const { from, to, date, time, flightNumber } = flight;
    return {
      from,
      to,
      date,
      ...(time && { time }),
      ...landingPart(flight, zoneOf),
      ...(flightNumber && { flightNumber }),
    };
  });
}

/** What a new listing says of landings and stops. A trip with stops has no flexible days. */
export function flightParts(values: FlightTexts, zoneOf: ZoneOf) {
  const legs = legsIn(values, zoneOf);
  return { ...landingIn(values, zoneOf), ...(legs && { legs, endDate: undefined }) };
}

type Flight = Pick<Listing, 'date' | 'time' | 'arrivalTime' | 'arrivalDate' | 'flightNumber'>;

/** The flights of a listing, as the fields show them. One with a number and both its times was recognized. */
export function flightValues(
  listing: Flight & Pick<Listing, 'arrivalAirport' | 'legs'>,
): typeof emptyFlights {
  const { arrivalAirport, legs, ...trip } = listing;
  const flights = legs ?? [{ ...trip, to: arrivalAirport }];
  const landings = flights.flatMap(({ to, date, time, arrivalTime, arrivalDate, flightNumber }, index) => {
    const names = landingFields(index, flights.length - 1);
    const days = arrivalTime && arrivalDate && String(daysFrom(date, arrivalDate));
    return [
      [names.time, arrivalTime ?? ''],
      [names.after, days || ''],
      [names.at, flightNumber && time && arrivalTime ? to : ''],
    ];
  });
  return { ...emptyFlights, ...stopValues(legs), ...Object.fromEntries(landings) };
}

/** Left out of a new listing while everybody may see its flight, which is the default. */
export const shownUnlessOff = (text: string) => (text === 'off' ? false : undefined);

type TripForm = Pick<Form<keyof FlightTexts>, 'change'> & { values: FlightTexts };

/** A flight of a form, from 0 in the order flown. The first one is the whole trip while there are no stops. */
export function flightInForm(flight: 0 | StopNumber, { values, change }: TripForm): FlightInForm {
  const { ends, fields } = endsOfFlight(flight, values);
  const landing = landingFields(flight, Number(values.stops));
  const names = flight ? fieldsOfStop(flight) : fieldsOfTrip;
  return {
    ends,
    day: values[names.date],
    // A stop that was just added may be where the flight lands.
    isFilled: ({ departure, arrival, time, number }) =>
      ends.from === departure &&
      (ends.to === arrival || (!ends.to && values.stops !== '0')) &&
      values[names.time] === time &&
      values[names.flightNumber] === number,
    change: (changed) => change({ ...fields(changed), [landing.at]: changed.to }),
    take: ({ number, departure, arrival, date, time, arrivalDate, arrivalTime }) =>
      change({
        ...(flight > 0 && ends.from !== departure && landedAt(departure, flight, values)),
        ...fields({ from: departure, to: arrival }),
        [names.flightNumber]: number,
        [names.time]: time,
        [landing.time]: arrivalTime,
        [landing.after]: String(daysFrom(date, arrivalDate)),
        [landing.at]: arrival,
      }),
    moveTo: (day) => change({ ...(flight === 0 && movedStops(values, day)), [names.date]: day }),
  };
}

/** The flights before ended there until now: the stop came later, and when they land stays theirs. */
function landedAt(airport: string, flight: number, values: FlightTexts): Partial<FlightTexts> {
  const stops = Number(values.stops);
  if (flight < stops || values.arrivalAirport !== airport) return {};
  const before = landingFields(flight - 1, stops);
  return movedLanding(landingFields(stops, stops), before, values);
}

type LandingFieldNames = ReturnType<typeof landingFields>;

const movedLanding = (from: LandingFieldNames, to: LandingFieldNames, values: FlightTexts) => ({
  [to.time]: values[from.time],
  [to.after]: values[from.after],
  [to.at]: values[from.at],
});

const noLanding = ({ time, after, at }: LandingFieldNames) => ({ [time]: '', [after]: '', [at]: '' });

/** What follows from a change of the stops or airports: each landing stays with the flight and airport it belongs to. */
export function landingsAfter(changes: Partial<FlightTexts>, values: FlightTexts): Partial<FlightTexts> {
  const [before, stops] = [Number(values.stops), Number(changes.stops ?? values.stops)];
  // A boarding pass fills in whole trips.
  const isWhole = changes.stops !== undefined && changes.arrivalAirport !== undefined;
  if (isWhole) return {};
  if (stops > before) return afterAddedStop(before, changes, values);
  if (stops < before) return afterRemovedStop(stops, values);
  return landingsElsewhere(changes, values);
}

/** A recognized last flight ends at the new stop, and the trip goes on from there. */
function afterAddedStop(flight: number, changes: Partial<FlightTexts>, values: FlightTexts) {
  const { arrivalAirport, landsAt, landsAfter } = values;
  const stop = stopNumbers[flight];
  if (!stop || !landsAt || landsAt !== arrivalAirport) return {};
  const [last, here] = [landingFields(flight, flight), landingFields(flight, flight + 1)];
  const { airport, date } = fieldsOfStop(stop);
  const departs = flightsIn(values)[flight]?.date ?? '';
  const landing = isDay(departs) ? dayPlus(departs, Number(landsAfter)) : '';
  return {
    [airport]: arrivalAirport,
    arrivalAirport: '',
    ...movedLanding(last, here, values),
    ...noLanding(last),
    ...((changes[date] ?? values[date]) < landing && { [date]: landing }),
  };
}

/** The trip ends at the removed stop again, unless it has an end of its own, whose landing is of the flight from the stop. */
function afterRemovedStop(flight: number, values: FlightTexts) {
  const [here, last] = [landingFields(flight, flight + 1), landingFields(flight, flight)];
  const stop = stopNumbers[flight];
  const airport = stop && values[fieldsOfStop(stop).airport];
  if (!airport || values.arrivalAirport) return { landsAt: '' };
  return { arrivalAirport: airport, ...movedLanding(here, last, values), ...noLanding(here) };
}

/** The landing of a recognized flight says nothing about another airport. */
function landingsElsewhere(changes: Partial<FlightTexts>, values: FlightTexts): Partial<FlightTexts> {
  const stops = Number(values.stops);
  const flights = flightsIn({ ...values, ...changes });
  const others = flights.flatMap(({ to }, flight) => {
    const names = landingFields(flight, stops);
    const isElsewhere = values[names.at] && to && to !== values[names.at];
    return isElsewhere && changes[names.time] === undefined
      ? [{ ...noLanding(names), [names.at]: changes[names.at] ?? '' }]
      : [];
  });
  return Object.assign({}, ...others) as Partial<FlightTexts>;
}

const fieldsOfTrip = { date: 'date', time: 'time', flightNumber: 'flightNumber' } as const;
