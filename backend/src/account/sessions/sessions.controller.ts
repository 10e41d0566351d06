import { Controller, Delete, Get, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { done } from '../../platform/contract.js';
import { type CurrentUser, Me, Public } from '../../platform/http/access.js';
import { Returns } from '../../platform/http/returns.js';
import { valid } from '../../platform/http/valid.js';
import { Operation } from '../../platform/openapi/operation.js';
import { me, sessionId, sessions } from '../contract.js';
import { Cookies } from './cookies.js';
import { SessionsService } from './sessions.service.js';

@Controller('api')
export class SessionsController {
  constructor(
    private readonly cookies: Cookies,
    private readonly sessions: SessionsService,
  ) {}

  @Get('auth/me')
  @Operation('getMe', 'Read who is logged in')
  @Returns(me)
  me(@Me() me: CurrentUser) {
    return me;
  }

  @Post('auth/logout')
  @Operation('logOut', 'Log out')
  @Public()
  @Returns(done)
  async logout(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    await this.sessions.endByToken(this.cookies.session(request));
    this.cookies.clearSession(reply);
    return { done: true as const };
  }

  @Get('sessions')
  @Operation('listSessions', 'List your sessions')
  @Returns(sessions)
  list(@Me() me: CurrentUser) {
    return this.sessions.list(me);
  }

  @Delete('sessions')
  @Operation('endOtherSessions', 'End all sessions but this one')
  @Returns(done)
  async endOthers(@Me() me: CurrentUser) {
    await this.sessions.endOthers(me);
    return { done: true as const };
  }

  @Delete('sessions/:id')
  @Operation('endSession', 'End one of your sessions')
  @Returns(done)
  async end(@Me() me: CurrentUser, @Param('id', valid(sessionId)) id: number) {
    await this.sessions.end(me, id);
    return { done: true as const };
  }
}
