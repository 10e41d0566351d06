import {
  Body,
  Controller,
  Delete,
  HttpCode,
  NotFoundException,
  Param,
  Post,
  Put,
  Req,
  Res,
  UseFilters,
  UseGuards,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { rowId } from '../../platform/contract.js';
import { Public } from '../../platform/http/access.js';
import { valid } from '../../platform/http/valid.js';
import { ProviderFaults } from '../provider-faults.js';
import { AeroApiErrors } from './aeroapi-errors.js';
import { AeroApiGuard } from './aeroapi.guard.js';
import { FlightAlerts, newAlert, type NewAlert } from './alerts.js';

/** Simulates the alerts of AeroAPI v4. */
@Public()
@UseFilters(AeroApiErrors)
@UseGuards(AeroApiGuard)
@Controller('sandbox/aeroapi/alerts')
export class AlertsOfAeroApiController {
  constructor(
    private readonly alerts: FlightAlerts,
    private readonly faults: ProviderFaults,
  ) {}

  @Put('endpoint')
  @HttpCode(204)
  async setEndpoint(@Req() request: FastifyRequest) {
    await this.faults.around('flights', request, async () => undefined);
  }

  @Post()
  @HttpCode(201)
  async add(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body(valid(newAlert)) alert: NewAlert,
  ) {
    await this.faults.around('flights', request, async () => {
      void reply.header('location', `/alerts/${await this.alerts.add(alert)}`);
    });
  }

  @Delete(':id')
  @HttpCode(204)
  async remove(@Req() request: FastifyRequest, @Param('id', valid(rowId)) id: number) {
    await this.faults.around('flights', request, async () => {
      if (!(await this.alerts.remove(id))) throw new NotFoundException('No such alert');
    });
  }
}
