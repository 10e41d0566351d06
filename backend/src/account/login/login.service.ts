import { EntityManager } from '@mikro-orm/postgresql';
import { BadRequestException, ForbiddenException, Inject, Injectable } from '@nestjs/common';
import { Captcha } from '../../platform/captcha/captcha.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { productName } from '../../platform/contract.js';
import type { CurrentUser } from '../../platform/http/access.js';
import { Limits } from '../../platform/limits/limits.js';
import { Mail } from '../../platform/mail/mail.js';
import { renderMail } from '../../platform/mail/render-mail.js';
import { botCheckSentence, type LoginAnswer, type LoginLinkOwner, type LoginRequest } from '../contract.js';
import { mailboxOf, maskEmail } from '../people/mailbox.js';
import type { Visitor } from './visitor.js';
import { newToken } from '../codes/codes.js';
import { GuestLogin } from './guest-login.js';
import { LoginAttempts, type LoginSecrets } from './login-attempts.js';
import { linkStillWorks, unknownAttempt, usedLink } from '../codes/refusals.js';

export interface BegunLogin {
  answer: LoginAnswer;
  /** Goes into the attempt's cookie: the code works only in the browser that began the login. */
  browserToken: string;
}

/** Never looks the email up, so neither response nor timing reveals whether it has an account. */
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
    if (!captchaToken) throw new BadRequestException(botCheckSentence);
    await this.limits.take('login.request', { ip }, linkStillWorks);
    const visitor = await this.captcha.check({ token: captchaToken, action: 'login', ip });
    if (visitor === 'suspect') throw new ForbiddenException(botCheckSentence);
    if (visitor === 'unproven')
      await this.limits.take('login.unproven', { ip, destination: mailboxOf(email) }, linkStillWorks);
    await this.limits.take('login.request', { destination: mailboxOf(email) }, linkStillWorks);

    const attempt = { id: newToken(128), browserToken: newToken(256) };
    const needsVerification = me?.email !== email;
    if (needsVerification) {
      await this.em.transactional(async (em) =>
        this.sendMail(
          em,
          email,
          attempt.id,
          await this.attempts.open(em, attempt.id, email, attempt.browserToken),
        ),
      );
    }
    return { answer: { needsVerification, user: { id: attempt.id } }, browserToken: attempt.browserToken };
  }

  async resend(attempt: string, { browserToken, ip }: Pick<Visitor, 'browserToken' | 'ip'>): Promise<void> {
    await this.limits.take('login.request', { ip }, linkStillWorks);
    const email = await this.attempts.emailOf(attempt, browserToken);
    if (!email) throw unknownAttempt();
    await this.limits.take('login.request', { destination: mailboxOf(email) }, linkStillWorks);
    await this.em.transactional(async (em) => {
      const secrets = await this.attempts.renew(em, attempt);
      if (!secrets) throw unknownAttempt();
      await this.sendMail(em, email, attempt, secrets);
    });
  }

  async ownerOfLink(linkToken: string, me?: CurrentUser): Promise<LoginLinkOwner> {
    const email = await this.attempts.emailOfLink(linkToken);
    if (!email) throw usedLink();
    return { email: maskEmail(email), endsOtherSession: me !== undefined && me.email !== email };
  }

  private async sendMail(em: EntityManager, email: string, id: string, secrets: LoginSecrets): Promise<void> {
    const guestMail = await this.guests.mailFor(em, { id, ...secrets });
    const mail = guestMail ?? loginMail(secrets, this.config.publicUrl);
    return this.mail.send(em, { to: email, mail, notAfter: secrets.mailBy });
  }
}

const loginMail = ({ code, linkToken }: LoginSecrets, publicUrl: string) =>
  renderMail({
    subject: `Your ${productName} code`,
    greeting: 'Hello,',
    paragraphs: [`here is the code to log in to ${productName}. It is valid for 10 minutes.`],
    code,
    // The token is in the URL's fragment, which no log records. Opening the page does not use the link up.
    action: { label: 'Log in without the code', url: `${publicUrl}/login-link#token=${linkToken}` },
    footnote:
      'The link works once, within a day. If you did not ask for this, you can leave this mail alone: nobody gets in without it. We never ask for your code.',
  });
