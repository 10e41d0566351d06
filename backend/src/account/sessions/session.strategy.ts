import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-custom';
import type { CurrentUser } from '../../platform/http/access.js';
import type { SessionUser } from './session-user.js';

/** What the guard hands over: Passport keeps one strategy for the whole process, and two applications may share it. */
export interface Recognition {
  token: string;
  sessionUser: SessionUser;
}

/** The one place where a request is told apart from a stranger's. */
@Injectable()
export class SessionStrategy extends PassportStrategy(Strategy, 'session') {
  constructor() {
    super({ passOptionsToCallback: true });
  }

  validate(_request: FastifyRequest, { token, sessionUser }: Recognition): Promise<CurrentUser | null> {
    return sessionUser.find(token);
  }
}
