import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { AccountModule } from '../account/index.js';
import { AirportTable } from './airports/airport-table.js';
import { ConnectingController } from './connecting/connecting.controller.js';
import { ConnectingService } from './connecting/connecting.service.js';
import { ContactRequests } from './connecting/contact-requests.js';
import { ListingEntity } from './listing.entity.js';
import { ListingReads } from './search/listing-reads.js';
import { TravelerEntity } from './traveler.entity.js';

@Module({
  imports: [AccountModule, MikroOrmModule.forFeature([ListingEntity, TravelerEntity])],
  controllers: [ConnectingController],
  providers: [AirportTable, ConnectingService, ContactRequests, ListingReads],
})
export class ListingsModule {}
