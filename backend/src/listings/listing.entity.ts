import { defineEntity, p, type Opt } from '@mikro-orm/core';
import type { Language } from '../platform/language/contract.js';
import type { Flyer, Leg, Need } from './contract.js';

const schema = defineEntity({
  name: 'ListingEntity',
  tableName: 'listing',
  properties: {
    id: p.bigint('number').primary(),
    type: p.text().$type<'helper' | 'seeking_help'>(),
    /** Null until the owner of the email claims it. */
    userId: p.bigint('number').nullable(),
    email: p.text(),
    /** Of the page on which a guest gave the email: our mails before it is claimed. */
    language: p.text().$type<Language>().nullable(),
    phoneNumber: p.text().nullable(),
    name: p.text().nullable(),
    /** Name, skills and description with contact details covered. */
    coveredName: p.text().nullable(),
    departureAirport: p.text(),
    arrivalAirport: p.text(),
    date: p.date(),
    endDate: p.date().nullable(),
    lastDate: p.date().$type<Opt<string>>().generated('coalesce(end_date, date) stored'),
    time: p.text().nullable(),
    flightNumber: p.text().nullable(),
    /** Maintained by triggers: the plane of its first flight, if a timetable knows it. */
    flightKey: p.text().nullable(),
    /** On the clocks of the arrival airport. Both or neither. */
    arrivalTime: p.text().nullable(),
    arrivalDate: p.date().nullable(),
    /** Of a trip with stops. Its `time` and `flightNumber` are those of the first leg, its landing is that of the last. */
    legs: p.json().$type<Leg[]>().nullable(),
    /** Maintained by triggers: the numbers of the legs with an agreed companion. */
    coveredLegs: p.array().$type<number[]>().columnType('smallint[]').default([]),
    /** Without it only the owner and those who got the contact see flight number and time. */
    showFlight: p.boolean().default(true),
    /** Its owner has blocked or reported someone: visitors do not see flight number and time. */
    guarded: p.boolean().default(false),
    /** What a helper speaks, in words. Otherwise that of the profile counts. */
    languages: p.text().nullable(),
    skills: p.text().nullable(),
    coveredSkills: p.text().nullable(),
    description: p.text().nullable(),
    coveredDescription: p.text().nullable(),
    tipAmount: p.integer().nullable(),
    minTip: p.integer().nullable(),
    maxTip: p.integer().nullable(),
    offersTips: p.boolean().default(false),
    acceptsTips: p.boolean().default(false),
    status: p.text().$type<'active' | 'closed'>().default('active'),
    /** Why the desk withholds it. It is closed meanwhile, and returns to the status `resumesAs`. */
    withheld: p.array().default([]),
    resumesAs: p.text().$type<'active' | 'closed'>().nullable(),
    contact: p.text().$type<'at_once' | 'after_yes'>().default('at_once'),
    needs: p.array().$type<Need[]>().default([]),
    /** Maintained by triggers: what a search narrows down by beyond type, route, flight and days. */
    searchTerms: p.array().default([]),
    flyer: p.json().$type<Flyer>().nullable(),
    confirmedAt: p.datetime().nullable(),
    /** Null unless its owner has closed it. */
    closedAt: p.datetime().nullable(),
    remindedAt: p.datetime().nullable(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
});

export class ListingEntity extends schema.class {}
schema.setClass(ListingEntity);
