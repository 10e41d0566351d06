import { join } from 'node:path';
import { Global, Logger, Module, type DynamicModule, type OnModuleInit } from '@nestjs/common';
import { DiscoveryModule, HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { CONFIG, type Config } from '../platform/config/config.js';
import { SiteStylesheets } from '../platform/html/site-stylesheets.js';
import { BuiltInUpdate } from './built-in/built-in-update.service.js';
import { ConsoleAuthorizer, OwnFormAuthorizer, TokenOrFormAuthorizer } from './console/authorizers.js';
import { ConsoleController } from './console/console.controller.js';
import { Layout } from './console/layout.js';
import { ReleaseActionsController } from './console/release-actions.controller.js';
import { ReleaseConsole } from './console/release-console.js';
import { ReleaseErrorsController } from './errors/release-errors.controller.js';
import { SourceMaps } from './errors/source-maps.js';
import { HealthReports } from './release-health.js';
import { OverridesController } from './overrides/overrides.controller.js';
import { ReleaseFilesController } from './serving/release-files.controller.js';
import { ServedReleases } from './serving/served-releases.service.js';
import { ApiPaths } from './shipping/api-paths.js';
import { channelsKey } from './store/channels-key.js';
import { ShippingController } from './shipping/shipping.controller.js';
import { ShippingService } from './shipping/shipping.service.js';
import { ReadAuthorizer, TokenAuthorizer } from './shipping/token.authorizer.js';
import { openStore, OBJECT_STORE } from '../platform/object-store/open-store.js';

@Global()
@Module({})
export class ReleasesModule implements OnModuleInit {
  static with({ appEnv }: Pick<Config, 'appEnv'>): DynamicModule {
    return {
      module: ReleasesModule,
      imports: [DiscoveryModule],
      controllers: [
        ConsoleController,
        ReleaseActionsController,
        ReleaseErrorsController,
        ReleaseFilesController,
        ShippingController,
        ...(appEnv === 'production' ? [] : [OverridesController]),
      ],
      providers: [
        { provide: OBJECT_STORE, inject: [CONFIG], useFactory: openServerStore },
        ApiPaths,
        BuiltInUpdate,
        ConsoleAuthorizer,
        HealthReports,
        Layout,
        OwnFormAuthorizer,
        ReadAuthorizer,
        ReleaseConsole,
        ServedReleases,
        ShippingService,
        SourceMaps,
        TokenAuthorizer,
        TokenOrFormAuthorizer,
      ],
      exports: [HealthReports, OBJECT_STORE, ServedReleases],
    };
  }

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly releases: ServedReleases,
    private readonly stylesheets: SiteStylesheets,
  ) {}

  /** Nest removes a slash at the end of a path, so no controller can have this route. */
  onModuleInit() {
    this.stylesheets.register(
      () => this.releases.stylesheets(),
      () => this.releases.fonts(),
    );
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    server.get('/platform/', (_request, reply) => reply.redirect('/platform', 308));
  }
}

function openServerStore(config: Config) {
  const log = new Logger('Releases');
  return openStore(config, {
    folder: join(config.dataDir, 'releases'),
    logError: (message) => log.error(message),
    replacedKey: channelsKey,
  });
}
