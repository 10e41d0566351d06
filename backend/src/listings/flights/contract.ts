import { z } from 'zod';
import { calendarDay, line } from '../../platform/contract.js';

/** GET /api/flights: on one day, or on the days around one. */
export const flightsSearch = z
  .strictObject({
    /** As people type it: `AI102`, `ai 102`, `Air India 102`. */
    number: line.max(60),
    date: calendarDay.optional(),
    near: calendarDay.optional(),
  })
  .refine(({ date, near }) => (date === undefined) !== (near === undefined), {
    path: ['date'],
    error: 'Ask for one day, or for the days near one',
  });
export type FlightsSearch = z.infer<typeof flightsSearch>;

/** Days and times are those of each airport. */
export const scheduledLeg = z.object({
  departure: z.string(),
  arrival: z.string(),
  date: z.iso.date(),
  time: z.string(),
  arrivalDate: z.iso.date(),
  arrivalTime: z.string(),
  /** Known from two days before the departure on. */
  terminals: z.object({ departure: z.string().nullable(), arrival: z.string().nullable() }),
});
export type ScheduledLeg = z.infer<typeof scheduledLeg>;

/** One plane under one number. It has several legs when it lands on the way. */
export const scheduledFlight = z.object({
  number: z.string(),
  /** The airline that flies has its own number for the plane. */
  operatorNumber: z.string(),
  /** The same for all numbers of the plane. */
  key: z.string(),
  legs: z.array(scheduledLeg),
});
export type ScheduledFlight = z.infer<typeof scheduledFlight>;
export const scheduledFlights = z.array(scheduledFlight);

/** In the address to which the provider sends what happens to a plane. */
export const eventSecret = z.string().regex(/^[\w-]{43}$/, 'This link is not complete');

export const flightState = z.enum([
  'scheduled',
  'delayed',
  'cancelled',
  'diverted',
  'boarding',
  'departed',
  'landed',
]);
export type FlightState = z.infer<typeof flightState>;

/** What the airline says of one flight on its day. */
export const flightStatus = z.object({
  state: flightState,
  /** As expected now, or as it was. */
  departs: z.iso.datetime(),
  arrives: z.iso.datetime().nullable(),
  /** By the timetable. */
  plannedDeparture: z.iso.datetime(),
  plannedArrival: z.iso.datetime().nullable(),
  /** Of the departure, and once it has left those of the arrival. */
  terminal: z.string().nullable(),
  gate: z.string().nullable(),
  belt: z.string().nullable(),
  knownAt: z.iso.datetime(),
});
export type FlightStatus = z.infer<typeof flightStatus>;
