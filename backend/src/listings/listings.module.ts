import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { AccountModule } from '../account/index.js';
import { AirportList } from './airports/airport-list.js';
import { AirportTable } from './airports/airport-table.js';
import { AirportsController } from './airports/airports.controller.js';
import { Airports } from './airports/airports.service.js';
import { AlertCleanup } from './alerts/alert-cleanup.js';
import { AlertHits } from './alerts/alert-hits.js';
import { AlertLinks } from './alerts/alert-links.js';
import { AlertNews } from './alerts/alert-news.js';
import { AlertedListings } from './alerts/alerted-listings.js';
import { AlertsController } from './alerts/alerts.controller.js';
import { AlertsPersonalData } from './alerts/alerts-personal-data.js';
import { AlertsService } from './alerts/alerts.service.js';
import { DemoAlerts } from './alerts/demo-alerts.js';
import { GuestAlertsService } from './alerts/guest-alerts.service.js';
import { NewAlerts } from './alerts/new-alerts.js';
import { StoppingService } from './alerts/stopping.service.js';
import { WhyTexts } from './alerts/mails/why-texts.js';
import { DemoMatches } from './demo/matches/demo-matches.js';
import { ListingsDemo } from './demo/demo.js';
import { ListingEntity } from './listing.entity.js';
import { MatchCalendarsController } from './matches/calendar/match-calendars.controller.js';
import { MatchCalendars } from './matches/calendar/match-calendars.service.js';
import { CareCardsController } from './matches/care-card/care-cards.controller.js';
import { CareCardsPersonalData } from './matches/care-card/care-cards-personal-data.js';
import { CareCardsService } from './matches/care-card/care-cards.service.js';
import { FamilyLinksController } from './matches/journey/family-links.controller.js';
import { FamilyLinksService } from './matches/journey/family-links.service.js';
import { JourneyPagesController } from './matches/journey/page/journey-pages.controller.js';
import { JourneyStreams } from './matches/journey/journey-streams.js';
import { JourneysController } from './matches/journey/journeys.controller.js';
import { Journeys } from './matches/journey/journeys.js';
import { FirstNames } from './matches/journey/trip-names.js';
import { SafetyAnswersController } from './matches/safety/safety-answers.controller.js';
import { SafetyAnswersPersonalData } from './matches/safety/safety-answers-personal-data.js';
import { SafetyAnswersService } from './matches/safety/safety-answers.service.js';
import { TripByMailController } from './matches/scheduled/by-mail.controller.js';
import { TripEndings } from './matches/scheduled/trip-endings.js';
import { TripJobs } from './matches/scheduled/trip-jobs.js';
import { TripLinks } from './matches/scheduled/trip-links.js';
import { TripReminders } from './matches/scheduled/trip-reminders.js';
import { StepNews } from './matches/travel-day/step-news.js';
import { StepsController } from './matches/travel-day/steps.controller.js';
import { StepsService } from './matches/travel-day/steps.service.js';
import { MatchDetailsReads } from './matches/match-details.js';
import { MatchEntity } from './matches/match.entity.js';
import { MatchLock } from './matches/match-lock.js';
import { MatchNews } from './matches/news/match-news.js';
import { MeetingNews } from './matches/news/meeting-news.js';
import { MatchReads } from './matches/match-reads.js';
import { MatchesController } from './matches/matches.controller.js';
import { TripLegs } from './matches/legs/trip-legs.js';
import { MatchesService } from './matches/matches.service.js';
import { Proposals } from './matches/proposals.js';
import { ByMailController } from './my-listings/by-mail.controller.js';
import { ByMailService } from './my-listings/by-mail.service.js';
import { ClaimingController } from './claiming/claiming.controller.js';
import { ClaimingService } from './claiming/claiming.service.js';
import { RoutePages } from './routes/route-pages.js';
import { RoutesController } from './routes/routes.controller.js';
import { RouteReads } from './routes/route-reads.js';
import { SitemapController } from './routes/sitemap.controller.js';
import { GuestPosts } from './posting/guest-posts.js';
import { KnownAirports } from './posting/known-airports.js';
import { UnclaimedExpiry } from './scheduled/unclaimed-expiry.js';
import { ListingStatus } from './my-listings/listing-status.js';
import { FittingController } from './fitting/fitting.controller.js';
import { FittingService } from './fitting/fitting.service.js';
import { PastLegs } from './legs/past-legs.js';
import { ListingEvidence } from './people/listing-evidence.js';
import { HiddenTrips } from './people/hidden-trips.js';
import { WithheldListings } from './people/withheld-listings.js';
import { ListingsPersonalData } from './changes/personal-data.js';
import { OpenListingsLimit } from './posting/open-listings-limit.js';
import { MailedLinks } from './mails/mailed-links.js';
import { MemberPosts } from './posting/member-posts.js';
import { MyListingsController } from './my-listings/my-listings.controller.js';
import { MyListingsService } from './my-listings/my-listings.service.js';
import { OwnListings } from './reads/own-listings.js';
import { OwnerController } from './reads/owner.controller.js';
import { PostingController } from './posting/posting.controller.js';
import { PostingGate } from './posting/posting-gate.js';
import { PostingService } from './posting/posting.service.js';
import { PassingListingDays } from './scheduled/passing-listing-days.js';
import { AnsweringService } from './requests/answering.service.js';
import { AskingService } from './requests/asking.service.js';
import { BlockedPairs } from './changes/blocked-pairs.js';
import { Departures } from './changes/departures.js';
import { ClaimedInterest } from './requests/claimed-interest.js';
import { InterestMail } from './requests/interest-mail.js';
import { RequestExpiry } from './scheduled/request-expiry.js';
import { RequestNews } from './requests/request-news.js';
import { RequestReads } from './requests/request-reads.js';
import { TripChanges } from './changes/trip-changes.js';
import { TripNews } from './changes/trip-news.js';
import { RequestsController } from './requests/requests.controller.js';
import { Reminders } from './scheduled/reminders.js';
import { RepeatedPosts } from './posting/repeated-posts.js';
import { TravelDays } from './posting/travel-days.js';
import { Travelers } from './people/travelers.js';
import { ListingReads } from './reads/listing-reads.js';
import { NearbyService } from './search/nearby.service.js';
import { SearchController } from './search/search.controller.js';
import { SearchService } from './search/search.service.js';
import { SingleController } from './reads/single.controller.js';
import { ViewerReads } from './search/viewer-reads.js';
import { Calendars } from './sharing/calendars.service.js';
import { ListingPages } from './sharing/listing-pages.js';
import { Pictures } from './sharing/pictures.service.js';
import { SharingController } from './sharing/sharing.controller.js';
import { reviewProviders } from './testimonials/review-providers.js';
import { TestimonialsController } from './testimonials/testimonials.controller.js';
import { TravelerEntity } from './traveler.entity.js';

