import { EntityManager } from '@mikro-orm/postgresql';
import { BadRequestException, ForbiddenException, Inject, Injectable } from '@nestjs/common';
import { Captcha } from '../../platform/captcha/captcha.js';
import { CONFIG, type Config } from '../../platform/config.js';
import type { CurrentUser } from '../../platform/http/access.js';
import { Limits } from '../../platform/limits/limits.js';
import { Mail } from '../../platform/mail/mail.js';
import { botCheckMissing, type LoginAnswer, type LoginRequest } from '../contract.js';
import type { Visitor } from './arrival.service.js';
import { newToken } from './codes.js';
import { loginLetter } from './letters.js';
import { LoginAttempts, type LoginSecrets } from './login-attempts.js';
import { unknownAttempt } from './refusals.js';

export interface BegunLogin {
  answer: LoginAnswer;
  /** For the attempt's cookie: only the browser that began a login can finish it with the code. */
  browserToken: string;
}

/**
 * Begins a login. Whether the email has an account is not even asked before its owner has proven to be it, so
 * nothing about the answer, the work or the time can tell.
 */
@Injectable()
export class LoginService {
  constructor(
    private readonly em: EntityManager,
    private readonly attempts: LoginAttempts,
    private readonly captcha: Captcha,
    private readonly limits: Limits,
    private readonly mail: Mail,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async begin({ email, captchaToken }: LoginRequest, ip: string, me?: CurrentUser): Promise<BegunLogin> {
    if (!captchaToken) throw new BadRequestException(botCheckMissing);
    await this.limits.take('login.request', { ip });
    const visitor = await this.captcha.check({ token: captchaToken, action: 'login', ip });
    if (visitor === 'suspect') throw new ForbiddenException(botCheckMissing);
    if (visitor === 'unproven') await this.limits.take('login.unproven', { ip, destination: email });
    await this.limits.take('login.request', { destination: email });

    const begun = { id: newToken(128), browserToken: newToken(256) };
    const needsVerification = me?.email !== email;
    if (needsVerification) {
      await this.em.transactional(async (em) =>
        this.post(em, email, await this.attempts.open(em, begun.id, email, begun.browserToken)),
      );
    }
    return { answer: { needsVerification, user: { id: begun.id } }, browserToken: begun.browserToken };
  }

  async resend(attempt: string, { browserToken, ip }: Pick<Visitor, 'browserToken' | 'ip'>): Promise<void> {
    await this.limits.take('login.request', { ip });
    const email = await this.attempts.emailOf(attempt, browserToken);
    if (!email) throw unknownAttempt();
    await this.limits.take('login.request', { destination: email });
    await this.em.transactional(async (em) => {
      const secrets = await this.attempts.renew(em, attempt);
      if (!secrets) throw unknownAttempt();
      await this.post(em, email, secrets);
    });
  }

  private post(em: EntityManager, email: string, secrets: LoginSecrets): Promise<void> {
    const letter = loginLetter(secrets, this.config.publicUrl);
    return this.mail.send(em, { to: email, letter, notAfter: secrets.mailBy });
  }
}
