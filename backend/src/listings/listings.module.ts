import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { AccountModule } from '../account/index.js';
import { ConnectingController } from './connecting/connecting.controller.js';
import { ConnectingService } from './connecting/connecting.service.js';
import { ContactRequests } from './connecting/contact-requests.js';
import { OpenListings } from './connecting/open-listings.js';
import { ListingEntity } from './listing.entity.js';
import { ListingReads } from './search/listing-reads.js';
import { TravelerEntity } from './traveler.entity.js';

@Module({
  imports: [AccountModule, MikroOrmModule.forFeature([ListingEntity, TravelerEntity])],
  controllers: [ConnectingController],
  providers: [ConnectingService, ContactRequests, ListingReads, OpenListings],
})
export class ListingsModule {}
