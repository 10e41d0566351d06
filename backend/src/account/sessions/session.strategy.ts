import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-custom';
import type { CurrentUser } from '../../platform/http/access.js';
import { Cookies } from './cookies.js';
import { SessionUser } from './session-user.js';

/** The one place where a request is told apart from a stranger's. */
@Injectable()
export class SessionStrategy extends PassportStrategy(Strategy, 'session') {
  constructor(
    private readonly cookies: Cookies,
    private readonly sessionUser: SessionUser,
  ) {
    super();
  }

  async validate(request: FastifyRequest): Promise<CurrentUser | null> {
    const token = this.cookies.session(request);
    return token ? this.sessionUser.find(token) : null;
  }
}
