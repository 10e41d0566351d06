import type { ContractDocs } from '../platform/openapi/api-docs.js';
import { ofAccount, ofIdentity, ofProfile } from './schemas/account.js';
import { ofDesk, ofDeskNumbers } from './schemas/desk.js';
import { ofAlerts, ofFitting, ofFlights, ofRoutes } from './schemas/finding.js';
import {
  ofBoardingPasses,
  ofFavourites,
  ofFlightChecks,
  ofListings,
  ofPassesShown,
} from './schemas/listings.js';
import { ofMeasures, ofReports } from './schemas/measures.js';
import { ofMessageTranslation, ofMessaging } from './schemas/messaging.js';
import { ofDeskTips, ofPayments } from './schemas/payments.js';
import { ofLegs, ofPosting } from './schemas/posting.js';
import { ofChannels, ofReleases, ofShipping } from './schemas/releases.js';
import { ofNews, ofNewsChannels, ofNotifications, ofPush } from './schemas/account/news.js';
import { ofDocumentChecks } from './schemas/account/document-checks.js';
import { ofEmail, ofPasskeys, ofPictures } from './schemas/settings.js';
import { ofListingChanges, ofRequests } from './schemas/requests.js';
import { ofGuides, ofLanguages, ofLegalTexts, ofPlatform, ofSite, ofTranslations } from './schemas/site.js';
import { ofFamilyLinks } from './schemas/family-links.js';
import { ofSafety, ofTestimonials, ofThanks } from './schemas/testimonials.js';
import { ofCalendarFeeds } from './schemas/trips/calendar.js';
import { ofCareCards } from './schemas/trips/care-card.js';
import { ofHerPages, ofTravelerLinks } from './schemas/trips/her-page.js';
import { ofThreads } from './schemas/trips/threads.js';
import { ofMatches, ofMeetings } from './schemas/trips.js';

/** Whose exports name the schemas of the description. The first name wins where two contracts export one schema. */
export const contracts: ContractDocs[] = [
  ofLanguages,
  ofPlatform,
  ofTranslations,
  ofAccount,
  ofReports,
  ofProfile,
  ofEmail,
  ofNews,
  ofNotifications,
  ofNewsChannels,
  ofPush,
  ofDocumentChecks,
  ofPictures,
  ofMeasures,
  ofDesk,
  ofDeskNumbers,
  ofIdentity,
  ofPasskeys,
  ofPassesShown,
  ofListings,
  ofBoardingPasses,
  ofLegs,
  ofFitting,
  ofAlerts,
  ofFavourites,
  ofListingChanges,
  ofRequests,
  ofMeetings,
  ofCareCards,
  ofTravelerLinks,
  ofMatches,
  ofHerPages,
  ofFamilyLinks,
  ofCalendarFeeds,
  ofSafety,
  ofThanks,
  ofPosting,
  ofRoutes,
  ofFlights,
  ofFlightChecks,
  ofTestimonials,
  ofMessaging,
  ofMessageTranslation,
  ofThreads,
  ofPayments,
  ofDeskTips,
  ofReleases,
  ofChannels,
  ofShipping,
  ofSite,
  ofGuides,
  ofLegalTexts,
];
