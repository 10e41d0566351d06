import { Body, Controller, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { done } from '../../platform/contract.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { Returns } from '../../platform/http/returns.js';
import { valid } from '../../platform/http/valid.js';
import { clientIp } from '../../platform/limits/client-ip.js';
import { Limited } from '../../platform/limits/limited.js';
import { Operation } from '../../platform/openapi/operation.js';
import { newReport, type NewReport } from './contract.js';
import { ReportsService } from './reports.service.js';

@Controller('api/reports')
export class ReportsController {
  constructor(private readonly reports: ReportsService) {}

  @Post()
  @Operation('reportUser', 'Report a user to the team')
  @Limited('report.write')
  @Returns(done)
  async report(
    @Me() me: CurrentUser,
    @Body(valid(newReport)) report: NewReport,
    @Req() request: FastifyRequest,
  ) {
    await this.reports.report(me, report, clientIp(request));
    return { done: true as const };
  }
}
