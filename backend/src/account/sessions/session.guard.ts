import { type ExecutionContext, Injectable, UnauthorizedException } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { isPublic } from '../../platform/http/access.js';
import { Cookies } from './cookies.js';

/** Every route needs a session, unless it says that it is public. */
@Injectable()
export class SessionGuard extends AuthGuard('session') {
  constructor(
    private readonly reflector: Reflector,
    private readonly cookies: Cookies,
  ) {
    super();
  }

  override canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (this.cookies.session(request)) return super.canActivate(context) as Promise<boolean>;
    return this.isPublic(context) || this.turnAway();
  }

  override handleRequest<User>(fault: unknown, user: User, _info: unknown, context: ExecutionContext): User {
    if (fault) throw fault;
    return user || this.isPublic(context) ? user : this.turnAway();
  }

  private isPublic(context: ExecutionContext): boolean {
    return isPublic(this.reflector, context);
  }

  private turnAway(): never {
    throw new UnauthorizedException('Please log in');
  }
}
