import type { Match } from 'backend/contract/trips';
import { addDays, daysBetween } from '../time/zonedTime';
import { herLegs, ownHandOvers, type HandOver, type Relay } from './companions';

type Trip = Pick<Match, 'departure' | 'arrival' | 'date' | 'time' | 'legs'> & Relay;

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
  const { takes, gives } = ownHandOvers(trip);
  const { landsBefore, leavesAfter } = aloneAround(trip);
  const leaving = legs.map((leg, index) =>
    index === 0 && takes
      ? betweenFlights(takes)
      : {
          ...nameOf(leg.departure),
          kind: index === 0 && !landsBefore ? ('departure' as const) : ('stop' as const),
          days: [addDays(leg.date, -1), leg.date],
          likelyDay: likelyDayBefore(leg),
        },
  );
  if (gives) return [...leaving, betweenFlights(gives)];
  const last = legs.at(-1)!;
  const landing = last.arrivalDate ?? last.date;
  const landings = [landing, addDays(landing, 1), addDays(landing, 2)];
  // A flight over the date line lands on the day before it has left.
  const days = last.arrivalDate ? landings : [addDays(landing, -1), ...landings];
  const kind = leavesAfter ? 'stop' : 'arrival';
  const open = leavesAfter ? days.filter((day) => day <= leavesAfter.date) : days;
  return [...leaving, { ...nameOf(last.arrival), kind, days: open, likelyDay: landing }];
}

/** The flights of the traveler without this companion: she changes planes where the two meet or say goodbye. */
function aloneAround(trip: Trip) {
  const way = herLegs(trip).map(({ leg }) => leg);
  const isShared = way.map((leg) => leg.with === 'both');
  return { landsBefore: way[isShared.indexOf(true) - 1], leavesAfter: way[isShared.lastIndexOf(true) + 1] };
}

/** Where one companion gives the traveler to the next, at most two days before the next flight. */
function betweenFlights({ airport, landing, leaving }: HandOver): MeetingAirport {
  const last = leaving.date;
  const nights = daysBetween(landing.arrivalDate ?? landing.date, last);
  const days = [2, 1, 0]
    .filter((before) => before <= Math.max(nights, 0))
    .map((before) => addDays(last, -before));
  const likely = likelyDayBefore(leaving);
  return { ...nameOf(airport), kind: 'stop', days, likelyDay: days.includes(likely) ? likely : last };
}

const likelyDayBefore = ({ date, time }: Pick<Trip, 'date' | 'time'>) =>
  time && time < '05:00' ? addDays(date, -1) : date;

const nameOf = ({ code, name, city }: Match['departure']) => ({ code, name, city });
