import type { Match } from 'backend/contract/trips';
import type { Meeting } from 'backend/contract/trips/legs';
import { words } from '../words';
import { addDays, shortDay, timeText } from './zonedTime';
import { meetingDay } from './tripTimes';

type Trip = Pick<
  Match,
  'departure' | 'arrival' | 'date' | 'time' | 'legs' | 'meetings' | 'meetingPoint' | 'meetingTime'
>;

/** A server of the last release, and a trip that a device has kept since, name a place and a time alone. */
export function meetingsOf(trip: Trip): Meeting[] {
  if (trip.meetings) return trip.meetings;
  const { meetingPoint: place, meetingTime: time, departure } = trip;
  if (place === null && time === null) return [];
  return [{ airport: departure.code, place, time, date: time && meetingDay(trip) }];
}

/** 'Sun, Feb 28, at 23:45' */
export const meetingTimeText = ({ date, time }: Meeting): string | null =>
  date && (time ? words.dayAt(shortDay(date), timeText(time)) : shortDay(date));

/** An airport at which the two can meet, and the days around its flight. */
export interface MeetingAirport {
  code: string;
  name: string;
  city: string;
  kind: 'departure' | 'stop' | 'arrival';
  days: string[];
  /** Most people meet on it: the evening before, when the flight leaves in the night. */
  likelyDay: string;
}

/** Those of the legs that the two fly together. */
export function meetingAirports(trip: Trip): MeetingAirport[] {
  const shared = trip.legs?.filter((leg) => leg.with === 'both') ?? [];
  const { departure, arrival, date, time } = trip;
  const legs = shared.length ? shared : [{ departure, arrival, date, time, arrivalDate: null }];
  const leaving = legs.map((leg, index) => ({
    ...nameOf(leg.departure),
    kind: index === 0 ? ('departure' as const) : ('stop' as const),
    days: [addDays(leg.date, -1), leg.date],
    likelyDay: leg.time && leg.time < '05:00' ? addDays(leg.date, -1) : leg.date,
  }));
  const last = legs.at(-1)!;
  const landing = last.arrivalDate ?? last.date;
  const landings = [landing, addDays(landing, 1), addDays(landing, 2)];
  // A flight over the date line lands on the day before it has left.
  const days = last.arrivalDate ? landings : [addDays(landing, -1), ...landings];
  return [...leaving, { ...nameOf(last.arrival), kind: 'arrival', days, likelyDay: landing }];
}

const nameOf = ({ code, name, city }: Match['departure']) => ({ code, name, city });

export const airportText = (trip: Trip, code: string): string => {
  const legs = trip.legs ?? [];
  const places = [
    ...legs.flatMap(({ departure, arrival }) => [departure, arrival]),
    trip.departure,
    trip.arrival,
  ];
  const city = places.find((place) => place.code === code)?.city;
  return city ? `${city} (${code})` : code;
};
