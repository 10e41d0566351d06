import { Controller } from '@nestjs/common';
import type { Received } from '../../platform/endpoints.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { Route } from '../../platform/routing/route.js';
import { findFittingListings, findFlightRoutes } from './endpoints.js';
import { FittingService } from './fitting.service.js';

@Controller()
export class FittingController {
  constructor(private readonly fitting: FittingService) {}

  @Route(findFittingListings)
  find({ query }: Received<typeof findFittingListings>, @Me() me?: CurrentUser) {
    return this.fitting.find(query, me);
  }

  @Route(findFlightRoutes)
  flightRoutes({ query }: Received<typeof findFlightRoutes>) {
    return this.fitting.flightRoutes(query);
  }
}
