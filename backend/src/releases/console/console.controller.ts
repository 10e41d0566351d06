import { Controller, Get, Header, Inject, Logger, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { WithoutSession } from '../../platform/http/access.js';
import { AuthorizedBy } from '../../platform/http/authorized-by.js';
import { TakesForm } from '../../platform/http/forms.js';
import { FromElsewhere } from '../../platform/http/same-origin.guard.js';
import { authorName } from '../shipping/contract.js';
import { TokenAuthorizer } from '../shipping/token.authorizer.js';
import { ConsoleAuthorizer, OwnFormAuthorizer } from './authorizers.js';
import { pageStyle } from './layout.js';
import { endOperatorSession, startOperatorSession } from './operator-session.js';
import { ReleaseConsole } from './release-console.js';

const loginForm = z.object({ by: authorName.catch(''), token: z.string().trim().max(500).catch('') });

@WithoutSession()
@Controller('platform')
export class ConsoleController {
  private readonly log = new Logger('Releases');

  constructor(
    private readonly console: ReleaseConsole,
    private readonly tokens: TokenAuthorizer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get()
  @AuthorizedBy(ConsoleAuthorizer)
  page(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.console.showReleases(request, reply);
  }

  @Get('page.css')
  @Header('cache-control', 'no-cache')
  @Header('content-type', 'text/css; charset=utf-8')
  style() {
    return pageStyle;
  }

  @Post('enter')
  @AuthorizedBy(OwnFormAuthorizer)
  @FromElsewhere()
  @TakesForm()
  async logIn(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const { by, token } = loginForm.parse(request.body ?? {});
    const askAgain = (issue: string) => this.console.showLogin(request, reply, { by, issue });
    if (!by) return askAgain('Both are needed: your name and the token.');
    const sender = await this.tokens.senderOf(token, request);
    if (!sender) return askAgain('This is not the operator’s token.');
    if (sender.onlyName !== undefined)
      return askAgain(
        `This is the token of ${sender.title}. It ships with npm run, and does not open this page.`,
      );
    startOperatorSession(this.config, reply, by);
    this.log.log(`${by} entered /platform as ${sender.title}`);
    return reply.redirect('/platform', 303);
  }

  @Post('leave')
  @AuthorizedBy(OwnFormAuthorizer)
  @FromElsewhere()
  @TakesForm()
  logOut(@Res() reply: FastifyReply) {
    endOperatorSession(this.config, reply);
    return reply.redirect('/platform', 303);
  }
}
