import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { RenderedMail } from '../../platform/mail/render-mail.js';
import { newToken } from './codes.js';
import { LoginAttempts, type LoginSecrets } from './login-attempts.js';

export interface GuestAttempt extends LoginSecrets {
  /** What `verify` takes as userId. */
  id: string;
  /** For the attempt's cookie: only this browser can finish the login with the code. */
  browserToken: string;
}

type MailedAttempt = Pick<GuestAttempt, 'id' | 'code' | 'linkToken'>;
type WriteLetter = (em: EntityManager, attempt: MailedAttempt) => Promise<RenderedMail | null>;

/**
 * Begins a login on the way of something else that a guest does. Whoever calls brings a bot-check and limits of
 * their own, and mails the code and the link in a letter of their own.
 */
@Injectable()
export class GuestLogin {
  private readonly writers: WriteLetter[] = [];

  constructor(private readonly attempts: LoginAttempts) {}

  async begin(em: EntityManager, email: string): Promise<GuestAttempt> {
    const begun = { id: newToken(128), browserToken: newToken(256) };
    return { ...begun, ...(await this.attempts.open(em, begun.id, email, begun.browserToken)) };
  }

  /** Registers, while the application starts, who writes the letter again when a guest asks for another code. */
  onResend(writer: WriteLetter): void {
    this.writers.push(writer);
  }

  /** A letter that says what the first one said; null for a login that is about nothing else. */
  async letterAgain(em: EntityManager, attempt: MailedAttempt): Promise<RenderedMail | null> {
    for (const write of this.writers) {
      const letter = await write(em, attempt);
      if (letter) return letter;
    }
    return null;
  }
}
