import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  BadRequestException,
  Body,
  Controller,
  Get,
  Header,
  HttpException,
  Inject,
  Param,
  Post,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { plainPageStyle } from '../../../platform/html/plain-page.js';
import { SiteStylesheets } from '../../../platform/html/site-stylesheets.js';
import { Public, WithoutSession } from '../../../platform/http/access.js';
import { TakesForm } from '../../../platform/http/forms.js';
import { FromElsewhere } from '../../../platform/http/same-origin.guard.js';
import { valid } from '../../../platform/http/valid.js';
import { language, type Language } from '../../../platform/language/contract.js';
import { offered } from '../../../platform/language/languages.js';
import { languageOfPage } from '../../../platform/language/requested-language.js';
import { SpokenSentences } from '../../../platform/language/sentences.js';
import { clientIp } from '../../../platform/limits/client-ip.js';
import { Limited } from '../../../platform/limits/limited.js';
import { newViewer } from '../contract.js';
import { tokenHash } from '../family-link-token.js';
import { Journeys } from '../journeys.js';
import { Viewers } from '../viewers.js';
import type { End } from './journey-clock.js';
import { endedPage, journeyPage } from './journey-page.js';
import type { RefusedName } from './looked-form.js';
import { pageHtml, type PlainPage } from './page-html.js';
import { shownIn } from './shown-journey.js';
import { stillFlyingPage } from './still-flying-page.js';

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
const style = `${plainPageStyle}\n${read('journey.css')}`;
const journeyScript = read('journey.js');
const stillFlyingScript = read('still-flying.js');

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; " +
  "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

const search = z.object({
  /** Which end of the trip the viewer is at. The script knows, and asks again. */
  near: z.enum(['departure', 'arrival']).catch('arrival'),
  /** What was chosen on the page. */
  language: language.optional().catch(undefined),
});
type Search = z.infer<typeof search>;

/** Of the mail that leads here. */
const inLanguage = z.object({ language: language.catch('en') });

const typedName = z.object({ name: z.string().max(100) }).catch({ name: '' });

interface Viewed {
  token: string;
  near: End;
  language: Language;
}

/** Pages without the shell: family opens them on any phone, with or without scripts. */
@WithoutSession()
@Controller()
export class JourneyPagesController {
  constructor(
    private readonly journeys: Journeys,
    private readonly sentences: SpokenSentences,
    private readonly stylesheets: SiteStylesheets,
    private readonly viewers: Viewers,
    @Inject(CONFIG) private readonly config: Config,
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
    @Query(valid(search)) { near, language: named }: Search,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const spoken = languageOfPage(request, named, this.config.languages);
    return this.sendJourney(request, reply, { token, near, language: spoken });
  }

  /** The page tells no site where it was, so its form has no origin. The token is what counts. */
  @Post('journey/:token')
  @Public()
  @FromElsewhere()
  @TakesForm()
  async addViewer(
    @Param('token') token: string,
    @Body() typed: unknown,
    @Query(valid(search)) { language: named }: Search,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const { data, error } = newViewer.safeParse(typed);
    try {
      if (error) throw new BadRequestException(error.issues[0]?.message);
      await this.viewers.add(token, data.name, clientIp(request));
      return await reply.redirect(`/journey/${token}${named ? `?language=${named}` : ''}#looked`, 303);
    } catch (refusal) {
      if (!(refusal instanceof HttpException)) throw refusal;
      const spoken = languageOfPage(request, named, this.config.languages);
      const message = this.sentences.in(spoken, refusal.message);
      const refused = { ...typedName.parse(typed), message };
      const viewed = { token, near: 'arrival', language: spoken } as const;
      return this.sendJourney(request, reply.code(refusal.getStatus()), viewed, refused);
    }
  }

  @Get('still-flying')
  stillFlying(
    @Query(valid(inLanguage)) { language: chosen }: { language: Language },
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    return this.send(request, reply, stillFlyingPage(offered(this.config, chosen)));
  }

  private async sendJourney(
    request: FastifyRequest,
    reply: FastifyReply,
    { token, near, language: spoken }: Viewed,
    refused?: RefusedName,
  ) {
    const { languages } = this.config;
    const found = await this.journeys.find(tokenHash(token), spoken);
    if (!found) return this.send(request, reply.code(404), endedPage(spoken), languages);
    const shown = shownIn(spoken, found.journey, near, new Date());
    return this.send(request, reply, journeyPage(shown, refused), languages);
  }

  private async send(
    { cookies }: FastifyRequest,
    reply: FastifyReply,
    page: PlainPage,
    languages: Language[] = [],
  ) {
    const site = {
      stylesheets: await this.stylesheets.addresses(),
      fonts: await this.stylesheets.fonts(),
      theme: (['light', 'dark'] as const).find((one) => one === cookies.theme),
      languages,
    };
    return reply
      .headers({
        'content-security-policy': policy,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
      .type('text/html; charset=utf-8')
      .send(pageHtml(page, site));
  }
}
