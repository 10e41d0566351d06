import { Global, Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { CONFIG, type Config } from './config.js';
import { Database } from './database/database.js';
import { ormOptions } from './database/orm.js';
import { ErrorFilter } from './http/error-filter.js';
import { SameOriginGuard } from './http/same-origin.guard.js';
import { Jobs } from './jobs/jobs.js';
import { Limits } from './limits/limits.js';
import { HealthController } from './observe/health.controller.js';

/** What every domain stands on. */
@Global()
@Module({})
export class PlatformModule {
  static with(config: Config): DynamicModule {
    return {
      module: PlatformModule,
      imports: [
        MikroOrmModule.forRoot({
          ...ormOptions(config),
          autoLoadEntities: true,
          registerRequestContext: false,
        }),
      ],
      controllers: [HealthController],
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_GUARD, useClass: SameOriginGuard },
        Database,
        Limits,
        Jobs,
      ],
      exports: [CONFIG, Database, Limits, Jobs],
    };
  }
}
