import { Module, type DynamicModule } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { LOAD_API_DOCS, type LoadApiDocs } from './api-docs.js';
import { OpenApiController } from './openapi.controller.js';

@Module({})
export class OpenApiModule {
  static with(loadDocs: LoadApiDocs): DynamicModule {
    return {
      module: OpenApiModule,
      imports: [DiscoveryModule],
      controllers: [OpenApiController],
      providers: [{ provide: LOAD_API_DOCS, useValue: loadDocs }],
    };
  }
}
