import { Controller, Get, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type CurrentUser, Me, Public } from '../../platform/http/access.js';
import { linkToNext } from '../../platform/http/link-to-next.js';
import { ReturnsJson } from '../../platform/http/returns.js';
import { valid } from '../../platform/http/valid.js';
import { Limited } from '../../platform/limits/limited.js';
import { Operation } from '../../platform/openapi/operation.js';
import { BestFirstService } from './best-first.service.js';
import { foundListings, tripSearch, type TripSearch } from './contract.js';
import { stopsText } from './searched-stops.js';

@Controller('api/search')
export class BestFirstController {
  constructor(private readonly service: BestFirstService) {}

  @Get()
  @Operation('searchTrips', 'Search active listings, those that fit best first')
  @Public()
  @Limited('list.read')
  @ReturnsJson(foundListings)
  async search(
    @Query(valid(tripSearch)) search: TripSearch,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Me() me?: CurrentUser,
  ) {
    const { body, next } = await this.service.search(search, me?.id);
    linkToNext(reply, '/api/search', { ...search, stops: stopsText(search.stops) }, next);
    return body;
  }
}
