import type { Listing } from 'backend/contract/listings';
import type { Form } from 'shell/forms';
import type { FlightInForm } from './KnownFlight';
import { daysFrom, landingPart, type LandingValues, type ZoneOf } from './landing';
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

/** When each flight lands: the time, and the number of days after departure, if chosen. */
const emptyLandings = {
  arrivalTime: '',
  landsAfter: '',
  'legs.0.arrivalTime': '',
  'legs.0.landsAfter': '',
  'legs.1.arrivalTime': '',
  'legs.1.landsAfter': '',
  'legs.2.arrivalTime': '',
  'legs.2.landsAfter': '',
};

/** The fields beyond the first flight of a direct trip. */
export const emptyFlights = { ...emptyStops, ...emptyLandings };
type LandingName = keyof typeof emptyLandings;
export type FlightName = StopName | LandingName;

type TripName = 'departureAirport' | 'arrivalAirport' | 'date' | 'time' | 'flightNumber';
export type FlightTexts = Record<FlightName | TripName, string>;

/** The fields for the landing of a flight, which is numbered from 0. Those of the last flight are those of the trip. */
export const landingFields = (flight: number, stops: number): Record<'time' | 'after', LandingName> =>
  flight === stops
    ? { time: 'arrivalTime', after: 'landsAfter' }
    : { time: `legs.${flight as 0 | 1 | 2}.arrivalTime`, after: `legs.${flight as 0 | 1 | 2}.landsAfter` };

/** The flights of a trip in order, as typed. The fields of the whole trip are those of its first flight. */
export function flightsIn(values: FlightTexts): (LandingValues & { flightNumber: string })[] {
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

type Landing = Pick<Listing, 'date' | 'arrivalTime' | 'arrivalDate'>;

/** The flights of a listing, as the fields show them. */
export function flightValues({ legs, ...trip }: Landing & Pick<Listing, 'legs'>): typeof emptyFlights {
  const flights: Landing[] = legs ?? [trip];
  const landings = flights.flatMap(({ date, arrivalTime, arrivalDate }, index) => {
    const names = landingFields(index, flights.length - 1);
    const days = arrivalTime && arrivalDate && String(daysFrom(date, arrivalDate));
    return [
      [names.time, arrivalTime ?? ''],
      [names.after, days || ''],
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
    change: (changed) => change(fields(changed)),
    take: ({ number, departure, arrival, date, time, arrivalDate, arrivalTime }) =>
      change({
        ...(flight > 0 && ends.from !== departure && landedAt(departure, flight, values)),
        ...fields({ from: departure, to: arrival }),
        [names.flightNumber]: number,
        [names.time]: time,
        [landing.time]: arrivalTime,
        [landing.after]: String(daysFrom(date, arrivalDate)),
      }),
    moveTo: (day) => change({ ...(flight === 0 && movedStops(values, day)), [names.date]: day }),
  };
}

/** The flights before ended there until now: the stop came later, and when they land stays theirs. */
function landedAt(airport: string, flight: number, values: FlightTexts): Partial<FlightTexts> {
  const stops = Number(values.stops);
  if (flight < stops || values.arrivalAirport !== airport) return {};
  const before = landingFields(flight - 1, stops);
  return { [before.time]: values.arrivalTime, [before.after]: values.landsAfter };
}

const fieldsOfTrip = { date: 'date', time: 'time', flightNumber: 'flightNumber' } as const;
