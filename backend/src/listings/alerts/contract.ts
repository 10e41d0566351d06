import { z } from 'zod';
import { calendarDay, emailAddress, rowId, sixDigits } from '../../platform/contract.js';
import { airportCode, flightNumber, listingType } from '../contract.js';

/** At once, or once a day in the morning of the departure airport. */
export const alertPace = z.enum(['now', 'daily']);
export type AlertPace = z.infer<typeof alertPace>;

/** A subscription to mails about matching listings. It ends after its last day. */
export const alert = z.object({
  id: z.number(),
  /** The listings that are looked for. */
  type: listingType,
  from: z.string().nullable(),
  to: z.string().nullable(),
  flight: z.string().nullable(),
  firstDay: z.iso.date(),
  lastDay: z.iso.date(),
  nearby: z.boolean(),
  how: alertPace,
  /** Paused after two mails came back. */
  status: z.enum(['unconfirmed', 'on', 'paused']),
  /** How many listings were found so far. */
  found: z.number(),
  /** The guest's listing that is waited for: one mail when its owner has confirmed it, and the alert ends. */
  listing: z.number().nullish(),
  /** The member's own listing whose trip it follows, with each of its legs. */
  ownListing: z.number().nullish(),
});
export type Alert = z.infer<typeof alert>;
export const alerts = z.array(alert);

export const alertLimits = { most: 20, daysOfOneEnd: 90, days: 366, mailsADay: 5 };

interface Watched {
  from?: string | undefined;
  to?: string | undefined;
  flight?: string | undefined;
  firstDay: string;
  lastDay: string;
}
const daysIn = ({ firstDay, lastDay }: Watched) =>
  (Date.parse(lastDay) - Date.parse(firstDay)) / 86_400_000 + 1;
const hasOneEnd = ({ from, to, flight }: Watched) => !flight && !(from && to);

/** POST /api/alerts. A guest sends the mail address and the bot check. */
export const newAlert = z
  .strictObject({
    type: listingType,
    from: airportCode.optional(),
    to: airportCode.optional(),
    flight: flightNumber.optional(),
    firstDay: calendarDay,
    lastDay: calendarDay,
    nearby: z.boolean(),
    how: alertPace,
    /** A guest's listing that is not confirmed yet. Type, airports and days are then those of the listing. */
    listing: rowId.optional(),
    /** A member's own listing: type, airports and days are those that suit it, and change with it. */
    ownListing: rowId.optional(),
    email: emailAddress('Please enter a valid email').optional(),
    captchaToken: z.string().max(4096).optional(),
  })
  .refine(({ from, to, flight }) => from ?? to ?? flight, {
    path: ['from'],
    error: 'Choose an airport or a flight: nobody can be told of everything',
  })
  .refine(({ listing, ownListing }) => !listing || !ownListing, {
    path: ['ownListing'],
    error: 'An alert is about one listing',
  })
  .refine(({ from, to }) => !from || from !== to, {
    path: ['to'],
    error: 'Choose an airport other than the departure airport',
  })
  .refine(({ firstDay, lastDay }) => lastDay >= firstDay, {
    path: ['lastDay'],
    error: 'The last day must not be before the first',
  })
  .refine((watched) => !hasOneEnd(watched) || daysIn(watched) <= alertLimits.daysOfOneEnd, {
    path: ['lastDay'],
    error: `With one airport only, choose at most ${alertLimits.daysOfOneEnd} days`,
  })
  .refine((watched) => daysIn(watched) <= alertLimits.days, {
    path: ['lastDay'],
    error: 'The days can be at most a year apart',
  });
export type NewAlert = z.infer<typeof newAlert>;

export const createdAlert = alert.extend({
  /** For a guest: where the code from the mail is entered. */
  confirmation: z.string().nullable(),
});
export type CreatedAlert = z.infer<typeof createdAlert>;

/** POST /api/alerts/confirm */
export const alertConfirmation = z.strictObject({ id: z.string().min(1).max(64), code: sixDigits });
export type AlertConfirmation = z.infer<typeof alertConfirmation>;

/** PATCH /api/alerts/{id}: `on` also ends a pause. */
export const alertChange = z.strictObject({ how: alertPace, status: z.enum(['on', 'paused']) }).partial();
export type AlertChange = z.infer<typeof alertChange>;

export const alertId = rowId;

const mailedToken = z.string().regex(/^[\w-]{40,200}$/, 'This link is not complete');

/** POST /api/alerts/stop: the link in a mail stops the alerts that the mail is about, or all of the mailbox. */
export const alertStop = z.strictObject({ token: mailedToken, all: z.boolean().optional() });
export type AlertStop = z.infer<typeof alertStop>;
export const stoppedAlerts = z.object({
  /** How many of this mailbox are left. */
  left: z.number(),
});
export type StoppedAlerts = z.infer<typeof stoppedAlerts>;

/** The List-Unsubscribe URL of a mail; mail programs may add parameters. */
export const alertStopAddress = z.object({ token: mailedToken });
export type AlertStopAddress = z.infer<typeof alertStopAddress>;
