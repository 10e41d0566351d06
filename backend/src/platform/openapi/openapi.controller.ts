import { readFile } from 'node:fs/promises';
import { Controller, Get, Header, Inject, NotFoundException, Param, Res } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { CONFIG, type Config } from '../config/config.js';
import { Public } from '../http/access.js';
import { docsPage, docsPolicy, docsScript } from './docs-page.js';
import { openApiDocument } from './document.js';
import { routesOf } from './routes.js';

const viewerFiles = new Map([
  ['swagger-ui.css', 'text/css; charset=utf-8'],
  ['swagger-ui-bundle.js', 'text/javascript; charset=utf-8'],
]);

/** What the API takes and answers, for people and for machines. */
@Public()
@Controller('api')
export class OpenApiController {
  private document?: object;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  @Get('openapi.json')
  description(): object {
    return (this.document ??= openApiDocument(
      routesOf(this.discovery, this.scanner, this.reflector).filter(
        ({ path, answer }) =>
          (path.startsWith('/api/') && !/^\/api\/(docs|openapi)/.test(path)) ||
          (/^\/(platform|mf)\//.test(path) && answer?.schema !== undefined),
      ),
      this.config.publicUrl,
    ));
  }

  @Get('docs')
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('content-security-policy', docsPolicy)
  page(): string {
    return docsPage;
  }

  @Get('docs/start.js')
  @Header('content-type', 'text/javascript; charset=utf-8')
  script(): string {
    return docsScript;
  }

  @Get('docs/:file')
  async viewer(
    @Param('file') file: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const type = viewerFiles.get(file);
    if (!type) throw new NotFoundException();
    void reply.type(type).header('cache-control', 'public, max-age=86400');
    return readFile(new URL(file, import.meta.resolve('swagger-ui-dist/package.json')));
  }
}
