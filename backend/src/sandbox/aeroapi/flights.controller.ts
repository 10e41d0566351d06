import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { z } from 'zod';
import { Public } from '../../platform/http/access.js';
import { valid } from '../../platform/http/valid.js';
import { delivery, FlightAlerts } from './alerts.js';
import { ChangedFlights, flightChanges, flightKey } from './flight-changes.js';

/** With what becomes of the event about them. */
const toldChanges = flightChanges.extend({ events: delivery.default('send') });

/** What AeroAPI is to say about a flight on its day. */
@Public()
@Controller('sandbox/flights')
export class SandboxFlightsController {
  constructor(
    private readonly alerts: FlightAlerts,
    private readonly changed: ChangedFlights,
  ) {}

  @Get()
  async list() {
    return [...(await this.changed.all())].map(([key, changes]) => ({ key, ...changes }));
  }

  @Post(':key')
  @HttpCode(200)
  async change(
    @Param('key', valid(flightKey)) key: string,
    @Body(valid(toldChanges)) { events, ...changes }: z.infer<typeof toldChanges>,
  ) {
    const changed = await this.changed.change(key, changes);
    await this.alerts.tell(key, changed, events);
    return changed;
  }

  @Delete()
  async forget() {
    await this.changed.forget();
    return { done: true };
  }
}