@Module({
  imports: [AccountModule, MikroOrmModule.forFeature([ListingEntity, MatchEntity, TravelerEntity])],
  controllers: [
    AlertsController,
    AirportsController,
    ByMailController,
    CareCardsController,
    ClaimingController,
    RoutesController,
    FamilyLinksController,
    FittingController,
    JourneyPagesController,
    JourneysController,
    MatchCalendarsController,
    MatchesController,
    MyListingsController,
    OwnerController,
    PostingController,
    RequestsController,
    SafetyAnswersController,
    SearchController,
    SitemapController,
    SharingController,
    SingleController,
    StepsController,
    TestimonialsController,
    TripByMailController,
  ],
  providers: [
    AnsweringService,
    AskingService,
    AirportList,
    AirportTable,
    Airports,
    AlertCleanup,
    AlertHits,
    AlertLinks,
    AlertNews,
    AlertedListings,
    AlertsPersonalData,
    AlertsService,
    BlockedPairs,
    ByMailService,
    Calendars,
    CareCardsPersonalData,
    CareCardsService,
    ClaimedInterest,
    ClaimingService,
    DemoAlerts,
    DemoMatches,
    Departures,
    RoutePages,
    RouteReads,
    FamilyLinksService,
    FirstNames,
    FittingService,
    GuestAlertsService,
    GuestPosts,
    InterestMail,
    Journeys,
    JourneyStreams,
    KnownAirports,
    UnclaimedExpiry,
    ListingStatus,
    ListingPages,
    ListingReads,
    ListingsDemo,
    ListingEvidence,
    HiddenTrips,
    WithheldListings,
    ListingsPersonalData,
    MailedLinks,
    MatchCalendars,
    MatchDetailsReads,
    MatchLock,
    MatchNews,
    MeetingNews,
    MatchReads,
    MatchesService,
    MemberPosts,
    NearbyService,
    NewAlerts,
    MyListingsService,
    OpenListingsLimit,
    OwnListings,
    PassingListingDays,
    PastLegs,
    Pictures,
    PostingGate,
    PostingService,
    Proposals,
    TripLegs,
    Reminders,
    StepNews,
    StepsService,
    StoppingService,
    RepeatedPosts,
    RequestExpiry,
    RequestNews,
    RequestReads,
    SafetyAnswersPersonalData,
    SafetyAnswersService,
    SearchService,
    TravelDays,
    Travelers,
    TripEndings,
    TripJobs,
    TripLinks,
    TripReminders,
    TripChanges,
    TripNews,
    ViewerReads,
    WhyTexts,
    ...reviewProviders,
  ],
  exports: [ListingsDemo],
})
export class ListingsModule {}
