import { defineEntity, p } from '@mikro-orm/core';
import type { Flyer } from '../listings/contract.js';
import type { MatchStatus } from './contract.js';

/** Days are counted from the day of the match, so that a trip that moves takes its meetings along. */
export interface StoredMeeting {
  airport: string;
  place: string | null;
  daysLater: number | null;
  time: string | null;
  from?: string | null;
  to?: string | null;
}

const schema = defineEntity({
  name: 'MatchEntity',
  tableName: 'match',
  properties: {
    id: p.bigint('number').primary(),
    /** Null once the listing is deleted. */
    listingId: p.bigint('number').nullable(),
    helperId: p.bigint('number'),
    seekerId: p.bigint('number'),
    proposerId: p.bigint('number'),
    /** The first match of a trip with several companions. Null for itself, and for a trip with one. */
    relayId: p.bigint('number').nullable(),
    status: p.text().$type<MatchStatus>().default('proposed'),
    departureAirport: p.text(),
    arrivalAirport: p.text(),
    date: p.date(),
    /** The last flight that the two share leaves this many days after `date`. Kept by the database. */
    lastFlightDaysLater: p.smallint().default(0),
    time: p.text().nullable(),
    flightNumber: p.text().nullable(),
    /** Who flies on the listing of a helper. Null for the seeker. */
    traveler: p.json().$type<Flyer | { listingId: number }>().nullable(),
    meetings: p.json().$type<StoredMeeting[]>().nullable(),
    /** Place and time of the meeting at the departure. */
    meetingPoint: p.text().nullable(),
    meetingTime: p.text().nullable(),
    meetingChangedBy: p.bigint('number').nullable(),
    helperToldMeetingAt: p.datetime().nullable(),
    seekerToldMeetingAt: p.datetime().nullable(),
    signDigits: p.text(),
    signPicture: p.text(),
    helperConfirmedAt: p.datetime().nullable(),
    seekerConfirmedAt: p.datetime().nullable(),
    /** The day that the two agreed on, and who has moved it since. Null when the other one has said that it fits. */
    movedFrom: p.date().nullable(),
    movedBy: p.bigint('number').nullable(),
    /** Null when the site cancelled it. */
    cancelledBy: p.bigint('number').nullable(),
    cancelReason: p.text().nullable(),
    earlyReminderFor: p.date().nullable(),
    lateReminderFor: p.date().nullable(),
    unconfirmedToldFor: p.date().nullable(),
    followedUpAt: p.datetime().nullable(),
    /** In dollars, as the seeker's request said at the agreement. */
    promisedTip: p.integer().nullable(),
    /** Grows with every change that calendars show. */
    calendarRevision: p.integer().default(0),
    /** When it last grew, once the two have agreed. */
    calendarRevisedAt: p.datetime().nullable(),
    createdAt: p.datetime().defaultRaw('now()'),
    statusChangedAt: p.datetime().defaultRaw('now()'),
  },
});

export class MatchEntity extends schema.class {}
schema.setClass(MatchEntity);
