import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../platform/config.js';
import { sessionDays } from './session-user.js';

const daySeconds = 86_400;

/** The two cookies of a browser: its session, and the login it has begun. */
@Injectable()
export class Cookies {
  private readonly secure: boolean;
  private readonly names: { session: string; attempt: string };

  constructor(@Inject(CONFIG) config: Config) {
    this.secure = config.publicUrl.startsWith('https:');
    const prefix = this.secure ? '__Host-' : '';
    this.names = { session: `${prefix}session`, attempt: `${prefix}attempt` };
  }

  session(request: FastifyRequest): string | undefined {
    return request.cookies[this.names.session];
  }

  attempt(request: FastifyRequest): string | undefined {
    return request.cookies[this.names.attempt];
  }

  keepAttempt(reply: FastifyReply, token: string): void {
    reply.setCookie(this.names.attempt, token, { ...this.options, maxAge: daySeconds });
  }

  keepSession(reply: FastifyReply, token: string): void {
    reply.clearCookie(this.names.attempt, this.options);
    reply.setCookie(this.names.session, token, { ...this.options, maxAge: sessionDays * daySeconds });
  }

  dropSession(reply: FastifyReply): void {
    reply.clearCookie(this.names.session, this.options);
  }

  private get options() {
    return { httpOnly: true, sameSite: 'lax', path: '/', secure: this.secure } as const;
  }
}
