import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-custom';
import type { CurrentUser } from '../../platform/http/access.js';
import type { SessionUser } from './session-user.js';

/** Passed by the guard, because Passport has one strategy per process and tests run several applications in one. */
export interface SessionLookup {
  token: string;
  sessionUser: SessionUser;
}

@Injectable()
export class SessionStrategy extends PassportStrategy(Strategy, 'session') {
  constructor() {
    super({ passOptionsToCallback: true });
  }

  validate(_request: FastifyRequest, { token, sessionUser }: SessionLookup): Promise<CurrentUser | null> {
    return sessionUser.find(token);
  }
}
