import { Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { routesOf } from '../../platform/openapi/routes.js';

@Injectable()
export class ApiPaths {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  all(): Set<string> {
    const routes = routesOf(this.discovery, this.scanner, this.reflector);
    const paths = routes.flatMap(({ path, formerPaths }) => [path, ...formerPaths]);
    return new Set(paths.map((path) => path.replace(/:\w+/g, '{}')));
  }
}
