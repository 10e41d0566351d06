import { Baseline } from './baseline/baseline.js';
import { baselineName, earlierMigrations } from './baseline/replaced.js';
import { M0068CountedContacts } from './M0068CountedContacts.js';
import { M0069TipSums } from './M0069TipSums.js';
import { M0070SettledPhones } from './M0070SettledPhones.js';
import { M0071Bursts } from './M0071Bursts.js';
import { M0072DecidedBy } from './M0072DecidedBy.js';
import { M0075GuardedMembers } from './M0075GuardedMembers.js';
import { M0076ReviewsOfTripDays } from './M0076ReviewsOfTripDays.js';
import { M0077DeletionsToRepeat } from './M0077DeletionsToRepeat.js';
import { M0078StoppedMailboxes } from './M0078StoppedMailboxes.js';
import { M0079MeetingNews } from './M0079MeetingNews.js';
import { M0080BegunContacts } from './M0080BegunContacts.js';
import { M0081SharedDestinations } from './M0081SharedDestinations.js';
import { M0082TripLegs } from './M0082TripLegs.js';
import { M0083StepsOfLegs } from './M0083StepsOfLegs.js';
import { M0084MissedConnections } from './M0084MissedConnections.js';
import { M0085Meetings } from './M0085Meetings.js';
import { M0086AskedToFly } from './M0086AskedToFly.js';
import { M0087FamilyViewers } from './M0087FamilyViewers.js';
import { M0088ArrivalContacts } from './M0088ArrivalContacts.js';
import { M0089LandingsAndLanguages } from './M0089LandingsAndLanguages.js';
import { M0090SandboxAttachments } from './M0090SandboxAttachments.js';
import { M0091Thanks } from './M0091Thanks.js';
import { M0092HeldTips } from './M0092HeldTips.js';
import { M0093MessageRisks } from './M0093MessageRisks.js';
import { M0094PasskeyOfSession } from './M0094PasskeyOfSession.js';
import { M0095Relay } from './M0095Relay.js';
import { M0096TripThread } from './M0096TripThread.js';
import { M0097CoveredLegs } from './M0097CoveredLegs.js';
import { M0098LanguageOfPerson } from './M0098LanguageOfPerson.js';
import { M0099LanguageOfGuests } from './M0099LanguageOfGuests.js';
import { M0100TravelerLinks } from './M0100TravelerLinks.js';
import { M0101FlightDays } from './M0101FlightDays.js';
import { M0102SiteMessages } from './M0102SiteMessages.js';
import { M0103Translations } from './M0103Translations.js';
import { M0104Push } from './M0104Push.js';
import { M0105LanguageNames } from './M0105LanguageNames.js';
import { M0106Notifications } from './M0106Notifications.js';
import { M0107FlightKeys } from './M0107FlightKeys.js';
import { M0108FlightStatuses } from './M0108FlightStatuses.js';
import { M0109FlightChecks } from './M0109FlightChecks.js';
import { M0110EmailChanges } from './M0110EmailChanges.js';
import { M0111CalendarFeeds } from './M0111CalendarFeeds.js';
import { M0112ChannelsOff } from './M0112ChannelsOff.js';
import { M0113Favourites } from './M0113Favourites.js';
import { M0114WrittenAt } from './M0114WrittenAt.js';
import { M0115DeclinedAt } from './M0115DeclinedAt.js';
import { M0116ClosedAt } from './M0116ClosedAt.js';
import { M0117BoardingPasses } from './M0117BoardingPasses.js';
import { M0118DocumentChecks } from './M0118DocumentChecks.js';
import { M0119TranslationMonth } from './M0119TranslationMonth.js';
import { M0120PushKey } from './M0120PushKey.js';
import { M0121LastFlights } from './M0121LastFlights.js';
import { M0122MeetingPoints } from './M0122MeetingPoints.js';
import { M0123AirportPlaces } from './M0123AirportPlaces.js';
import { M0124CoveredDays } from './M0124CoveredDays.js';
import { M0125NearestAirports } from './M0125NearestAirports.js';
import { M0126MovedTrips } from './M0126MovedTrips.js';

const changes = [
  M0068CountedContacts,
  M0069TipSums,
  M0070SettledPhones,
  M0071Bursts,
  M0072DecidedBy,
  M0075GuardedMembers,
  M0076ReviewsOfTripDays,
  M0077DeletionsToRepeat,
  M0078StoppedMailboxes,
  M0079MeetingNews,
  M0080BegunContacts,
  M0081SharedDestinations,
  M0082TripLegs,
  M0083StepsOfLegs,
  M0084MissedConnections,
  M0085Meetings,
  M0086AskedToFly,
  M0087FamilyViewers,
  M0088ArrivalContacts,
  M0089LandingsAndLanguages,
  M0090SandboxAttachments,
  M0091Thanks,
  M0092HeldTips,
  M0093MessageRisks,
  M0094PasskeyOfSession,
  M0095Relay,
  M0096TripThread,
  M0097CoveredLegs,
  M0098LanguageOfPerson,
  M0099LanguageOfGuests,
  M0100TravelerLinks,
  M0101FlightDays,
  M0102SiteMessages,
  M0103Translations,
  M0104Push,
  M0105LanguageNames,
  M0106Notifications,
  M0107FlightKeys,
  M0108FlightStatuses,
  M0109FlightChecks,
  M0110EmailChanges,
  M0111CalendarFeeds,
  M0112ChannelsOff,
  M0113Favourites,
  M0114WrittenAt,
  M0115DeclinedAt,
  M0116ClosedAt,
  M0117BoardingPasses,
  M0118DocumentChecks,
  M0119TranslationMonth,
  M0120PushKey,
  M0121LastFlights,
  M0122MeetingPoints,
  M0123AirportPlaces,
  M0124CoveredDays,
  M0125NearestAirports,
  M0126MovedTrips,
];

/** The data model, then every change of it, in the order in which they are made. */
export const migrations = [
  { name: baselineName, class: Baseline },
  ...changes.map((migration) => ({ name: migration.name, class: migration })),
];

/** Names in the table of migrations. */
export const knownMigrations: string[] = [...earlierMigrations, ...migrations.map(({ name }) => name)];
