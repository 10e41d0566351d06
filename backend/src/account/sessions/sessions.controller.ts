import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Received } from '../../platform/endpoints.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { Route } from '../../platform/routing/route.js';
import { Cookies } from './cookies.js';
import { endOtherSessions, endSession, getMe, listSessions, logOut } from './endpoints.js';
import { SessionsService } from './sessions.service.js';

@Controller()
export class SessionsController {
  constructor(
    private readonly cookies: Cookies,
    private readonly sessions: SessionsService,
  ) {}

  @Route(getMe)
  me(@Me() me: CurrentUser) {
    return me;
  }

  @Route(logOut)
  async logout(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    await this.sessions.endByToken(this.cookies.session(request));
    this.cookies.clearSession(reply);
  }

  @Route(listSessions)
  list(@Me() me: CurrentUser) {
    return this.sessions.list(me);
  }

  @Route(endOtherSessions)
  async endOthers(@Me() me: CurrentUser) {
    await this.sessions.endOthers(me);
  }

  @Route(endSession)
  async end({ params: { id } }: Received<typeof endSession>, @Me() me: CurrentUser) {
    await this.sessions.end(me, id);
  }
}
