/** The module; import it to inject the services below. */
export { ListingsModule } from './listings.module.js';
/** Where other domains register what follows when a listing changes, closes, is removed or is claimed. */
export { ListingChanges, staysClosed, type ChangedListing } from './changes/listing-changes.js';
export { factsIn, type TripFacts } from './changes/listing-facts.js';
/** Refuses to go on with a listing that is not as its reader saw it. */
export { expectUnchanged } from './changes/expect-unchanged.js';
/** Single listings, as a viewer may see them. */
export { ListingReads } from './reads/listing-reads.js';
/** Links in mails that close, confirm or remove a listing. */
export { MailedLinks } from './mails/mailed-links.js';
/** The public side of members, and since when what they say counts. */
export { countsNow, Travelers } from './people/travelers.js';
/** Airports by code. */
export { Airports } from './airports/airports.service.js';
export { StoredAirports } from './airports/stored-airports.js';
/** What their cities are called in a language. */
export { cityIn, cityText } from './airports/city-names.js';
/** What airlines say of flights on their day. */
export {
  FlightStatuses,
  hasFlightStatuses,
  type BookedFlight,
  type ChangedStatus,
  type Status,
} from './flights/status/flight-statuses.js';
/** What devices say that they read of boarding passes, and SQL for it. */
export { BoardingPasses } from './passes/boarding-passes.service.js';
export { passShownJson } from './reads/pass-shown.sql.js';
/** SQL: the first day that still is today somewhere on Earth. */
export { today, todayOnce } from './sql/today.js';
/** Parses where a page of results starts. */
export { positionOf } from './search/cursor.js';
/** Routes, days and flights in words. */
export { movedDay, stopsText } from './legs/trip-legs.js';
export {
  daysText,
  landingText,
  legText,
  nightText,
  routeText,
  routeTitle,
  takeOffText,
  tripText,
  tripTitle,
  type Trip,
} from './sharing/trip-texts.js';
/** Local times of airports as instants. */
export { clockAt, dayAfter, daysLater, firstAfter, instantAt } from './sharing/instants.js';
/** The format of calendar files. */
export { escaped, icalendar } from './sharing/icalendar.js';
/** The invented travelers and their sentences, for the demo data of other domains. */
export { travelPatterns } from './demo/travel-patterns.js';
export { shuffled } from './demo/seeded-random.js';
export { fillTemplate } from './demo/texts/fill-template.js';
