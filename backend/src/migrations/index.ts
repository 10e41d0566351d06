import { M0001Platform } from './M0001Platform.js';
import { M0002Account } from './M0002Account.js';
import { M0003Site } from './M0003Site.js';
import { M0004Sandbox } from './M0004Sandbox.js';
import { M0005Providers } from './M0005Providers.js';
import { M0006Listings } from './M0006Listings.js';
import { M0007ListingSearch } from './M0007ListingSearch.js';
import { M0008Messaging } from './M0008Messaging.js';
import { M0009Notifications } from './M0009Notifications.js';
import { M0010Payments } from './M0010Payments.js';
import { M0011SandboxStripe } from './M0011SandboxStripe.js';
import { M0012SlowLoads } from './M0012SlowLoads.js';
import { M0013AccountSafety } from './M0013AccountSafety.js';
import { M0014ListingClaims } from './M0014ListingClaims.js';
import { M0015TipReviews } from './M0015TipReviews.js';
import { M0016SmsDelivery } from './M0016SmsDelivery.js';
import { M0017Matches } from './M0017Matches.js';
import { M0018TravelersWhoAsked } from './M0018TravelersWhoAsked.js';
import { M0019LostNumbers } from './M0019LostNumbers.js';
import { M0020SafetyAnswers } from './M0020SafetyAnswers.js';
import { M0021Pictures } from './M0021Pictures.js';
import { M0023ReviewsThatCount } from './M0023ReviewsThatCount.js';
import { M0024RiskyMessages } from './M0024RiskyMessages.js';
import { M0025KeptFlights } from './M0025KeptFlights.js';
import { M0026PhoneKeys } from './M0026PhoneKeys.js';
import { M0030Desk } from './M0030Desk.js';
import { M0031Passkeys } from './M0031Passkeys.js';
import { M0032WithheldListings } from './M0032WithheldListings.js';
import { M0033WithheldReviews } from './M0033WithheldReviews.js';
import { M0034DeskActions } from './M0034DeskActions.js';
import { M0035PersonCards } from './M0035PersonCards.js';
import { M0036WithheldMessages } from './M0036WithheldMessages.js';
import { M0037ReportedGuests } from './M0037ReportedGuests.js';
import { M0040Flags } from './M0040Flags.js';
import { M0041Tallies } from './M0041Tallies.js';
import { M0042AgreedRules } from './M0042AgreedRules.js';
import { M0043Legs } from './M0043Legs.js';
import { M0045Alerts } from './M0045Alerts.js';
import { M0046AlertedLegs } from './M0046AlertedLegs.js';
import { M0047HiddenTrips } from './M0047HiddenTrips.js';
import { M0048LaterFlights } from './M0048LaterFlights.js';
import { M0049SearchTerms } from './M0049SearchTerms.js';
import { M0051AlertsOnListings } from './M0051AlertsOnListings.js';
import { M0052AlertsToFind } from './M0052AlertsToFind.js';
import { M0060RestoredBackups } from './M0060RestoredBackups.js';
import { M0065ErrorStacks } from './M0065ErrorStacks.js';
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

/** Every change of the schema, in the order in which it is made. */
export const migrations = [
  M0001Platform,
  M0002Account,
  M0003Site,
  M0004Sandbox,
  M0005Providers,
  M0006Listings,
  M0007ListingSearch,
  M0008Messaging,
  M0009Notifications,
  M0010Payments,
  M0011SandboxStripe,
  M0012SlowLoads,
  M0013AccountSafety,
  M0014ListingClaims,
  M0015TipReviews,
  M0016SmsDelivery,
  M0017Matches,
  M0018TravelersWhoAsked,
  M0019LostNumbers,
  M0020SafetyAnswers,
  M0021Pictures,
  M0023ReviewsThatCount,
  M0024RiskyMessages,
  M0025KeptFlights,
  M0026PhoneKeys,
  M0030Desk,
  M0031Passkeys,
  M0032WithheldListings,
  M0033WithheldReviews,
  M0034DeskActions,
  M0035PersonCards,
  M0036WithheldMessages,
  M0037ReportedGuests,
  M0040Flags,
  M0041Tallies,
  M0042AgreedRules,
  M0043Legs,
  M0045Alerts,
  M0046AlertedLegs,
  M0047HiddenTrips,
  M0048LaterFlights,
  M0049SearchTerms,
  M0051AlertsOnListings,
  M0052AlertsToFind,
  M0060RestoredBackups,
  M0065ErrorStacks,
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
].map((migration) => ({ name: migration.name, class: migration }));
