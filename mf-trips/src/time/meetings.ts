import type { Match } from 'backend/contract/trips';
import type { Meeting } from 'backend/contract/trips/legs';
import { words } from '../words';
import { shortDay, timeText } from './zonedTime';
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

export function placeOf(trip: Trip, code: string) {
  const legs = trip.legs ?? [];
  const places = [
    ...legs.flatMap(({ departure, arrival }) => [departure, arrival]),
    trip.departure,
    trip.arrival,
  ];
  return places.find((place) => place.code === code);
}

export const airportText = (trip: Trip, code: string): string => {
  const city = placeOf(trip, code)?.city;
  return city ? `${city} (${code})` : code;
};
