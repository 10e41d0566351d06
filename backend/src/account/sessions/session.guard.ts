import { type ExecutionContext, Injectable, UnauthorizedException } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { isPublic } from '../../platform/http/access.js';
import { Cookies } from './cookies.js';
import { SessionUser } from './session-user.js';
import type { Recognition } from './session.strategy.js';

/** Every route needs a session, unless it says that it is public. */
@Injectable()
export class SessionGuard extends AuthGuard('session') {
  constructor(
    private readonly reflector: Reflector,
    private readonly cookies: Cookies,
    private readonly sessionUser: SessionUser,
  ) {
    super();
  }

  override canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    if (this.tokenOf(context)) return super.canActivate(context) as Promise<boolean>;
    return this.isPublic(context) || this.turnAway();
  }

  override getAuthenticateOptions(context: ExecutionContext): Recognition {
    return { token: this.tokenOf(context) ?? '', sessionUser: this.sessionUser };
  }

  override handleRequest<User>(fault: unknown, user: User, _info: unknown, context: ExecutionContext): User {
    if (fault) throw fault;
    return user || this.isPublic(context) ? user : this.turnAway();
  }

  private tokenOf(context: ExecutionContext) {
    return this.cookies.session(context.getArgByIndex<FastifyRequest>(0));
  }

  private isPublic(context: ExecutionContext): boolean {
    return isPublic(this.reflector, context);
  }

  private turnAway(): never {
    throw new UnauthorizedException('Please log in');
  }
}
