import { z } from 'zod';
import { calendarDay } from '../../platform/contract.js';
import { airportCode, flightNumber } from '../contract.js';

export const passLeg = z.strictObject({ from: airportCode, to: airportCode });

/** POST /api/listings/{id}/boarding-pass and POST /api/matches/{id}/boarding-pass: all that leaves the device. */
export const boardingPass = z.strictObject({
  flight: flightNumber,
  date: calendarDay,
  leg: passLeg,
  /** SHA-256 of flight, day, seat and sequence. */
  hash: z.string().regex(/^[\da-f]{64}$/, 'The boarding pass was not read completely'),
});
export type BoardingPass = z.infer<typeof boardingPass>;

/** Before and after the departure. */
export const hoursAroundDeparture = 72;

export const readingOutcome = z.enum([
  'read',
  'no_code',
  'other_code',
  'heic',
  'too_large',
  'not_a_picture',
  'unavailable',
]);

/** POST /api/boarding-pass-readings: what a device found in a picture, and nothing of it. */
export const passReading = z.strictObject({ outcome: readingOutcome });
export type PassReading = z.infer<typeof passReading>;
