import { settled } from '../../testing/settled.js';
import { inDaysThere } from '../../testing/make.js';
import type { TestApp } from '../../testing/test-app.js';
import { followFlights } from '../flights/followed-flights.js';
import { agreedTrip, type Trip } from './trips.js';

const newYork = 'America/New_York';

/** The day of AI102, daily at 12:30 in New York, that left within the last hour or leaves within 23 hours. */
export function dayOfAI102(): string {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone: newYork, timeStyle: 'short' }).format(Date.now());
  return inDaysThere(newYork, time < '13:30' ? 0 : 1);
}

/** A trip whose flight has been asked for once: agreeing on the day of travel enqueues that. */
export async function fliesSoon(app: TestApp, flightNumber = 'AI102'): Promise<Trip> {
  const trip = await agreedTrip(app, { listing: { date: dayOfAI102(), time: '12:30', flightNumber } });
  await settled(app.database, followFlights.name);
  return trip;
}
