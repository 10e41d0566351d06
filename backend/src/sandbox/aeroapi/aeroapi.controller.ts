import { Controller, Get, Param, Query, Req, UseFilters, UseGuards } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../platform/http/access.js';
import { valid } from '../../platform/http/valid.js';
import { ProviderFaults } from '../provider-faults.js';
import { AeroApiErrors } from './aeroapi-errors.js';
import { AeroApiGuard } from './aeroapi.guard.js';
import { ChangedFlights } from './flight-changes.js';
import { flightsOf, flightsQuery, type FlightsQuery } from './flight-status.js';
import { scheduleDay, schedulesBetween, schedulesQuery, type SchedulesQuery } from './schedules.js';

/** Simulates AeroAPI v4. */
@Public()
@UseFilters(AeroApiErrors)
@UseGuards(AeroApiGuard)
@Controller('sandbox/aeroapi')
export class AeroApiController {
  constructor(
    private readonly changed: ChangedFlights,
    private readonly faults: ProviderFaults,
  ) {}

  @Get('schedules/:start/:end')
  schedules(
    @Req() request: FastifyRequest,
    @Param('start', valid(scheduleDay)) start: string,
    @Param('end', valid(scheduleDay)) end: string,
    @Query(valid(schedulesQuery)) query: SchedulesQuery,
  ) {
    return this.faults.around('flights', request, async () =>
      schedulesBetween(start, end, query, await this.changed.all()),
    );
  }

  @Get('flights/:ident')
  flights(
    @Req() request: FastifyRequest,
    @Param('ident') ident: string,
    @Query(valid(flightsQuery)) query: FlightsQuery,
  ) {
    return this.faults.around('flights', request, async () =>
      flightsOf(ident, query, await this.changed.all()),
    );
  }
}
