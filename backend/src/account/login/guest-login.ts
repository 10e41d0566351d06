import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { newToken } from './codes.js';
import { LoginAttempts, type LoginSecrets } from './login-attempts.js';

export interface GuestAttempt extends LoginSecrets {
  /** What `verify` takes as userId. */
  id: string;
  /** For the attempt's cookie: only this browser can finish the login with the code. */
  browserToken: string;
}

/**
 * Begins a login on the way of something else that a guest does. Whoever calls brings a bot-check and limits of
 * their own, and mails the code and the link in a letter of their own.
 */
@Injectable()
export class GuestLogin {
  constructor(private readonly attempts: LoginAttempts) {}

  async begin(em: EntityManager, email: string): Promise<GuestAttempt> {
    const begun = { id: newToken(128), browserToken: newToken(256) };
    return { ...begun, ...(await this.attempts.open(em, begun.id, email, begun.browserToken)) };
  }
}
