import { Controller } from '@nestjs/common';
import type { Received } from '../../../platform/endpoints.js';
import { Route } from '../../../platform/routing/route.js';
import { receiveFlightEvent } from '../endpoints.js';
import { FlightEvents } from './flight-events.js';

@Controller()
export class FlightEventsController {
  constructor(private readonly events: FlightEvents) {}

  @Route(receiveFlightEvent)
  async receive({ params }: Received<typeof receiveFlightEvent>) {
    await this.events.receive(params.secret);
  }
}
