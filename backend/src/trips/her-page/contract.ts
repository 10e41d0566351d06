import { z } from 'zod';
import { language } from '../../platform/language/contract.js';
import { tripLeg } from '../contract.js';
import { journeyLeg } from '../family/contract.js';

/** What she does now, or does next. */
export const moment = z.enum([
  'before',
  'go',
  'wait',
  'security',
  'board',
  'fly',
  'change',
  'handOver',
  'alone',
  'missed',
  'arrived',
]);
export type Moment = z.infer<typeof moment>;

const personToCall = z.object({ name: z.string(), phone: z.string().nullable() });

/** GET /api/with/{token}: the trip for the one who flies, without an account. First names only. */
export const herPage = z.object({
  language,
  /** Codes of the languages that she speaks, as far as they are known. */
  speaks: z.array(z.string()).optional(),
  traveler: z.string(),
  /** Who is with her, or who meets her next. Null when she has no companion from here on. */
  helper: personToCall.extend({ picture: z.string().nullable() }).nullable(),
  /** Who made the page. Null when that is the one who flies. */
  family: personToCall.nullable(),
  /** All of her flights in order. */
  legs: z.array(journeyLeg.extend({ flightNumber: z.string().nullable() })),
  now: z.object({
    moment,
    /** The number of its leg. A connection has that of the leg it leads to. */
    leg: z.int().positive(),
    /** Where that is. */
    airport: tripLeg.shape.departure,
    /** The helper is with her. */
    hasMet: z.boolean(),
    /** Of a missed flight that has not left yet. */
    willMiss: z.boolean().optional(),
    /** First name of who is with her on a trip beside this one, where her flight is missed or still ahead. */
    beside: z.string().optional(),
  }),
  /** Where she is met next, or handed over. */
  meeting: z
    .object({ place: z.string().nullable(), date: z.iso.date().nullable(), time: z.string().nullable() })
    .nullable(),
  /** Who takes over from the helper. Null for the family, and when there is no hand-over. */
  nextHelper: z.string().nullable(),
  /** The same as on the phone of the helper whom she meets next. */
  sign: z.object({ digits: z.string(), picture: z.string() }).nullable(),
  /** The last time that she asked for help. */
  help: z
    .object({ at: z.iso.datetime(), seenBy: z.array(z.string()), toldTo: z.array(z.string()) })
    .nullable(),
  /** The number of the last leg, from its take-off on, when nobody else can say that she has landed. Otherwise null. */
  landingToSay: z.int().positive().nullable(),
  /** When the page ends. A landing moves it. */
  endsAt: z.iso.datetime(),
});
export type HerPage = z.infer<typeof herPage>;
