import { Controller } from '@nestjs/common';
import type { Received } from '../../platform/endpoints.js';
import { Route } from '../../platform/routing/route.js';
import { lookUpFlight } from './endpoints.js';
import { FlightsService } from './flights.service.js';

@Controller()
export class FlightsController {
  constructor(private readonly flights: FlightsService) {}

  @Route(lookUpFlight)
  lookUp({ query }: Received<typeof lookUpFlight>) {
    return this.flights.lookUp(query);
  }
}
