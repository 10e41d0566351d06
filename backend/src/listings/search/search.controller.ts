import { Controller, Get, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type CurrentUser, Me, Public } from '../../platform/http/access.js';
import { linkToNext } from '../../platform/http/link-to-next.js';
import { ReturnsJson } from '../../platform/http/returns.js';
import { valid } from '../../platform/http/valid.js';
import { Limited } from '../../platform/limits/limited.js';
import { Operation } from '../../platform/openapi/operation.js';
import {
  listings,
  listingSearch,
  nearbyListings,
  nearbySearch,
  type ListingSearch,
  type NearbySearch,
} from '../contract.js';
import { NearbyService } from './nearby.service.js';
import { SearchService } from './search.service.js';

@Controller('api/listings')
export class SearchController {
  constructor(
    private readonly service: SearchService,
    private readonly nearby: NearbyService,
  ) {}

  @Get()
  @Operation('searchListings', 'Search active listings')
  @Public()
  @Limited('list.read')
  @ReturnsJson(listings)
  async search(
    @Query(valid(listingSearch)) search: ListingSearch,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Me() me?: CurrentUser,
  ) {
    const { body, next } = await this.service.search(search, me?.id);
    linkToNext(reply, '/api/listings', search, next);
    return body;
  }

  @Get('nearby')
  @Operation('findNearbyListings', 'Find listings near a search')
  @Public()
  @Limited('list.read')
  @ReturnsJson(nearbyListings)
  near(@Query(valid(nearbySearch)) search: NearbySearch, @Me() me?: CurrentUser) {
    return this.nearby.near(search, me?.id);
  }
}
