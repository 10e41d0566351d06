import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Controller, Get, Header, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { plainPageStyle } from '../../../platform/html/plain-page.js';
import { SiteStylesheets } from '../../../platform/html/site-stylesheets.js';
import { WithoutSession } from '../../../platform/http/access.js';
import { valid } from '../../../platform/http/valid.js';
import { Limited } from '../../../platform/limits/limited.js';
import { tokenHash } from '../family-link-token.js';
import { Journeys } from '../journeys.js';
import { JourneyClock, type End } from './journey-clock.js';
import { endedPage, journeyPage, pageHtml, stillFlyingPage, type PlainPage } from './journey-page.js';

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
const style = `${plainPageStyle}\n${read('journey.css')}`;
const journeyScript = read('journey.js');
const stillFlyingScript = read('still-flying.js');

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

/** Which end of the trip the viewer is at. The script knows, and asks again. */
const search = z.object({ near: z.enum(['departure', 'arrival']).catch('arrival') });

/** Pages without the shell: family opens them on any phone, with or without scripts. */
@WithoutSession()
@Controller()
export class JourneyPagesController {
  constructor(
    private readonly journeys: Journeys,
    private readonly stylesheets: SiteStylesheets,
  ) {}

  @Get('journey/page.css')
  @Header('cache-control', 'no-cache')
  @Header('content-type', 'text/css; charset=utf-8')
  style() {
    return style;
  }

  @Get('journey/page.js')
  @Header('cache-control', 'no-cache')
  @Header('content-type', 'text/javascript; charset=utf-8')
  script() {
    return journeyScript;
  }

  @Get('still-flying/page.js')
  @Header('cache-control', 'no-cache')
  @Header('content-type', 'text/javascript; charset=utf-8')
  confirmScript() {
    return stillFlyingScript;
  }

  @Get('journey/:token')
  @Limited('journey.read')
  async journey(
    @Param('token') token: string,
    @Query(valid(search)) { near }: { near: End },
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const found = await this.journeys.find(tokenHash(token));
    if (!found) return this.send(request, reply.code(404), endedPage);
    const clock = new JourneyClock(found.journey, near, new Date());
    return this.send(request, reply, journeyPage(found.journey, clock));
  }

  @Get('still-flying')
  stillFlying(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.send(request, reply, stillFlyingPage);
  }

  private async send({ cookies }: FastifyRequest, reply: FastifyReply, page: PlainPage) {
    const theme = (['light', 'dark'] as const).find((one) => one === cookies.theme);
    return reply
      .headers({
        'content-security-policy': policy,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
      .type('text/html; charset=utf-8')
      .send(pageHtml(page, await this.stylesheets.addresses(), theme));
  }
}
