import { Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { routesOf } from '../../platform/openapi/routes.js';

/** This server's API paths in the notation of manifests: `/api/messages/{}`. */
@Injectable()
export class ApiPaths {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  all(): Set<string> {
    const routes = routesOf(this.discovery, this.scanner, this.reflector);
    return new Set(routes.map(({ path }) => path.replace(/:\w+/g, '{}')));
  }
}
