import { today } from 'shared-ui';
import { unknownAirport } from '../airports/unknownAirport';
import { emptyStops, fieldsOfStop, legsPart, stopNumbers } from '../posting/fields/stops';
import { legsText } from '../api/fitting';
import { dayIssue, flightIssue, readCode, readDay, readFlight } from './filter';
import { unwrittenDay } from './searchIssues';
import { words } from '../words';

/** The contract allows as many days. */
export const longestWindow = 30;

export type StopValues = typeof emptyStops;

/** Of 'FRA.2027-03-02.LH430,EWR.2027-03-02': where planes are changed, and day and flight of the next leg. */
export function stopValues(text: string): StopValues {
  const parts = text ? text.split(',').slice(0, stopNumbers.length) : [];
  const values = { ...emptyStops, stops: String(parts.length) };
  for (const stop of stopNumbers.slice(0, parts.length)) {
    const [airport = '', date = '', flight = ''] = parts[stop - 1]?.split('.') ?? [];
    const names = fieldsOfStop(stop);
    Object.assign(values, { [names.airport]: airport, [names.date]: date, [names.flightNumber]: flight });
  }
  return values;
}

const partsOf = (values: StopValues) =>
  stopNumbers.slice(0, Number(values.stops)).map((stop) => {
    const { airport, date, flightNumber } = fieldsOfStop(stop);
    return { airport: values[airport], date: values[date], flight: values[flightNumber] };
  });

/** With empty parts for fields that are not filled in yet. */
export const stopsText = (values: StopValues) =>
  partsOf(values)
    .map(({ airport, date, flight }) => [airport, date, flight.replaceAll(/[.,]/g, '')].join('.'))
    .join(',');

/** Reads the stops in the address. An unreadable part becomes empty, so that its field shows the issue. */
export const readStops = (text: string) =>
  partsOf(stopValues(text))
    .map(({ airport, date, flight }) =>
      [
        readCode(airport) ?? '',
        readDay(date) ?? '',
        ...(readFlight(flight) ? [readFlight(flight)] : []),
      ].join('.'),
    )
    .join(',');

export const stopCodes = (text: string) => partsOf(stopValues(text)).map(({ airport }) => airport);

interface Trip {
  from?: string | undefined;
  to?: string | undefined;
  date?: string | undefined;
  flight?: string | undefined;
}

const legsOf = ({ from = '', to = '', date = '', flight = '' }: Trip, stops: string) => {
  const start = { departureAirport: from, arrivalAirport: to, date, time: '', flightNumber: flight };
  return legsPart({ ...stopValues(stops), ...start })?.legs ?? [];
};

/** The legs of GET /api/listings/fitting. */
export const askedLegs = (trip: Trip, stops: string) => legsText(legsOf(trip, stops));

type Issues = Record<string, string | undefined>;

/** By the field of a stop. The texts are the contract's, which this page does not load. */
export function stopIssues(trip: Trip, stops: string, day = today()): Issues {
  const values = stopValues(stops);
  const fields = stopNumbers.slice(0, Number(values.stops)).map((stop): Issues => {
    const { airport, date, flightNumber } = fieldsOfStop(stop);
    return {
      [airport]: values[airport] ? undefined : unknownAirport,
      [date]: values[date] ? dayIssue(values[date], day) : words.dateRequired,
      [flightNumber]: flightIssue(values[flightNumber]),
    };
  });
  const all = [...issuesBetween(legsOf(trip, stops)), ...fields].flatMap((issues) => Object.entries(issues));
  return Object.fromEntries(all.filter(([, issue]) => issue));
}

/** What is not understood of the stops in an address, by the field of a stop. */
export function lostStops(query: URLSearchParams): Issues {
  const values = stopValues(query.get('stops') ?? '');
  // The server names the stops with a code that no airport has.
  const unknown = query.get('unknown')?.split(',') ?? [];
  const issues = stopNumbers.flatMap((stop): [string, string | undefined][] => {
    const { airport, date, flightNumber } = fieldsOfStop(stop);
    const isUnknown = unknown.includes(`stop${stop}`) || (values[airport] && !readCode(values[airport]));
    return [
      [airport, isUnknown ? words.unknownPlace : undefined],
      [date, values[date] && !readDay(values[date]) ? unwrittenDay : undefined],
      [flightNumber, flightIssue(values[flightNumber])],
    ];
  });
  return Object.fromEntries(issues.filter(([, issue]) => issue));
}

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

function issuesBetween(legs: ReturnType<typeof legsOf>): Issues[] {
  return legs.map(({ from, to, date }, index) => {
    const number = index + 1;
    const isOnTrip = legs.slice(0, index).some((leg) => leg.from === to);
    const sinceLast = daysBetween(legs[index - 1]?.date ?? date, date);
    const sinceFirst = daysBetween(legs[0]?.date ?? date, date);
    return {
      [`legs.${index}.to`]: !to
        ? undefined
        : from === to
          ? words.legCircles(number, to)
          : isOnTrip
            ? words.onTripAlready(to)
            : undefined,
      [`legs.${index}.date`]:
        sinceLast < -1
          ? words.legBefore(number, index)
          : sinceFirst > longestWindow
            ? words.legTooLate(number, longestWindow)
            : undefined,
    };
  });
}
