import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { MailText } from '../../platform/mail/mail-content.js';
import { newToken } from '../codes/codes.js';
import { LoginAttempts, type LoginSecrets } from './login-attempts.js';

export interface GuestAttempt extends LoginSecrets {
  id: string;
  /** Goes into the attempt's cookie: the code works only in this browser. */
  browserToken: string;
}

type MailedAttempt = Pick<GuestAttempt, 'id' | 'code' | 'linkToken'>;
type MailWriter = (em: EntityManager, attempt: MailedAttempt) => Promise<MailText | null>;

/** The caller does its own bot check, limits and mail. */
@Injectable()
export class GuestLogin {
  private readonly writers: MailWriter[] = [];

  constructor(private readonly attempts: LoginAttempts) {}

  async begin(em: EntityManager, email: string): Promise<GuestAttempt> {
    const attempt = { id: newToken(128), browserToken: newToken(256) };
    return { ...attempt, ...(await this.attempts.open(em, attempt.id, email, attempt.browserToken)) };
  }

  onResend(writer: MailWriter): void {
    this.writers.push(writer);
  }

  async mailFor(em: EntityManager, attempt: MailedAttempt): Promise<MailText | null> {
    for (const writeMail of this.writers) {
      const mail = await writeMail(em, attempt);
      if (mail) return mail;
    }
    return null;
  }
}
