import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { AccountModule } from '../account/index.js';
import { ModerationModule } from '../moderation/index.js';
import { ListingsModule } from '../listings/index.js';
import { TripBoardingPassController } from './passes/trip-boarding-pass.controller.js';
import { CalendarFeedsController } from './calendar/calendar-feeds.controller.js';
import { CalendarFeedsPersonalData } from './calendar/calendar-feeds-personal-data.js';
import { CalendarFeedsService } from './calendar/calendar-feeds.service.js';
import { FeedCalendarsController } from './calendar/feed-calendars.controller.js';
import { FeedCalendars } from './calendar/feed-calendars.js';
import { MatchCalendarsController } from './calendar/match-calendars.controller.js';
import { MatchCalendars } from './calendar/match-calendars.service.js';
import { CareCardPhotosController } from './care-card/care-card-photos.controller.js';
import { CareCardsPersonalData } from './care-card/care-cards-personal-data.js';
import { CareCardsController } from './care-card/care-cards.controller.js';
import { CareCardsService } from './care-card/care-cards.service.js';
import { BlockedPairs } from './changes/blocked-pairs.js';
import { Departures } from './changes/departures.js';
import { SuspendedCompanions } from './changes/suspended-companions.js';
import { TripChanges } from './changes/trip-changes.js';
import { TripFollowers } from './changes/trip-followers.js';
import { TripNews } from './changes/trip-news.js';
import { TripsPersonalData } from './changes/trips-personal-data.js';
import { companionProviders } from './companions/companion-providers.js';
import { CompanionsController } from './companions/companions.controller.js';
import { DemoTrips } from './demo/demo-trips.js';
import { TripsDemo } from './demo/demo.js';
import { ArrivalContactsController } from './family/arrival/arrival-contacts.controller.js';
import { ArrivalContactsService } from './family/arrival/arrival-contacts.service.js';
import { ArrivalNews } from './family/arrival/arrival-news.js';
import { ArrivalPersonalData } from './family/arrival/arrival-personal-data.js';
import { FamilyLinksController } from './family/family-links.controller.js';
import { FamilyLinksService } from './family/family-links.service.js';
import { JourneyStreams } from './family/journey-streams.js';
import { JourneysController } from './family/journeys.controller.js';
import { Journeys } from './family/journeys.js';
import { JourneyPagesController } from './family/page/journey-pages.controller.js';
import { CompanionNames } from './family/companion-names.js';
import { FirstNames } from './family/trip-names.js';
import { Viewers } from './family/viewers.js';
import { ViewersPersonalData } from './family/viewers-personal-data.js';
import { ConnectionNews } from './flights/connection-news.js';
import { FlightNews } from './flights/flight-news.js';
import { FollowedFlights } from './flights/followed-flights.js';
import { HelpCalls } from './her-page/help/help-calls.js';
import { HelpNews } from './her-page/help/help-news.js';
import { HelpController } from './her-page/help/help.controller.js';
import { HerLandings } from './her-page/her-landings.js';
import { HerPages } from './her-page/her-pages.js';
import { HerPagesController } from './her-page/her-pages.controller.js';
import { TravelerLinksController } from './traveler-link/traveler-links.controller.js';
import { TravelerLinksService } from './traveler-link/traveler-links.service.js';
import { WithPagesController } from './her-page/page/with-pages.controller.js';
import { TravelerLinksPersonalData } from './her-page/traveler-links-personal-data.js';
import { MatchOptions } from './legs/match-options.js';
import { AgreedFlights } from './legs/agreed-flights.js';
import { TripLegs } from './legs/trip-legs.js';
import { TripWays } from './legs/trip-ways.js';
import { MatchDetailsReads } from './match-details.js';
import { MatchLock } from './match-lock.js';
import { MatchReads } from './match-reads.js';
import { MatchEntity } from './match.entity.js';
import { MatchesController } from './matches/matches.controller.js';
import { MatchesService } from './matches.service.js';
import { DeclinedMatches } from './news/declined-matches.js';
import { MatchNews } from './news/match-news.js';
import { MeetingNews } from './news/meeting-news.js';
import { TripMeetings } from './news/trip-meetings.js';
import { Proposals } from './proposals.js';
import { AnsweringService } from './requests/answering.service.js';
import { AskingService } from './requests/asking.service.js';
import { ClaimedInterest } from './requests/claimed-interest.js';
import { InterestMail } from './requests/interest-mail.js';
import { RequestExpiry } from './requests/request-expiry.js';
import { DeclinedNews } from './requests/declined-news.js';
import { RequestNews } from './requests/request-news.js';
import { RequestReads } from './requests/request-reads.js';
import { WithdrawingService } from './requests/withdrawing.service.js';
import { TakingBackController } from './requests/taking-back.controller.js';
import { RequestsController } from './requests/requests.controller.js';
import { reviewProviders } from './reviews/review-providers.js';
import { TestimonialsController } from './reviews/testimonials.controller.js';
import { SafetyAnswersPersonalData } from './safety/safety-answers-personal-data.js';
import { SafetyAnswersController } from './safety/safety-answers.controller.js';
import { SafetyAnswersService } from './safety/safety-answers.service.js';
import { RelayEndings } from './scheduled/relay-endings.js';
import { TripByMailController } from './scheduled/by-mail.controller.js';
import { PassingTripDays } from './scheduled/passing-trip-days.js';
import { TripEndings } from './scheduled/trip-endings.js';
import { TripJobs } from './scheduled/trip-jobs.js';
import { TripLinks } from './scheduled/trip-links.js';
import { TripReminders } from './scheduled/trip-reminders.js';
import { ModeratedThread } from './thread/moderated-thread.js';
import { ThreadAccess } from './thread/thread-access.js';
import { ThreadBlocks } from './thread/thread-blocks.js';
import { ThreadListController } from './thread/thread-list.controller.js';
import { ThreadListService } from './thread/thread-list.service.js';
import { ThreadPersonalData } from './thread/thread-personal-data.js';
import { ThreadReads } from './thread/thread-reads.js';
import { ThreadWrites } from './thread/thread-writes.js';
import { ThreadsController } from './thread/threads.controller.js';
import { ThreadsService } from './thread/threads.service.js';
import { UnseenThreadMail } from './thread/unseen-thread-mail.js';
import { MissedConnectionsController } from './travel-day/missed-connections.controller.js';
import { MissedConnectionsService } from './travel-day/missed-connections.service.js';
import { Briefings } from './texts/briefings.js';
import { CallLinks } from './texts/call-links.js';
import { RoutesOfTwo } from './texts/routes-of-two.js';
import { StandingParts } from './texts/standing-parts.js';
import { PromisedTips } from './thanks/promised-tips.js';
import { WaitingTripsController } from './thanks/waiting-trips.controller.js';
import { WaitingTrips } from './thanks/waiting-trips.js';
import { CareCardTranslationController } from './translation/care-card-translation.controller.js';
import { TestimonialTranslationController } from './translation/testimonial-translation.controller.js';
import { ThreadTranslationController } from './translation/thread-translation.controller.js';
import { HandOverNews } from './travel-day/hand-over-news.js';
import { StepNews } from './travel-day/step-news.js';
import { StepsController } from './travel-day/steps.controller.js';
import { StepsService } from './travel-day/steps.service.js';

