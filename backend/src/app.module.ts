import { Module, type DynamicModule } from '@nestjs/common';
import type { Logger } from 'pino';
import { AccountModule } from './account/account.module.js';
import { DemoData } from './demo-data.js';
import { ListingsModule } from './listings/listings.module.js';
import { MessagingModule } from './messaging/messaging.module.js';
import { PaymentsModule } from './payments/payments.module.js';
import type { Config } from './platform/config/config.js';
import { ModerationModule } from './moderation/index.js';
import { OpenApiModule } from './platform/openapi/openapi.module.js';
import { PlatformModule } from './platform/platform.module.js';
import { ProvidersModule } from './platform/providers.module.js';
import { ReleasesModule } from './releases/index.js';
import { sentences } from './sentences.js';
import { SandboxModule } from './sandbox/sandbox.module.js';
import { PagesModule } from './pages/pages.module.js';
import { TripsModule } from './trips/trips.module.js';

@Module({})
export class AppModule {
  static with(config: Config, log: Logger): DynamicModule {
    const sandbox = config.appEnv === 'production' ? [] : [SandboxModule];
    // The order of the guards is the order of these modules: same origin, then the session.
    return {
      module: AppModule,
      providers: [DemoData],
      imports: [
        PlatformModule.with(config, log, sentences),
        ProvidersModule,
        AccountModule,
        ModerationModule,
        ListingsModule,
        TripsModule,
        MessagingModule,
        PaymentsModule,
        ReleasesModule.with(config),
        PagesModule,
        OpenApiModule.with(async () => (await import('./api-docs/index.js')).apiDocs),
        ...sandbox,
      ],
    };
  }
}
