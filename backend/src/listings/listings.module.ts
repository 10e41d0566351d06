import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { AccountModule } from '../account/index.js';
import { AirportList } from './airports/airport-list.js';
import { AirportTable } from './airports/airport-table.js';
import { AirportsController } from './airports/airports.controller.js';
import { Airports } from './airports/airports.service.js';
import { ConnectingController } from './connecting/connecting.controller.js';
import { ConnectingService } from './connecting/connecting.service.js';
import { ContactRequests } from './connecting/contact-requests.js';
import { ListingsDemo } from './demo/demo.js';
import { ListingEntity } from './listing.entity.js';
import { ByMailController } from './posting/by-mail.controller.js';
import { ByMailService } from './posting/by-mail.service.js';
import { ClaimingController } from './posting/claiming.controller.js';
import { Claiming } from './posting/claiming.js';
import { GuestPosts } from './posting/guest-posts.js';
import { KnownAirports } from './posting/known-airports.js';
import { Lapse } from './posting/lapse.js';
import { LifeCycle } from './posting/life-cycle.js';
import { ListingEvidence } from './posting/listing-evidence.js';
import { ListingsOf } from './posting/listings-of.js';
import { LiveListings } from './posting/live-listings.js';
import { MailedLinks } from './posting/mailed-links.js';
import { MemberPosts } from './posting/member-posts.js';
import { OwnListings } from './posting/own-listings.js';
import { OwningController } from './posting/owning.controller.js';
import { OwningService } from './posting/owning.service.js';
import { PostingController } from './posting/posting.controller.js';
import { PostingGate } from './posting/posting-gate.js';
import { PostingService } from './posting/posting.service.js';
import { Reminders } from './posting/reminders.js';
import { Repetitions } from './posting/repetitions.js';
import { TravelDays } from './posting/travel-days.js';
import { Travelers } from './posting/travelers.js';
import { ListingReads } from './search/listing-reads.js';
import { NearbyService } from './search/nearby.service.js';
import { SearchController } from './search/search.controller.js';
import { SearchService } from './search/search.service.js';
import { SingleController } from './search/single.controller.js';
import { ViewerReads } from './search/viewer-reads.js';
import { Calendars } from './sharing/calendars.service.js';
import { ListingPages } from './sharing/listing-pages.js';
import { Pictures } from './sharing/pictures.service.js';
import { SharingController } from './sharing/sharing.controller.js';
import { Routes } from './testimonials/routes.js';
import { TestimonialReads } from './testimonials/testimonial-reads.js';
import { TestimonialsController } from './testimonials/testimonials.controller.js';
import { TestimonialsOf } from './testimonials/testimonials-of.js';
import { TestimonialsService } from './testimonials/testimonials.service.js';
import { TravelerEntity } from './traveler.entity.js';

@Module({
  imports: [AccountModule, MikroOrmModule.forFeature([ListingEntity, TravelerEntity])],
  controllers: [
    AirportsController,
    ByMailController,
    ClaimingController,
    ConnectingController,
    OwningController,
    PostingController,
    SearchController,
    SharingController,
    SingleController,
    TestimonialsController,
  ],
  providers: [
    AirportList,
    AirportTable,
    Airports,
    ByMailService,
    Calendars,
    Claiming,
    ConnectingService,
    ContactRequests,
    GuestPosts,
    KnownAirports,
    Lapse,
    LifeCycle,
    ListingPages,
    ListingReads,
    ListingsDemo,
    ListingEvidence,
    ListingsOf,
    LiveListings,
    MailedLinks,
    MemberPosts,
    NearbyService,
    OwnListings,
    OwningService,
    Pictures,
    PostingGate,
    PostingService,
    Reminders,
    Repetitions,
    Routes,
    SearchService,
    TestimonialReads,
    TestimonialsOf,
    TestimonialsService,
    TravelDays,
    Travelers,
    ViewerReads,
  ],
  exports: [ListingsDemo],
})
export class ListingsModule {}
