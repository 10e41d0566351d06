import { EntityManager } from '@mikro-orm/postgresql';
import { BadRequestException, ForbiddenException, Inject, Injectable } from '@nestjs/common';
import { Captcha } from '../../platform/captcha/captcha.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import type { CurrentUser } from '../../platform/http/access.js';
import { Limits } from '../../platform/limits/limits.js';
import { Mail } from '../../platform/mail/mail.js';
import { botCheckMissing, type LoginAnswer, type LoginLinkOwner, type LoginRequest } from '../contract.js';
import { maskEmail } from '../people/mask-email.js';
import type { Visitor } from './arrival.service.js';
import { newToken } from './codes.js';
import { GuestLogin } from './guest-login.js';
import { loginLetter } from './letters.js';
import { LoginAttempts, type LoginSecrets } from './login-attempts.js';
import { linkStillWorks, unknownAttempt, usedLink } from './refusals.js';

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
    private readonly guests: GuestLogin,
    private readonly limits: Limits,
    private readonly mail: Mail,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async begin({ email, captchaToken }: LoginRequest, ip: string, me?: CurrentUser): Promise<BegunLogin> {
    if (!captchaToken) throw new BadRequestException(botCheckMissing);
    await this.limits.take('login.request', { ip }, linkStillWorks);
    const visitor = await this.captcha.check({ token: captchaToken, action: 'login', ip });
    if (visitor === 'suspect') throw new ForbiddenException(botCheckMissing);
    if (visitor === 'unproven')
      await this.limits.take('login.unproven', { ip, destination: email }, linkStillWorks);
    await this.limits.take('login.request', { destination: email }, linkStillWorks);

    const begun = { id: newToken(128), browserToken: newToken(256) };
    const needsVerification = me?.email !== email;
    if (needsVerification) {
      await this.em.transactional(async (em) =>
        this.post(em, email, begun.id, await this.attempts.open(em, begun.id, email, begun.browserToken)),
      );
    }
    return { answer: { needsVerification, user: { id: begun.id } }, browserToken: begun.browserToken };
  }

  async resend(attempt: string, { browserToken, ip }: Pick<Visitor, 'browserToken' | 'ip'>): Promise<void> {
    await this.limits.take('login.request', { ip }, linkStillWorks);
    const email = await this.attempts.emailOf(attempt, browserToken);
    if (!email) throw unknownAttempt();
    await this.limits.take('login.request', { destination: email }, linkStillWorks);
    await this.em.transactional(async (em) => {
      const secrets = await this.attempts.renew(em, attempt);
      if (!secrets) throw unknownAttempt();
      await this.post(em, email, attempt, secrets);
    });
  }

  async ownerOfLink(linkToken: string, me?: CurrentUser): Promise<LoginLinkOwner> {
    const email = await this.attempts.emailOfLink(linkToken);
    if (!email) throw usedLink();
    return { email: maskEmail(email), endsOtherSession: me !== undefined && me.email !== email };
  }

  private async post(em: EntityManager, email: string, id: string, secrets: LoginSecrets): Promise<void> {
    const again = await this.guests.letterAgain(em, { id, ...secrets });
    const letter = again ?? loginLetter(secrets, this.config.publicUrl);
    return this.mail.send(em, { to: email, mail: letter, notAfter: secrets.mailBy });
  }
}
