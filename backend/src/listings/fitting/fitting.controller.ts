import { Controller, Get, Query } from '@nestjs/common';
import { type CurrentUser, Me, Public } from '../../platform/http/access.js';
import { ReturnsJson } from '../../platform/http/returns.js';
import { valid } from '../../platform/http/valid.js';
import { Limited } from '../../platform/limits/limited.js';
import { Operation } from '../../platform/openapi/operation.js';
import {
  fittingListings,
  fittingSearch,
  flightRoutes,
  flightRoutesSearch,
  type FittingSearch,
  type FlightRoutesSearch,
} from './contract.js';
import { FittingService } from './fitting.service.js';

@Controller('api/listings')
export class FittingController {
  constructor(private readonly fitting: FittingService) {}

  @Get('fitting')
  @Operation('findFittingListings', 'Find trips that share a flight, a leg or a route')
  @Public()
  @Limited('list.read')
  @ReturnsJson(fittingListings)
  find(@Query(valid(fittingSearch)) search: FittingSearch, @Me() me?: CurrentUser) {
    return this.fitting.find(search, me);
  }

  @Get('flight-routes')
  @Operation('findFlightRoutes', 'Find where a flight goes')
  @Public()
  @Limited('list.read')
  @ReturnsJson(flightRoutes)
  flightRoutes(@Query(valid(flightRoutesSearch)) search: FlightRoutesSearch) {
    return this.fitting.flightRoutes(search);
  }
}
