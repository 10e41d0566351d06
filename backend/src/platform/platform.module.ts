import { Global, Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, DiscoveryModule } from '@nestjs/core';
import { EntityManager } from '@mikro-orm/core';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { EntityManager as SqlEntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { CONFIG, type Config } from './config/config.js';
import { Database } from './database/database.js';
import { Listener } from './database/listener.js';
import { OrmPool } from './database/pool/orm-pool.js';
import { openOrmPool, ormOptions } from './database/orm.js';
import { ErrorFilter } from './http/errors/error-filter.js';
import { SameOriginGuard } from './http/same-origin.guard.js';
import { Jobs } from './jobs/jobs.js';
import { LimitsCleanup } from './limits/limits-cleanup.js';
import { SpokenSentences, type DomainSentences } from './language/sentences.js';
import { Limits } from './limits/limits.js';
import { Lifecycle } from './process/lifecycle.js';
import { HealthController } from './observe/health.controller.js';
import { KnownReleases } from './observe/known-releases.js';
import { LOG } from './observe/log-token.js';
import { Metrics } from './observe/metrics.js';
import { MetricsController } from './observe/metrics.controller.js';
import { Readiness } from './observe/readiness.js';
import { RemoteFigures } from './observe/remote-figures.js';
import { PageAddresses } from './html/page-addresses.js';
import { PageAnswers } from './html/page-answers.js';
import { PageFacts } from './html/page-facts.js';
import { SiteStylesheets } from './html/site-stylesheets.js';
import { PassingDays } from './passing-days.js';
import { checksWrittenJson, WrittenJson } from './routing/written-json.js';
import { Requests } from './observe/requests.js';
import { Tallies } from './observe/tallies.js';
import { openTracing, Tracing } from './tracing/tracing.js';

@Global()
@Module({})
export class PlatformModule {
  static with(config: Config, log: Logger, sentences: DomainSentences[]): DynamicModule {
    const ormPool = openOrmPool(config.databaseUrl, config);
    return {
      module: PlatformModule,
      imports: [
        DiscoveryModule,
        MikroOrmModule.forRoot({
          ...ormOptions(config, ormPool),
          autoLoadEntities: true,
          registerRequestContext: false,
        }),
      ],
      controllers: [HealthController, MetricsController],
      providers: [
        { provide: CONFIG, useValue: config },
        // Services inject it by its base class.
        { provide: SqlEntityManager, useExisting: EntityManager },
        { provide: LOG, useValue: log },
        { provide: SpokenSentences, useValue: new SpokenSentences(sentences) },
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_GUARD, useClass: SameOriginGuard },
        ...(checksWrittenJson(config) ? [{ provide: APP_INTERCEPTOR, useClass: WrittenJson }] : []),
        { provide: OrmPool, useValue: ormPool },
        { provide: Tracing, useFactory: () => openTracing(config) },
        Database,
        LimitsCleanup,
        Jobs,
        KnownReleases,
        Lifecycle,
        Limits,
        Listener,
        Metrics,
        PageAddresses,
        PageAnswers,
        PageFacts,
        PassingDays,
        Readiness,
        RemoteFigures,
        Requests,
        SiteStylesheets,
        Tallies,
      ],
      exports: [
        CONFIG,
        SqlEntityManager,
        Database,
        Jobs,
        KnownReleases,
        Limits,
        Listener,
        Metrics,
        PageAddresses,
        PageAnswers,
        PageFacts,
        PassingDays,
        Readiness,
        RemoteFigures,
        SiteStylesheets,
        SpokenSentences,
        Tallies,
        Tracing,
      ],
    };
  }
}
