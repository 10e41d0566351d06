import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Controller, Get, Header, HttpException, Inject, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { plainPageStyle } from '../../../platform/html/plain-page.js';
import { SiteStylesheets } from '../../../platform/html/site-stylesheets.js';
import { Public, WithoutSession } from '../../../platform/http/access.js';
import { TakesForm } from '../../../platform/http/forms.js';
import { FromElsewhere } from '../../../platform/http/same-origin.guard.js';
import { language } from '../../../platform/language/contract.js';
import { acceptedLanguage } from '../../../platform/language/requested-language.js';
import { clientIp } from '../../../platform/limits/client-ip.js';
import { Limited } from '../../../platform/limits/limited.js';
import type { HerPage } from '../contract.js';
import { HelpCalls } from '../help/help-calls.js';
import { HerLandings } from '../her-landings.js';
import { HerPages } from '../her-pages.js';
import { HerClock } from './her-clock.js';
import { documentOf, endedPage, herPageHtml, type WholePage } from './her-page-html.js';

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
const style = `${plainPageStyle}\n${read('with.css')}`;
const script = ['with-reading.js', 'with.js'].map(read).join('\n');

const policy =
  "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; " +
  "connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; " +
  "require-trusted-types-for 'script'; trusted-types her-page";

interface Sending {
  page: HerPage;
  token: string;
  notSent?: boolean;
}

/** The page of the one who flies, without the shell: it opens on any phone, also without a network. */
@WithoutSession()
@Controller('with')
export class WithPagesController {
  private readonly worker: string;

  constructor(
    private readonly calls: HelpCalls,
    private readonly landings: HerLandings,
    private readonly pages: HerPages,
    private readonly stylesheets: SiteStylesheets,
    @Inject(CONFIG) { serviceWorker }: Config,
  ) {
    this.worker = read(serviceWorker ? 'with-worker.js' : 'with-worker-off.js');
  }

  @Get('page.css')
  @Header('cache-control', 'no-cache')
  @Header('content-type', 'text/css; charset=utf-8')
  style() {
    return style;
  }

  @Get('page.js')
  @Header('cache-control', 'no-cache')
  @Header('content-type', 'text/javascript; charset=utf-8')
  script() {
    return script;
  }

  @Get('worker.js')
  @Header('cache-control', 'no-cache')
  @Header('content-type', 'text/javascript; charset=utf-8')
  @Header('content-security-policy', "default-src 'none'; connect-src 'self'")
  serviceWorker() {
    return this.worker;
  }

  @Get(':token')
  @Limited('journey.read')
  async page(@Param('token') token: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const found = await this.pages.find(token);
    if (!found) return this.sendEnded(request, reply);
    return this.sendPage(request, reply, { page: found.page, token });
  }

  /** The page tells no site where it was, so its form has no origin. The token is what counts. */
  @Post(':token/help')
  @Public()
  @FromElsewhere()
  @TakesForm()
  async help(@Param('token') token: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.change(request, reply, token, () => this.calls.call(token, clientIp(request)));
  }

  @Post(':token/landed')
  @Public()
  @FromElsewhere()
  @TakesForm()
  @Limited('traveler.landed')
  async landed(@Param('token') token: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.change(request, reply, token, () => this.landings.say(token));
  }

  private async change(
    request: FastifyRequest,
    reply: FastifyReply,
    token: string,
    change: () => Promise<unknown>,
  ) {
    try {
      await change();
      return await reply.redirect(`/with/${token}`, 303);
    } catch (refusal) {
      if (!(refusal instanceof HttpException)) throw refusal;
      const found = await this.pages.find(token);
      if (!found) return this.sendEnded(request, reply);
      return this.sendPage(request, reply.code(refusal.getStatus()), {
        page: found.page,
        token,
        notSent: true,
      });
    }
  }

  private sendPage(request: FastifyRequest, reply: FastifyReply, { page, token, notSent = false }: Sending) {
    const clock = new HerClock(page.language, new Date());
    // The copy of a phone must not outlive the page.
    const shown = herPageHtml(page, { clock, token, notSent });
    return this.send(request, reply.header('x-ends-at', page.endsAt), shown);
  }

  private sendEnded(request: FastifyRequest, reply: FastifyReply) {
    const accepted = acceptedLanguage(request.headers['accept-language'], language.options);
    return this.send(request, reply.code(404), endedPage(accepted ?? 'en'));
  }

  private async send({ cookies }: FastifyRequest, reply: FastifyReply, page: WholePage) {
    const theme = (['light', 'dark'] as const).find((one) => one === cookies.theme);
    const site = {
      stylesheets: await this.stylesheets.addresses(),
      fonts: await this.stylesheets.fonts(),
    };
    return reply
      .headers({
        'content-security-policy': policy,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
      .type('text/html; charset=utf-8')
      .send(documentOf(page, site, theme));
  }
}
