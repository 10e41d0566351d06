import { type ExecutionContext, Injectable, UnauthorizedException } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { isPublic, isWithoutSession } from '../../platform/http/access.js';
import { Cookies } from './cookies.js';
import { SessionUser } from './session-user.js';
import type { SessionLookup } from './session.strategy.js';

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
    if (isWithoutSession(this.reflector, context)) return true;
    if (this.tokenOf(context)) return super.canActivate(context) as Promise<boolean>;
    return this.isPublic(context) || this.refuse();
  }

  override getAuthenticateOptions(context: ExecutionContext): SessionLookup {
    return { token: this.tokenOf(context) ?? '', sessionUser: this.sessionUser };
  }

  override handleRequest<User>(error: unknown, user: User, _info: unknown, context: ExecutionContext): User {
    if (error) throw error;
    return user || this.isPublic(context) ? user : this.refuse();
  }

  private tokenOf(context: ExecutionContext) {
    return this.cookies.session(context.getArgByIndex<FastifyRequest>(0));
  }

  private isPublic(context: ExecutionContext): boolean {
    return isPublic(this.reflector, context);
  }

  private refuse(): never {
    throw new UnauthorizedException('Please log in');
  }
}
