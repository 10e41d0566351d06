import { z } from 'zod';

/** A part of a plane's way, as the timetable has it. */
export const timetableFlight = z.object({
  from: z.string(),
  to: z.string(),
  time: z.string(),
  arrivalDate: z.iso.date(),
  arrivalTime: z.string(),
});
export type TimetableFlight = z.infer<typeof timetableFlight>;

/** A flight of a listing about which the timetable says something else. Its owner decides. */
export const flightCheck = z.object({
  /** Counted from 1. */
  leg: z.number(),
  flightNumber: z.string(),
  date: z.iso.date(),
  /** Other times, another way, or no such flight on this day. */
  asks: z.enum(['times', 'route', 'day']),
  says: timetableFlight.nullable(),
});
export type FlightCheck = z.infer<typeof flightCheck>;

export const flightCheckAnswer = z.strictObject({
  leg: z.int('Required').min(1, 'Required').max(8, 'Required'),
  /** Take the times of the timetable, or leave the listing as it is. */
  answer: z.enum(['use', 'keep'], 'The answer is to use the times, or to keep yours'),
});
export type FlightCheckAnswer = z.infer<typeof flightCheckAnswer>;
