import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { OwnCookie, sessionCookie } from '../../platform/http/own-cookie.js';
import { deviceDays } from './known-devices.js';
import { sessionDays } from './session-user.js';

const daySeconds = 86_400;

@Injectable()
export class Cookies {
  private readonly sessionCookie: OwnCookie;
  private readonly attemptCookie: OwnCookie;
  private readonly deviceCookie: OwnCookie;

  constructor(@Inject(CONFIG) config: Config) {
    this.sessionCookie = sessionCookie(config);
    this.attemptCookie = new OwnCookie('attempt', 'lax', config);
    this.deviceCookie = new OwnCookie('device', 'lax', config);
  }

  session(request: FastifyRequest): string | undefined {
    return this.sessionCookie.read(request);
  }

  attempt(request: FastifyRequest): string | undefined {
    return this.attemptCookie.read(request);
  }

  device(request: FastifyRequest): string | undefined {
    return this.deviceCookie.read(request);
  }

  setDevice(reply: FastifyReply, token: string): void {
    this.deviceCookie.set(reply, token, deviceDays * daySeconds);
  }

  setAttempt(reply: FastifyReply, token: string): void {
    this.attemptCookie.set(reply, token, daySeconds);
  }

  setSession(reply: FastifyReply, token: string): void {
    this.attemptCookie.clear(reply);
    this.sessionCookie.set(reply, token, sessionDays * daySeconds);
  }

  clearSession(reply: FastifyReply): void {
    this.sessionCookie.clear(reply);
  }
}
