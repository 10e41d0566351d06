import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Controller, Get, Header, NotFoundException, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { WithoutSession } from '../../platform/http/access.js';
import { screenshots } from './contract.js';

export const screenshotPath = (form: string): string => `/screenshot-${form}.webp`;

const paths = screenshots.map(({ form }) => screenshotPath(form));

/** Few visitors install the site, so the files are read when a browser asks for them. */
@WithoutSession()
@Controller()
export class ScreenshotsController {
  @Get(paths)
  @Header('cache-control', 'public, max-age=86400')
  @Header('content-type', 'image/webp')
  picture(@Req() { routeOptions: { url = '' } }: FastifyRequest) {
    if (!paths.includes(url)) throw new NotFoundException();
    return readFile(join(import.meta.dirname, url));
  }
}
