import { Controller, Get, Header, Headers, Logger, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { WithoutSession } from '../../platform/http/access.js';
import { Returns } from '../../platform/http/returns.js';
import { Operation } from '../../platform/openapi/operation.js';
import { registry } from '../contract.js';
import { contentTypeOf } from '../../platform/object-store/content-type.js';
import { canaryVisitorOf } from './canary-visitor.js';
import { fullRegistry } from './registry.js';
import { ServedReleases } from './served-releases.service.js';

const aYear = 'public, max-age=31536000, immutable';
/** Pages load these files through the origin of ASSETS_URL too, and a CDN keeps them with their headers for a year. */
const forOtherOrigins = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
};
const fileAddress = /^([a-z-]+)\/([\w-][\w.-]*)\/([\w~-][\w.~-]*)$/;
/** They say what a document may do. Under the policy of a file, which allows nothing, they would only be 0.4 KB of each. */
const ofDocuments = ['permissions-policy', 'cross-origin-opener-policy', 'referrer-policy'];
/** A worker has the policy of its own response: it may compile WebAssembly, which no page may, and reach no address. */
const policyOfWorkers = "default-src 'none'; script-src 'wasm-unsafe-eval'";
const isWorker = (file: string) => file.endsWith('.worker.js');
/** Fonts and pictures are compressed already. */
const hasCompressedTwin = /\.(js|css|json|svg|txt|webmanifest|wasm)$/;

@WithoutSession()
@Controller('mf')
export class ReleaseFilesController {
  private readonly log = new Logger('Assets');

  constructor(private readonly releases: ServedReleases) {}

  @Get('registry.json')
  @Operation('getRegistry', 'Read the registry of remotes')
  @Header('cache-control', 'no-store')
  @Returns(registry)
  async registry(@Headers('cookie') cookie?: string) {
    return fullRegistry(await this.releases.forVisitor(canaryVisitorOf(cookie)));
  }

  @Get('*')
  async file(
    @Param('*') path: string,
    @Headers('accept-encoding') acceptEncoding: string | undefined,
    @Res() reply: FastifyReply,
  ) {
    const [address, name, release, file] = fileAddress.exec(path) ?? [];
    const contentType = address && contentTypeOf(address);
    if (!contentType || !name || !release || !file) return sendMissing(reply);
    const takesBrotli = hasCompressedTwin.test(file) && /\bbr\b/.test(acceptEncoding ?? '');
    try {
      const compressed = takesBrotli ? await this.releases.file(name, release, `${file}.br`) : null;
      const found = compressed ?? (await this.releases.file(name, release, file));
      if (!found) return sendMissing(reply);
      for (const name of ofDocuments) void reply.removeHeader(name);
      if (compressed) void reply.header('content-encoding', 'br');
      const changes = release === 'dev' || file === 'registry.json';
      return reply
        .header('content-type', contentType)
        .header('cache-control', changes ? 'no-store' : aYear)
        .header('vary', 'accept-encoding')
        .headers(forOtherOrigins)
        .headers(isWorker(file) ? { 'content-security-policy': policyOfWorkers } : {})
        .send(found.body);
    } catch (error) {
      this.log.error(`${name} ${release} ${file} cannot be read: ${String(error)}`);
      return sendUnreadable(reply);
    }
  }
}

const sendUnreadable = (reply: FastifyReply) =>
  reply
    .code(503)
    .header('cache-control', 'no-store')
    .header('retry-after', '5')
    .type('text/plain; charset=utf-8')
    .send('This file cannot be read at the moment. Please try again.');

const sendMissing = (reply: FastifyReply) =>
  reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('There is no such file.');
