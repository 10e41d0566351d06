import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { AccountModule } from '../account/index.js';
import { ModerationModule } from '../moderation/index.js';
import { AirportList } from './airports/airport-list.js';
import { AirportTable } from './airports/airport-table.js';
import { AirportsController } from './airports/airports.controller.js';
import { Airports } from './airports/airports.service.js';
import { StoredAirports } from './airports/stored-airports.js';
import { AlertCleanup } from './alerts/alert-cleanup.js';
import { AlertHits } from './alerts/alert-hits.js';
import { AlertLinks } from './alerts/alert-links.js';
import { AlertNews } from './alerts/alert-news.js';
import { AlertedListings } from './alerts/alerted-listings.js';
import { AlertsController } from './alerts/alerts.controller.js';
import { AlertsPersonalData } from './alerts/alerts-personal-data.js';
import { AlertsService } from './alerts/alerts.service.js';
import { SamePlaneAlerts } from './alerts/same-plane-alerts.js';
import { DemoAlerts } from './demo/demo-alerts.js';
import { GuestAlertsService } from './alerts/guest-alerts.service.js';
import { NewAlerts } from './alerts/new-alerts.js';
import { StoppingService } from './alerts/stopping.service.js';
import { WhyTexts } from './alerts/mails/why-texts.js';
import { BoardingPassController } from './passes/boarding-pass.controller.js';
import { BoardingPasses } from './passes/boarding-passes.service.js';
import { PassFigures } from './passes/pass-figures.js';
import { BoardingPassesData } from './passes/boarding-passes-data.js';
import { FavouriteNews } from './favourites/favourite-news.js';
import { FavouritesController } from './favourites/favourites.controller.js';
import { FavouritesPersonalData } from './favourites/favourites-personal-data.js';
import { FavouritesService } from './favourites/favourites.service.js';
import { KeptPeople } from './favourites/kept-people.js';
import { ListingsDemo } from './demo/demo.js';
import { AeroApi } from './flights/aeroapi.js';
import { FlightBudget } from './flights/flight-budget.js';
import { FlightDays } from './flights/flight-days.js';
import { FlightEventsController } from './flights/status/flight-events.controller.js';
import { FlightEvents } from './flights/status/flight-events.js';
import { FlightFigures } from './flights/status/flight-figures.js';
import { FlightQuestions } from './flights/status/flight-questions.js';
import { FlightStatuses } from './flights/status/flight-statuses.js';
import { FlightWatches } from './flights/status/flight-watches.js';
import { FlightPlanes } from './flights/flight-planes.js';
import { PlaneLookups } from './flights/plane-lookups.js';
import { ListingTranslationController } from './translation/translation.controller.js';
import { FlightsController } from './flights/flights.controller.js';
import { FlightsService } from './flights/flights.service.js';
import { Timetable } from './flights/timetable.js';
import { ListingEntity } from './listing.entity.js';
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
import { FlightChecks } from './my-listings/flight-checks.js';
import { FlightChecksController } from './my-listings/flight-checks.controller.js';
import { ListingStatus } from './my-listings/listing-status.js';
import { BestFirstController } from './fitting/best-first.controller.js';
import { BestFirstService } from './fitting/best-first.service.js';
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
import { OwnerLock } from './changes/owner-lock.js';
import { ListingChanges } from './changes/listing-changes.js';
import { Reminders } from './scheduled/reminders.js';
import { RepeatedPosts } from './posting/repeated-posts.js';
import { TravelDays } from './posting/travel-days.js';
import { Travelers } from './people/travelers.js';
import { ListingReads } from './reads/listing-reads.js';
import { NearbyService } from './search/nearby.service.js';
import { NamedAnswers } from './airports/named-answers.js';
import { SearchAddresses } from './search/search-addresses.js';
import { SharedTextsController } from './shared-trips/shared-texts.controller.js';
import { SearchController } from './search/search.controller.js';
import { SearchService } from './search/search.service.js';
import { SingleController } from './reads/single.controller.js';
import { ViewerReads } from './search/viewer-reads.js';
import { Calendars } from './sharing/calendars.service.js';
import { ListingPages } from './sharing/listing-pages.js';
import { Pictures } from './sharing/pictures.service.js';
import { SharingController } from './sharing/sharing.controller.js';
import { TravelerEntity } from './traveler.entity.js';

@Module({
  imports: [AccountModule, ModerationModule, MikroOrmModule.forFeature([ListingEntity, TravelerEntity])],
  controllers: [
    AlertsController,
    AirportsController,
    BestFirstController,
    BoardingPassController,
    ByMailController,
    ClaimingController,
    FavouritesController,
    RoutesController,
    FittingController,
    FlightEventsController,
    FlightsController,
    FlightChecksController,
    ListingTranslationController,
    MyListingsController,
    OwnerController,
    PostingController,
    SearchController,
    SitemapController,
    SharingController,
    SingleController,
    SharedTextsController,
  ],
  providers: [
    AeroApi,
    AirportList,
    AirportTable,
    Airports,
    StoredAirports,
    AlertCleanup,
    AlertHits,
    AlertLinks,
    AlertNews,
    AlertedListings,
    AlertsPersonalData,
    AlertsService,
    BestFirstService,
    BoardingPasses,
    BoardingPassesData,
    PassFigures,
    ByMailService,
    Calendars,
    ClaimingService,
    DemoAlerts,
    RoutePages,
    RouteReads,
    SamePlaneAlerts,
    FavouriteNews,
    FavouritesPersonalData,
    FavouritesService,
    KeptPeople,
    FittingService,
    FlightBudget,
    FlightDays,
    FlightEvents,
    FlightFigures,
    FlightQuestions,
    FlightStatuses,
    FlightWatches,
    FlightPlanes,
    FlightsService,
    FlightChecks,
    GuestAlertsService,
    GuestPosts,
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
    MailedLinks,
    MemberPosts,
    NearbyService,
    NewAlerts,
    MyListingsService,
    OpenListingsLimit,
    OwnListings,
    OwnerLock,
    PassingListingDays,
    PastLegs,
    Pictures,
    PlaneLookups,
    PostingGate,
    PostingService,
    Reminders,
    StoppingService,
    RepeatedPosts,
    NamedAnswers,
    SearchAddresses,
    SearchService,
    Timetable,
    TravelDays,
    Travelers,
    ViewerReads,
    WhyTexts,
  ],
  exports: [
    Airports,
    StoredAirports,
    BoardingPasses,
    FlightStatuses,
    ListingChanges,
    ListingReads,
    ListingsDemo,
    MailedLinks,
    Travelers,
  ],
})
export class ListingsModule {}