@Module({
  imports: [AccountModule, ListingsModule, ModerationModule, MikroOrmModule.forFeature([MatchEntity])],
  controllers: [
    CareCardPhotosController,
    ArrivalContactsController,
    CalendarFeedsController,
    CareCardsController,
    CareCardTranslationController,
    CompanionsController,
    FamilyLinksController,
    FeedCalendarsController,
    HelpController,
    HerPagesController,
    JourneyPagesController,
    JourneysController,
    MatchCalendarsController,
    // Before `api/matches/:id`.
    WaitingTripsController,
    MatchesController,
    MissedConnectionsController,
    RequestsController,
    TakingBackController,
    SafetyAnswersController,
    StepsController,
    TestimonialTranslationController,
    TestimonialsController,
    TravelerLinksController,
    WithPagesController,
    ThreadListController,
    ThreadTranslationController,
    ThreadsController,
    TripBoardingPassController,
    TripByMailController,
  ],
  providers: [
    AnsweringService,
    ArrivalContactsService,
    ArrivalNews,
    ArrivalPersonalData,
    AskingService,
    BlockedPairs,
    Briefings,
    CallLinks,
    CalendarFeedsPersonalData,
    CalendarFeedsService,
    CareCardsPersonalData,
    CareCardsService,
    ClaimedInterest,
    CompanionNames,
    DemoTrips,
    Departures,
    FamilyLinksService,
    FeedCalendars,
    FirstNames,
    ConnectionNews,
    DeclinedMatches,
    DeclinedNews,
    FlightNews,
    FollowedFlights,
    HandOverNews,
    HelpCalls,
    HelpNews,
    HerLandings,
    HerPages,
    InterestMail,
    JourneyStreams,
    Journeys,
    MatchCalendars,
    MatchDetailsReads,
    MatchLock,
    MatchNews,
    MatchOptions,
    MatchReads,
    MatchesService,
    MeetingNews,
    MissedConnectionsService,
    PassingTripDays,
    PromisedTips,
    RoutesOfTwo,
    StandingParts,
    Proposals,
    RelayEndings,
    RequestExpiry,
    RequestNews,
    RequestReads,
    SafetyAnswersPersonalData,
    SafetyAnswersService,
    StepNews,
    StepsService,
    SuspendedCompanions,
    ModeratedThread,
    ThreadAccess,
    ThreadBlocks,
    ThreadListService,
    ThreadPersonalData,
    ThreadReads,
    ThreadWrites,
    ThreadsService,
    TripChanges,
    TripEndings,
    TripFollowers,
    TravelerLinksPersonalData,
    TravelerLinksService,
    TripJobs,
    AgreedFlights,
    TripLegs,
    TripWays,
    TripLinks,
    TripMeetings,
    TripNews,
    TripReminders,
    TripsDemo,
    TripsPersonalData,
    UnseenThreadMail,
    Viewers,
    ViewersPersonalData,
    WaitingTrips,
    WithdrawingService,
    ...companionProviders,
    ...reviewProviders,
  ],
  exports: [TripsDemo],
})
export class TripsModule {}
