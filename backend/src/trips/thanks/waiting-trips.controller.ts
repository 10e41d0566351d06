import { Controller } from '@nestjs/common';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { Route } from '../../platform/routing/route.js';
import { listWaitingTrips } from './endpoints.js';
import { WaitingTrips } from './waiting-trips.js';

@Controller()
export class WaitingTripsController {
  constructor(private readonly trips: WaitingTrips) {}

  @Route(listWaitingTrips)
  list(@Me() me: CurrentUser) {
    return this.trips.of(me.id);
  }
}
