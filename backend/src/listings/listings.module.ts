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
import { TripsDemo } from '../trips/demo/demo.js';
import { DemoTrips } from '../trips/demo/demo-trips.js';
import { ListingsDemo } from './demo/demo.js';
import { ListingEntity } from './listing.entity.js';
import { MatchCalendarsController } from '../trips/calendar/match-calendars.controller.js';
import { MatchCalendars } from '../trips/calendar/match-calendars.service.js';
import { CareCardsController } from '../trips/care-card/care-cards.controller.js';
import { CareCardsPersonalData } from '../trips/care-card/care-cards-personal-data.js';
import { CareCardsService } from '../trips/care-card/care-cards.service.js';
import { FamilyLinksController } from '../trips/family/family-links.controller.js';
import { FamilyLinksService } from '../trips/family/family-links.service.js';
import { JourneyPagesController } from '../trips/family/page/journey-pages.controller.js';
import { JourneyStreams } from '../trips/family/journey-streams.js';
import { JourneysController } from '../trips/family/journeys.controller.js';
import { Journeys } from '../trips/family/journeys.js';
import { FirstNames } from '../trips/family/trip-names.js';
import { SafetyAnswersController } from '../trips/safety/safety-answers.controller.js';
import { SafetyAnswersPersonalData } from '../trips/safety/safety-answers-personal-data.js';
import { SafetyAnswersService } from '../trips/safety/safety-answers.service.js';
import { TripByMailController } from '../trips/scheduled/by-mail.controller.js';
import { TripEndings } from '../trips/scheduled/trip-endings.js';
import { TripJobs } from '../trips/scheduled/trip-jobs.js';
import { TripLinks } from '../trips/scheduled/trip-links.js';
import { TripReminders } from '../trips/scheduled/trip-reminders.js';
import { StepNews } from '../trips/travel-day/step-news.js';
import { StepsController } from '../trips/travel-day/steps.controller.js';
import { StepsService } from '../trips/travel-day/steps.service.js';
import { MatchDetailsReads } from '../trips/match-details.js';
import { MatchEntity } from '../trips/match.entity.js';
import { MatchLock } from '../trips/match-lock.js';
import { MatchNews } from '../trips/news/match-news.js';
import { MeetingNews } from '../trips/news/meeting-news.js';
import { MatchReads } from '../trips/match-reads.js';
import { MatchesController } from '../trips/matches.controller.js';
import { MatchesService } from '../trips/matches.service.js';
import { TripLegs } from '../trips/legs/trip-legs.js';
import { Proposals } from '../trips/proposals.js';
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
import { TripsPersonalData } from '../trips/changes/trips-personal-data.js';
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
import { PassingTripDays } from '../trips/scheduled/passing-trip-days.js';
import { PassingListingDays } from './scheduled/passing-listing-days.js';
import { AnsweringService } from '../trips/requests/answering.service.js';
import { AskingService } from '../trips/requests/asking.service.js';
import { ListingChanges } from './changes/listing-changes.js';
import { BlockedPairs } from '../trips/changes/blocked-pairs.js';
import { Departures } from '../trips/changes/departures.js';
import { ClaimedInterest } from '../trips/requests/claimed-interest.js';
import { InterestMail } from '../trips/requests/interest-mail.js';
import { RequestExpiry } from '../trips/requests/request-expiry.js';
import { RequestNews } from '../trips/requests/request-news.js';
import { RequestReads } from '../trips/requests/request-reads.js';
import { TripChanges } from '../trips/changes/trip-changes.js';
import { TripNews } from '../trips/changes/trip-news.js';
import { RequestsController } from '../trips/requests/requests.controller.js';
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
import { reviewProviders } from '../trips/reviews/review-providers.js';
import { TestimonialsController } from '../trips/reviews/testimonials.controller.js';
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
    DemoTrips,
    TripsDemo,
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
    ListingChanges,
    ListingStatus,
    ListingPages,
    ListingReads,
    ListingsDemo,
    ListingEvidence,
    HiddenTrips,
    WithheldListings,
    ListingsPersonalData,
    TripsPersonalData,
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
    PassingTripDays,
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
  exports: [ListingsDemo, TripsDemo],
})
export class ListingsModule {}
