import { Controller, Get, Logger, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { WithoutSession } from '../../platform/http/access.js';
import { AuthorizedBy } from '../../platform/http/authorized-by.js';
import { valid } from '../../platform/http/valid.js';
import { ConsoleAuthorizer } from '../console/authorizers.js';
import { Layout } from '../console/layout.js';
import { ReleaseConsole } from '../console/release-console.js';
import { releaseId } from '../contract.js';
import { HealthReports, type ReportedError } from '../release-health.js';
import { releaseName } from '../shipping/contract.js';
import { errorsPage } from './errors-page.js';
import { SourceMaps } from './source-maps.js';

@WithoutSession()
@Controller('platform/errors')
export class ReleaseErrorsController {
  private readonly log = new Logger('Releases');

  constructor(
    private readonly reports: HealthReports,
    private readonly maps: SourceMaps,
    private readonly console: ReleaseConsole,
    private readonly layout: Layout,
  ) {}

  @Get(':name/:release')
  @AuthorizedBy(ConsoleAuthorizer)
  async page(
    @Param('name', valid(releaseName)) name: string,
    @Param('release', valid(releaseId.max(80))) release: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    if (!request.sender) return this.console.showLogin(request, reply);
    const errors = await this.errorsOf(name, release);
    const content = errorsPage({ name, release, now: new Date(), errors });
    return this.layout.send(request, reply, { title: 'Errors', content });
  }

  private async errorsOf(name: string, release: string): Promise<ReportedError[] | null> {
    try {
      const errors = await this.reports.errorsOf(name, release);
      const stacks = await this.maps.resolve(errors.map(({ stack }) => stack));
      return errors.map((error, index) => ({ ...error, stack: stacks[index] ?? [] }));
    } catch (error) {
      this.log.error(`The errors of ${name} ${release} cannot be read: ${String(error)}`);
      return null;
    }
  }
}
