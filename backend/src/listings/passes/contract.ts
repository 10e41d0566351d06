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
