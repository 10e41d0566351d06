import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Received } from '../../platform/endpoints.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { clientIp } from '../../platform/limits/client-ip.js';
import { Route } from '../../platform/routing/route.js';
import { reportUser } from './endpoints.js';
import { ReportsService } from './reports.service.js';

@Controller()
export class ReportsController {
  constructor(private readonly reports: ReportsService) {}

  @Route(reportUser)
  async report(
    { body: report }: Received<typeof reportUser>,
    @Me() me: CurrentUser,
    @Req() request: FastifyRequest,
  ) {
    await this.reports.report(me, report, clientIp(request));
  }
}
