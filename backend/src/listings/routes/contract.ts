import { z } from 'zod';
import { airportCode, flightNumber, place } from '../contract.js';

/** GET /api/routes/{route}: `DEL-ORD` */
export const routeParam = z
  .string()
  .regex(/^[a-z]{3}-[a-z]{3}$/i, 'A route is two airport codes with a dash, like DEL-ORD')
  .transform((text) => ({ from: text.slice(0, 3), to: text.slice(4) }))
  .pipe(z.object({ from: airportCode, to: airportCode }))
  .refine(({ from, to }) => from !== to, 'A route has two airports');
export type RouteParam = z.infer<typeof routeParam>;

/** GET /api/flights/{number}: `AI127` */
export const flightParam = flightNumber;

const people = { helpers: z.number(), seekers: z.number() };

/** How many people fly in a month and on its days. A person with several days counts on each, and once in the month. */
export const travelMonth = z.object({
  /** `2027-03` */
  month: z.string(),
  ...people,
  days: z.array(z.object({ day: z.string(), ...people })),
});
export type TravelMonth = z.infer<typeof travelMonth>;

/** How far the clocks of the arrival are ahead of those of the departure, and when that changes next. */
export const clockDifference = z.object({
  minutes: z.number(),
  changes: z.object({ day: z.string(), code: z.string(), minutes: z.number() }).nullable(),
});
export type ClockDifference = z.infer<typeof clockDifference>;

const way = { departure: place, arrival: place };
export const countedRoute = z.object({ ...way, ...people });
export type CountedRoute = z.infer<typeof countedRoute>;

/** GET /api/routes: where most people fly within a month. */
export const busiestRoutes = z.array(countedRoute);

export const routeFacts = z.object({
  ...way,
  months: z.array(travelMonth),
  /** Seen on this way, the most frequent first. */
  flights: z.array(z.object({ flight: z.string(), days: z.number() })),
  clocks: clockDifference,
  /** The way back, and routes between airports close to these, where they have listings. */
  neighbors: z.array(countedRoute),
});
export type RouteFacts = z.infer<typeof routeFacts>;

export const flightFacts = z.object({
  flight: z.string(),
  /** Where it has been seen, the most frequent first. */
  routes: z.array(z.object({ ...way, months: z.array(travelMonth), clocks: clockDifference })),
});
export type FlightFacts = z.infer<typeof flightFacts>;
