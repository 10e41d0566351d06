import { Controller, Get } from '@nestjs/common';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { Returns } from '../../platform/http/returns.js';
import { Limited } from '../../platform/limits/limited.js';
import { Operation } from '../../platform/openapi/operation.js';
import { waitingTrips } from './contract.js';
import { WaitingTrips } from './waiting-trips.js';

@Controller('api/matches/waiting')
export class WaitingTripsController {
  constructor(private readonly trips: WaitingTrips) {}

  @Get()
  @Operation('listWaitingTrips', 'List trips that wait for your review or thanks')
  @Limited('list.read')
  @Returns(waitingTrips)
  list(@Me() me: CurrentUser) {
    return this.trips.of(me.id);
  }
}
