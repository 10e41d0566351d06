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
import { ListingEntity } from './listing.entity.js';
import { Travelers } from './posting/travelers.js';
import { ListingReads } from './search/listing-reads.js';
import { Routes } from './testimonials/routes.js';
import { TestimonialReads } from './testimonials/testimonial-reads.js';
import { TestimonialsController } from './testimonials/testimonials.controller.js';
import { TestimonialsOf } from './testimonials/testimonials-of.js';
import { TestimonialsService } from './testimonials/testimonials.service.js';
import { TravelerEntity } from './traveler.entity.js';

@Module({
  imports: [AccountModule, MikroOrmModule.forFeature([ListingEntity, TravelerEntity])],
  controllers: [AirportsController, ConnectingController, TestimonialsController],
  providers: [
    AirportList,
    AirportTable,
    Airports,
    ConnectingService,
    ContactRequests,
    ListingReads,
    Routes,
    TestimonialReads,
    TestimonialsOf,
    TestimonialsService,
    Travelers,
  ],
})
export class ListingsModule {}
