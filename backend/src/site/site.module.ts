import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { DiscoveryModule, HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../platform/config/config.js';
import { AnalyticsEntryEntity } from './intake/analytics-entry.entity.js';
import { AnalyticsIntakeController } from './intake/analytics-intake.controller.js';
import { AnalyticsIntake } from './intake/analytics-intake.service.js';
import { registryOf } from '../releases/serving/registry.js';
import { assets } from '../releases/serving/assets.js';
import { ClientErrorEntity } from './intake/client-error.entity.js';
import { ClientErrorsController } from './intake/client-errors.controller.js';
import { ClientErrorsService } from './intake/client-errors.service.js';
import { ContactController } from './contact/contact.controller.js';
import { ContactService } from './contact/contact.service.js';
import { FaultsByRelease } from './intake/faults-by-release.js';
import { ForgetOld } from './intake/forget-old.js';
import { overrides } from '../releases/overrides/overrides.js';
import { Pages } from './pages/pages.js';
import { publicFiles } from './pages/public-files.js';
import { Releases } from '../releases/serving/served-releases.service.js';
import { SlowLoadEntity } from './intake/slow-load.entity.js';
import { SlowLoadsController } from './intake/slow-loads.controller.js';
import { SlowLoadsService } from './intake/slow-loads.service.js';
import { Access } from '../releases/console/access.js';
import { ApiPaths } from '../releases/shipping/api-paths.js';
import { Changes } from '../releases/shipping/shipping.service.js';
import { Entrance } from '../releases/console/operator-login.js';
import { Platform } from '../releases/console/release-console.js';
import { Teams } from '../releases/console/teams.js';
import { visitorOf } from '../releases/serving/canary-visitor.js';

/** Whoever asks for these wants an answer of the API's kind, not a page that says that there is none. */
const notPages = /^\/(api|mf|sandbox|health|metrics|platform)(\/|\?|$)/;

@Module({
  imports: [
    DiscoveryModule,
    MikroOrmModule.forFeature([AnalyticsEntryEntity, ClientErrorEntity, SlowLoadEntity]),
  ],
  controllers: [AnalyticsIntakeController, ClientErrorsController, ContactController, SlowLoadsController],
  providers: [
    Access,
    AnalyticsIntake,
    ApiPaths,
    Changes,
    ClientErrorsService,
    ContactService,
    Entrance,
    FaultsByRelease,
    ForgetOld,
    Pages,
    Platform,
    Releases,
    SlowLoadsService,
    Teams,
  ],
})
export class SiteModule implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly pages: Pages,
    private readonly platform: Platform,
    private readonly releases: Releases,
    private readonly teams: Teams,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Files and pages are no API: they stand beside Nest's routes, on the server itself. */
  onModuleInit() {
    if (this.config.role === 'worker') return;
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    server.get('/mf/registry.json', async ({ headers }, reply) => {
      const given = await this.releases.given(visitorOf(headers.cookie));
      return reply.header('cache-control', 'no-store').send(registryOf(given));
    });
    server.get('/mf/*', assets(this.releases));
    this.teams.serve(server);
    overrides(server, this.config, (request) => this.platform.look(request));
    publicFiles(server, this.config);
    server.get('/*', (request: FastifyRequest, reply: FastifyReply) =>
      notPages.test(request.url) ? reply.callNotFound() : this.pages.serve(request, reply),
    );
  }
}
