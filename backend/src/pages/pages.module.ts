import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../platform/config/config.js';
import { ContactController } from './contact/contact.controller.js';
import { ContactService } from './contact/contact.service.js';
import { AnalyticsEntryEntity } from './intake/analytics-entry.entity.js';
import { AnalyticsIntakeController } from './intake/analytics-intake.controller.js';
import { AnalyticsIntake } from './intake/analytics-intake.service.js';
import { ClientErrorEntity } from './intake/client-error.entity.js';
import { ClientErrorsController } from './intake/client-errors.controller.js';
import { ClientErrorsService } from './intake/client-errors.service.js';
import { IntakeCleanup } from './intake/intake-cleanup.js';
import { ReleaseHealthService } from './intake/release-health.service.js';
import { SlowLoadEntity } from './intake/slow-load.entity.js';
import { SlowLoadsController } from './intake/slow-loads.controller.js';
import { SlowLoadsService } from './intake/slow-loads.service.js';
import { ServiceWorkerController } from './offline/service-worker.controller.js';
import { GuidesController } from './guides/guides.controller.js';
import { LegalController } from './legal/legal.controller.js';
import { PageRenderer } from './rendering/page-renderer.service.js';
import { PageTurns } from './html/page-turns.js';
import { PagesService } from './html/pages.service.js';
import { IconsController } from './installed/icons.controller.js';
import { ScreenshotsController } from './installed/screenshots.controller.js';
import { PublicFilesController } from './html/public-files.controller.js';

/** Unknown addresses below these get the API's 404, not a page. */
const notPages = /^\/(api|mf|sandbox|health|metrics|platform)(\/|\?|$)/;

@Module({
  imports: [MikroOrmModule.forFeature([AnalyticsEntryEntity, ClientErrorEntity, SlowLoadEntity])],
  controllers: [
    AnalyticsIntakeController,
    ClientErrorsController,
    ContactController,
    GuidesController,
    IconsController,
    LegalController,
    PublicFilesController,
    ScreenshotsController,
    ServiceWorkerController,
    SlowLoadsController,
  ],
  providers: [
    AnalyticsIntake,
    ClientErrorsService,
    ContactService,
    IntakeCleanup,
    PageRenderer,
    PagesService,
    ReleaseHealthService,
    SlowLoadsService,
  ],
})
export class PagesModule implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly pages: PagesService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Not a controller: it hands unknown API addresses on to Nest's own 404. */
  onModuleInit() {
    if (this.config.role === 'worker') return;
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    const turns = new PageTurns(this.config.pagesPerSecond * this.config.limitsScale);
    server.get('/*', (request: FastifyRequest, reply: FastifyReply) =>
      notPages.test(request.url)
        ? reply.callNotFound()
        : turns.serve(request, reply, () => this.pages.serve(request, reply)),
    );
  }
}
