import { type CanActivate, type ExecutionContext, Injectable, UnauthorizedException } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { isPublic } from '../../platform/http/access.js';
import { Cookies } from './cookies.js';
import { SessionUser } from './session-user.js';

/** The one place where a request is told apart from a stranger's; every route needs a session unless it is public. */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly cookies: Cookies,
    private readonly sessionUser: SessionUser,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const request = context.getArgByIndex<FastifyRequest>(0);
    const token = this.cookies.session(request);
    return token ? this.recognise(request, token, context) : this.letIn(context);
  }

  private async recognise(
    request: FastifyRequest,
    token: string,
    context: ExecutionContext,
  ): Promise<boolean> {
    request.user = (await this.sessionUser.find(token)) ?? undefined;
    return request.user !== undefined || this.letIn(context);
  }

  private letIn(context: ExecutionContext): true {
    if (isPublic(this.reflector, context)) return true;
    throw new UnauthorizedException('Please log in');
  }
}
