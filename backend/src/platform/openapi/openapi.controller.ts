import { readFile } from 'node:fs/promises';
import { Controller, Get, Header, Inject, NotFoundException, Param, Res } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { CONFIG, type Config } from '../config/config.js';
import { Public } from '../http/access.js';
import { LOAD_API_DOCS, type LoadApiDocs } from './api-docs.js';
import { docsPage, docsPolicy, docsScript } from './docs-page.js';
import { openApiDocument } from './document.js';
import { routesOf, type Route } from './routes.js';

const viewerFiles = new Map([
  ['swagger-ui.css', 'text/css; charset=utf-8'],
  ['swagger-ui-bundle.js', 'text/javascript; charset=utf-8'],
]);

const isDescribed = ({ path, answer }: Route) =>
  (path.startsWith('/api/') && !/^\/api\/(docs|openapi)/.test(path)) ||
  (/^\/(platform|mf)\//.test(path) && answer?.schema !== undefined);

@Public()
@Controller('api')
export class OpenApiController {
  private document?: Promise<Buffer>;
  private readonly viewerBytes = new Map<string, Buffer>();

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
    @Inject(LOAD_API_DOCS) private readonly loadDocs: LoadApiDocs,
  ) {}

  @Get('openapi.json')
  @Header('content-type', 'application/json; charset=utf-8')
  description(): Promise<Buffer> {
    return (this.document ??= this.write());
  }

  async describe(): Promise<object> {
    const routes = routesOf(this.discovery, this.scanner, this.reflector);
    return openApiDocument(routes.filter(isDescribed), await this.loadDocs(), this.config);
  }

  /** As bytes: to write half a megabyte of JSON for each visitor would take 10 ms of the node. */
  private async write(): Promise<Buffer> {
    return Buffer.from(JSON.stringify(await this.describe()));
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
    const bytes =
      this.viewerBytes.get(file) ??
      (await readFile(new URL(file, import.meta.resolve('swagger-ui-dist/package.json'))));
    this.viewerBytes.set(file, bytes);
    return bytes;
  }
}
