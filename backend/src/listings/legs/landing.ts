import { firstDayAfter, instantAt } from '../sharing/instants.js';

type Optional = string | null | undefined;

/** Day and times of one flight, each on the clocks of its airport. */
export interface FlightTimes {
  date: string;
  time?: Optional;
  arrivalTime?: Optional;
  arrivalDate?: Optional;
}

/** The time zones of its two airports. */
export interface Zones {
  from: string;
  to: string;
}

/** Without a time of departure, the first instant of its day. */
export const takeOffOf = ({ date, time }: FlightTimes, { from }: Zones): number =>
  instantAt(date, time || '00:00', from).getTime();

/** The day on which the clock over there first shows this time after take-off. */
export const dayOfLanding = (flight: FlightTimes, arrivalTime: string, zones: Zones): string =>
  firstDayAfter(takeOffOf(flight, zones), arrivalTime, zones.to);

/** The instant of landing, if it is known. */
export const landingOf = ({ arrivalTime, arrivalDate }: FlightTimes, { to }: Zones): number | undefined =>
  arrivalTime && arrivalDate ? instantAt(arrivalDate, arrivalTime, to).getTime() : undefined;
