import type { Form } from 'shell/forms';
import type { FlightChoice } from '../flight/choices';
import { daysFrom } from '../fields/landing';
import { emptyFlights, flightsIn, landingFields, type FlightTexts } from '../fields/flights';
import { fieldsOfStop, stopNumbers } from '../fields/stops';

/** A flight of a boarding pass, and when it flies if the timetable knows it. */
export interface PassFlight {
  flight: string;
  date: string;
  from: string;
  to: string;
  times?: Pick<FlightChoice, 'date' | 'time' | 'arrivalDate' | 'arrivalTime'> | undefined;
}

/** What a boarding pass fills in. */
export type PassForm = Pick<Form<'endDate'>, 'change'> &
  Pick<Form<keyof FlightTexts>, 'change'> & { values: FlightTexts };

type Flight = ReturnType<typeof flightsIn>[number];

/** The fields as a boarding pass fills them. The pass of the next flight goes on where the trip ends so far. */
export function passValues(pass: PassFlight[], values: FlightTexts): Partial<FlightTexts> {
  const known = flightsIn(values);
  const next = pass.map(flightOf);
  return fieldsOf(goesOn(known, next) ? [...known, ...next] : next);
}

function goesOn(known: Flight[], next: Flight[]): boolean {
  const [last, first] = [known.at(-1)!, next[0]!];
  const isNamed = Boolean(last.from && last.flightNumber);
  return isNamed && last.to === first.from && last.date <= first.date && known.length + next.length <= 4;
}

const flightOf = ({ flight, from, to, date, times }: PassFlight): Flight => ({
  from,
  to,
  date,
  flightNumber: flight,
  time: times?.time ?? '',
  arrivalTime: times?.arrivalTime ?? '',
  landsAfter: times ? String(daysFrom(times.date, times.arrivalDate)) : '',
  landsAt: to,
});

function fieldsOf(flights: Flight[]): Partial<FlightTexts> {
  const [first, last] = [flights[0]!, flights.at(-1)!];
  const { from: departureAirport, date, time, flightNumber } = first;
  const stops = flights.length - 1;
  const landings = flights.flatMap(({ arrivalTime, landsAfter, landsAt }, index) => {
    const names = landingFields(index, stops);
    return [
      [names.time, arrivalTime],
      [names.after, landsAfter],
      [names.at, landsAt],
    ];
  });
  const onward = stopNumbers.slice(0, stops).flatMap((stop) => {
    const names = fieldsOfStop(stop);
    const flight = flights[stop]!;
    return [
      [names.airport, flight.from],
      [names.date, flight.date],
      [names.time, flight.time],
      [names.flightNumber, flight.flightNumber],
    ];
  });
  return {
    ...emptyFlights,
    departureAirport,
    arrivalAirport: last.to,
    date,
    time,
    flightNumber,
    stops: String(stops),
    ...Object.fromEntries([...landings, ...onward]),
  };
}
