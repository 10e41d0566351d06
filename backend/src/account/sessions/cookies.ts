import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { OwnCookie } from '../../platform/http/own-cookie.js';
import { deviceDays } from './known-devices.js';
import { sessionDays } from './session-user.js';

const daySeconds = 86_400;

/** The cookies of a browser: its session, the login it has begun, and by what accounts know it again. */
@Injectable()
export class Cookies {
  private readonly opened: OwnCookie;
  private readonly begun: OwnCookie;
  private readonly known: OwnCookie;

  constructor(@Inject(CONFIG) config: Config) {
    this.opened = new OwnCookie('session', 'lax', config);
    this.begun = new OwnCookie('attempt', 'lax', config);
    this.known = new OwnCookie('device', 'lax', config);
  }

  session(request: FastifyRequest): string | undefined {
    return this.opened.read(request);
  }

  attempt(request: FastifyRequest): string | undefined {
    return this.begun.read(request);
  }

  device(request: FastifyRequest): string | undefined {
    return this.known.read(request);
  }

  keepDevice(reply: FastifyReply, token: string): void {
    this.known.keep(reply, token, deviceDays * daySeconds);
  }

  keepAttempt(reply: FastifyReply, token: string): void {
    this.begun.keep(reply, token, daySeconds);
  }

  keepSession(reply: FastifyReply, token: string): void {
    this.begun.forget(reply);
    this.opened.keep(reply, token, sessionDays * daySeconds);
  }

  dropSession(reply: FastifyReply): void {
    this.opened.forget(reply);
  }
}
